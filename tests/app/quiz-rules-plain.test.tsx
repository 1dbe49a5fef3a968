// SPEC 2 Writing room
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('09:00:00'), { kind: 'plain' })
const SAVE = /PUT \/api\/quiz\/[^/]+$/
const OPTIONAL = ['reviewFrom', 'shuffle', 'draw', 'pinned', 'explanation', 'topic', 'imageAlt']

test('the form has no fields for reviews and orders if the API has none, and sends none', async () => {
  await storeQuiz(school())
  const { screen, press } = await appAt(proxy)('/admin', await enrol(school(), { isAdmin: true }))
  await press('button', 'Edit Quiz')
  await screen.findByLabelText('Quiz Title')
  await press('button', 'Edit question')
  await screen.findByLabelText('Question Text')
  for (const label of ['Answers are shown', 'Topic', /^Explanation/, 'What the picture shows'])
    expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  await press('button', 'Update Question')
  await press('button', 'Update Quiz')
  await until(() => expect(proxy().calls(SAVE)).toHaveLength(1))
  const [sent] = proxy().bodies(SAVE)
  for (const field of OPTIONAL) expect(JSON.stringify(sent)).not.toContain(`"${field}"`)
})

test('saving by key at an API without drafts keeps a new quiz on the device, and shows it to nobody', async () => {
  const toasts = hearToasts()
  const { screen } = await appAt(proxy)('/admin/quiz/new', await enrol(school(), { isAdmin: true }))
  fireEvent.input(await screen.findByLabelText('Quiz Title'), { target: { value: 'Lenses' } })
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await screen.findByText(/^Draft kept on this device \d\d:\d\d$/)
  expect(screen.queryByText(/required/)).toBeNull()
  expect([toasts, proxy().calls(/POST \/api\/quiz/)]).toEqual([[], []])
})
