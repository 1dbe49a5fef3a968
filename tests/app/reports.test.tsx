// CONTRACT 4 reports
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { answerReport, listReports, ownReports, report } from '../support/school/reporting.ts'
import { enrol, type Person, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)
afterEach(() => {
  localStorage.removeItem('quiz:reports')
  localStorage.removeItem('quiz:reports-read')
})

const questions = ['one', 'two'].map((name) => ({
  _id: name,
  text: `Number ${name}?`,
  options: ['right', 'wrong'].map((text) => ({ text })),
  correctAnswer: 0,
  points: 1,
}))
const REPORTS = /(POST|DELETE) \/api\/quiz\/[^/]+\/reports/

type Opened = App & { learner: Person; quizId: string }

/** The review of what somebody has handed in. */
async function openReview(): Promise<Opened> {
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
  await handIn(learner, quizId, { answers: [1, 0], timeSpent: 60 })
  return { ...(await openApp(`/quiz/${quizId}/results`, learner)), learner, quizId }
}

/** Two presses at the first question. */
async function reportFirst({ screen }: App, kind = 'Two answers are right') {
  const [first] = await screen.findAllByRole('button', { name: 'This question is wrong' })
  fireEvent.click(first as HTMLElement)
  await screen.findByRole('heading', { name: 'What is wrong with question 1?' })
  fireEvent.click(screen.getByRole('button', { name: kind }))
}

test('two presses report a question, a line may follow, and it can be taken back', async () => {
  const app = await openReview()
  const { screen, press, learner } = app
  await reportFirst(app)
  await screen.findByRole('heading', { name: 'Sent: Two answers are right' })
  screen.getByRole('button', { name: 'Reported: Two answers are right' })
  fireEvent.change(screen.getByRole('textbox', { name: 'A line, if you like' }), {
    target: { value: ' C, too ' },
  })
  await press('button', 'Add')
  await until(async () =>
    expect(await ownReports(learner)).toMatchObject([
      { questionId: 'one', kind: 'two-right', text: 'C, too' },
    ]),
  )
  await press('button', 'Another Reason')
  await press('button', 'I cannot understand it')
  await until(async () =>
    expect(await ownReports(learner)).toMatchObject([{ kind: 'unclear', text: 'C, too' }]),
  )
  await press('button', 'Take It Back')
  await until(async () => expect(await ownReports(learner)).toEqual([]))
  screen.getAllByRole('button', { name: 'This question is wrong' })
})

test('without a network it is kept, and sent once the network is back', async () => {
  const app = await openReview()
  proxy().plan(REPORTS, ...Array.from({ length: 9 }, () => instead(resets)))
  await reportFirst(app)
  await app.screen.findByRole('heading', { name: 'Kept: Two answers are right' })
  proxy().forget()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  const home = await openApp('/', app.learner)
  await home.screen.findByRole('heading', { name: /^Welcome/ })
  await until(async () => expect(await ownReports(app.learner)).toMatchObject([{ kind: 'two-right' }]))
})

test('what waits is never dropped, however much it is', async () => {
  const app = await openReview()
  proxy().plan(REPORTS, ...Array.from({ length: 9 }, () => instead(resets)))
  const waiting = Array.from({ length: 120 }, (_, index) => ({
    ...{ quizId: app.quizId, questionId: `older-${index}`, kind: 'unclear', text: '', waits: true },
  }))
  localStorage.setItem('quiz:reports', JSON.stringify({ [app.learner.id]: waiting }))
  await reportFirst(app)
  await app.screen.findByText(/^Kept:/)
  const { [app.learner.id]: kept } = JSON.parse(localStorage.getItem('quiz:reports') ?? '{}')
  expect(kept).toHaveLength(121)
})

test('an answered report offers nothing that the API would refuse', async () => {
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
  await handIn(learner, quizId, { answers: [1, 0], timeSpent: 60 })
  const grace = await enrol(school(), { isAdmin: true })
  await report(learner, quizId, 'one')
  const [{ _id }] = await listReports(grace, `?quizId=${quizId}`)
  await answerReport(grace, _id, { status: 'declined', reply: '' })
  const { screen, press } = await openApp(`/quiz/${quizId}/results`, learner)
  fireEvent.click(await screen.findByRole('button', { name: 'Reported: Two answers are right' }))
  const sheet = within(await screen.findByRole('dialog'))
  sheet.getByRole('heading', { name: 'Question 1 stays as it is' })
  expect(sheet.queryByRole('button', { name: 'Take It Back' })).toBeNull()
  await press('button', 'Back to Question 1')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what the API refuses is told once, and tried no more', async () => {
  const toasts = hearToasts()
  const app = await openReview()
  proxy().plan(REPORTS, instead(answers(409, { message: 'This report has been answered already' })))
  await reportFirst(app)
  await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: .*already/)]))
  expect(app.screen.getAllByRole('button', { name: 'This question is wrong' })).toHaveLength(2)
  expect(proxy().calls(REPORTS)).toHaveLength(1)
})

test('nobody else at the device sees or sends what somebody reported', async () => {
  const app = await openReview()
  proxy().plan(REPORTS, ...Array.from({ length: 9 }, () => instead(resets)))
  await reportFirst(app)
  await app.screen.findByText(/^Kept:/)
  proxy().forget()
  const other = await enrol(school())
  await handIn(await enrolWithSeat(school()), app.quizId, { answers: [0, 0], timeSpent: 9 })
  const theirs = await openApp('/', other)
  await theirs.screen.findByRole('heading', { name: /^Welcome/ })
  expect(await ownReports(other)).toEqual([])
  expect(theirs.screen.queryByRole('button', { name: /^Reported/ })).toBeNull()
})

test('what became of a report is read once, at home and with the result', async () => {
  const [learner, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { questions })]
  await handIn(learner, quizId, { answers: [1, 0], timeSpent: 60 })
  const grace = await enrol(school(), { isAdmin: true, name: 'Grace Lin' })
  for (const id of ['one', 'two']) await report(learner, quizId, id)
  const told = await listReports(grace, `?quizId=${quizId}`)
  const idOf = (question: string) =>
    told.find(({ questionId }: { questionId: string }) => questionId === question)._id
  await grace.call('POST', `/quiz/${quizId}/admin/regrade`, {
    changes: [{ questionId: 'one', accept: [0, 1] }],
    neverLower: false,
  })
  await answerReport(grace, idOf('one'), { status: 'accepted', reply: 'Both count now.' })
  await answerReport(grace, idOf('two'), { status: 'declined', reply: 'The text says so.' })
  const { screen } = await openApp('/', learner)
  await screen.findByRole('heading', { name: 'You were right about question 1' })
  screen.getByText('Your score: 50% → 100%')
  screen.getByText('Both count now.')
  expect(screen.getAllByText(/^Grace Lin, Mar 4, 2026/)).toHaveLength(2)
  screen.getByRole('heading', { name: 'Question 2 stays as it is' })
  const got = screen.getAllByRole('button', { name: 'Got it' })
  fireEvent.click(got[0] as HTMLElement)
  await until(() => expect(screen.queryAllByRole('button', { name: 'Got it' })).toHaveLength(1))
  const result = await openApp(`/quiz/${quizId}/results`, learner)
  await result.screen.findByText('Both count now.')
  await result.screen.findByRole('heading', { name: 'Question 2 stays as it is' })
  expect(result.screen.queryAllByRole('button', { name: 'Got it' }), 'there for good').toEqual([])
})
