// SPEC 2 Learners
import { beforeEach, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

/** An API that knows neither sessions nor a log nor learners: whoever asked for them would be told on at the end. */
const { school, proxy } = openSchool(at('10:00:00'), { kind: 'plain' })
const openApp = appAt(proxy)

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))

test('the menu has no devices, and the address of the list says that there is none', async () => {
  const { screen, press } = await openApp('/user/sessions', await enrol(school()))
  await screen.findByRole('heading', { level: 1, name: 'No list here' })
  expect(screen.queryByRole('link', { name: 'Signed-in devices' })).toBeNull()
  await press('button', 'Logout')
  await screen.findByText('Please sign in below')
})

test('an administrator’s view of a result does not lead to a log', async () => {
  const [asha, grace] = [await enrolWithSeat(school()), await enrol(school(), { isAdmin: true })]
  const quizId = await storeQuiz(school())
  await handIn(asha, quizId, { answers: [0, 2], timeSpent: 60 })
  const { screen } = await openApp(`/quiz/${quizId}/user/${asha.id}/results`, grace)
  await screen.findByRole('heading', { name: 'Question Review' })
  // The link would come with a chunk of its own.
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull()
})

test.each([
  ['the log', '/admin/log', 'No activity log here'],
  ['the learners', '/admin/users', 'No list of learners here'],
  ['a learner', '/admin/user/u1', 'No list of learners here'],
])('an administrator who opens %s reads that there is none, and finds a way back', async (_, route, name) => {
  const { screen } = await openApp(route, await enrol(school(), { isAdmin: true }))
  await screen.findByRole('heading', { level: 1, name })
  screen.getByRole('link', { name: 'Back to Dashboard' })
})
