// CONTRACT 4 kinds: what a newer API sends to an older page
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson, opticsResultJson } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)

const NOTE = 'This kind of question needs a newer version'
const NUMBER = {
  _id: 'question-g',
  kind: 'drawing',
  text: 'How large is the acceleration?',
  number: { value: 9.8 },
}
const questions = opticsJson.questions.with(1, NUMBER as never)

test('a learner answers the other questions, and can submit', async () => {
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  proxy().plan(/\/access$/, instead(answers(200, { ...opticsJson, _id: quizId, questions })))
  const { screen, press } = await openApp(`/quiz/${quizId}`, learner)
  await press('button', 'Start Quiz')
  await screen.findByText('Question 1 of 3')
  await press('radio', /^Option A:/)
  await press('button', 'Next')
  await screen.findByText('How large is the acceleration?')
  screen.getByText(NOTE)
  expect(screen.queryAllByRole('radio')).toEqual([])
  await press('button', 'Next')
  await screen.findByText('What does a thin lens obey?')
  expect(screen.queryByText(NOTE)).toBeNull()
  screen.getAllByRole('button', { name: 'Submit Quiz' })[0]?.click()
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByRole('button', { name: 'Submit Quiz' }).click()
  await until(() => expect(proxy().calls(/submit$/)).toHaveLength(1))
})

test('a review shows its text among the others', async () => {
  const result = { ...opticsResultJson, quiz: { ...opticsJson, questions } }
  proxy().plan(/GET \/api\/quiz\/[^/]+\/results$/, instead(answers(200, result)))
  const { screen } = await openApp('/quiz/quiz-optics/results', await enrol(school()))
  const heading = await screen.findByRole('heading', { name: 'Question 2' })
  const card = within(heading.closest<HTMLElement>('.card') ?? heading)
  card.getByText('How large is the acceleration?')
  card.getByText('Not shown here')
  card.getByText(NOTE)
})
