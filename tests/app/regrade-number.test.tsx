// CONTRACT 4 kinds
import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { start, submit } from '../support/school/exam.ts'
import { at } from '../support/school/fixtures.ts'
import { createPhysics } from '../support/school/physics.ts'

const { school, proxy } = openSchool(at('10:00:00'))

/** To a question with the key 5550 m within 1%. */
const GIVEN = ['5550', '5440', '-5550', '5440']

async function openNumber() {
  const { grace, quizId } = await createPhysics(school())
  for (const number of GIVEN) {
    const learner = await enrolWithSeat(school())
    await start(learner, quizId)
    await submit(learner, quizId, {
      answers: [1, null, null],
      responses: [null, null, { number, unit: 'm' }],
      timeSpent: 60,
    })
  }
  const page = await appAt(proxy)(`/admin/quiz/${quizId}/items/3`, grace)
  const scores = async () => {
    const { body } = await grace.call('GET', `/quiz/${quizId}/admin/results`)
    return body.results.map(({ score }: { score: number }) => score).toSorted()
  }
  return { ...page, scores, toasts: hearToasts() }
}

test('a teacher reads which numbers were given, and a wider tolerance counts for those whom it was said to count for', async () => {
  const { screen, press, scores, toasts } = await openNumber()
  const before = await scores()
  await screen.findByText('5440 m')
  await press('button', 'Regrade…')
  const region = await screen.findByRole('region', { name: 'Regrade question 3' })
  const panel = within(region)
  const apply = () => panel.getByRole('button', { name: /^Apply/ })
  fireEvent.click(panel.getByRole('radio', { name: /^Another tolerance/ }))
  const field = panel.getByRole('textbox', { name: 'Tolerance' })
  const figures = () =>
    [...region.querySelectorAll('.regrade-counts dd')].map(({ textContent }) => textContent)
  fireEvent.input(field, { target: { value: 'wide' } })
  await until(() => expect(apply()).toHaveProperty('disabled', true))
  fireEvent.input(field, { target: { value: '2' } })
  await until(() => expect(figures()).toEqual(['2', '0', '2']))
  expect(await scores(), 'nothing changed yet').toEqual(before)
  fireEvent.click(apply())
  await until(() => expect(toasts).toEqual(['success: 4 attempts regraded']))
  expect(await scores()).toEqual([33, 67, 67, 67])
})
