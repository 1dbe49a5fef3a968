import { expect, test } from 'vitest'
import { hearToasts, leavePage, until, watch } from '../../support/page/page.ts'
import { enrolWithSeat, openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import {
  at,
  opticsJson,
  opticsJsonWithoutKey,
  opticsQuiz,
  opticsResultJson,
} from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const RESULTS = /GET \/api\/quiz\/[^/]+\/results$/
const QUIZ = /GET \/api\/quiz\/[^/]+$/
const WORK = { answers: [0, 2], timeSpent: 425 }

/** A learner who has submitted the optics quiz, on the page of its result. */
async function openResult() {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  await handIn(person, quizId, WORK)
  const page = await openPageOf(person, proxy())
  return { person, quizId, page }
}

async function showResult(page: Page, quizId: string, userId?: string) {
  const $result = page.result.resultOf({ quizId, userId })
  watch($result)
  await until(() => {
    const { data, error } = $result.get()
    expect(data ?? error).toBeDefined()
  })
  return $result.get()
}

const { questions: _, ...quizWithoutQuestions } = opticsJson
const bare = { ...opticsResultJson, quiz: quizWithoutQuestions }

test('a result comes with its questions and their key', async () => {
  const { page, quizId } = await openResult()
  const { data } = await showResult(page, quizId)
  expect(data).toMatchObject({ score: 33, correctAnswers: 1, totalQuestions: 3, answers: [0, 2, null] })
  expect(data?.questions?.map(({ correctAnswer }) => correctAnswer)).toEqual([0, 1, 0])
  expect(proxy().calls(QUIZ)).toEqual([])
})

test('the questions may be beside the quiz', async () => {
  const { page, quizId } = await openResult()
  proxy().plan(RESULTS, instead(answers(200, { ...bare, questions: opticsJson.questions })))
  const { data } = await showResult(page, quizId)
  expect(data?.questions).toHaveLength(3)
  expect(proxy().calls(QUIZ)).toEqual([])
})

// SPEC 2 Quiz taking
test.each([
  ['all of its time', 899, 'time'],
  ['less', 600, undefined],
])(
  'an attempt that took %s is known to have been ended by the clock, or not, without the API',
  async (_, timeSpent, ended) => {
    const { page, person, quizId } = await openResult()
    const times = { startedAt: at('10:00:00'), deadline: at('10:15:00') }
    page.records.$openQuizId.set(quizId)
    page.records.begin({ ...opticsQuiz, _id: quizId }, person.id, times)
    const attempt = page.records.$attempt.get()
    if (attempt) page.records.apply(attempt, { type: 'submitted' })
    proxy().plan(RESULTS, instead(answers(200, { ...opticsResultJson, timeSpent })))
    expect((await showResult(page, quizId)).data?.ended).toBe(ended)
  },
)

test('questions that the result lacks come from the quiz', async () => {
  const { page, quizId } = await openResult()
  proxy().plan(RESULTS, instead(answers(200, bare)))
  const { data } = await showResult(page, quizId)
  expect(data?.questions?.map(({ correctAnswer }) => correctAnswer)).toEqual([0, 1, 0])
  expect(proxy().calls(QUIZ)).toEqual([`GET /api/quiz/${quizId}`])
})

test('a title that the result lacks comes from the quiz', async () => {
  const { page, quizId } = await openResult()
  proxy().plan(RESULTS, instead(answers(200, { ...bare, quiz: quizId })))
  const { data } = await showResult(page, quizId)
  expect(data?.quiz).toMatchObject({ _id: quizId, title: opticsJson.title })
})

// SPEC 2 Quiz results
test.each([
  ['cannot be read', answers(500)],
  ['comes without its key', answers(200, opticsJsonWithoutKey)],
])('the summary is shown alone if the quiz %s', async (_, behaviour) => {
  const { page, quizId } = await openResult()
  proxy().plan(RESULTS, instead(answers(200, bare)))
  proxy().plan(QUIZ, instead(behaviour))
  const { data, error } = await showResult(page, quizId)
  expect(error).toBeUndefined()
  expect(data).toMatchObject({ score: 33, totalQuestions: 3 })
  expect(data?.questions).toBeUndefined()
})

// SPEC 2 Quiz results; 5 Validation
test("an administrator reads another user's result", async () => {
  const { person, quizId } = await openResult()
  await leavePage()
  const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  const { data, error } = await showResult(page, quizId, person.id)
  expect(error).toBeUndefined()
  expect(data).toMatchObject({ score: 33, user: { _id: person.id } })
})

// SPEC 8 Other toasts
test.each([
  [404, 'Results not found'],
  [500, 'Failed to load results'],
])('a %i is reported as %s', async (status, message) => {
  const toasts = hearToasts()
  const { page, quizId } = await openResult()
  proxy().plan(RESULTS, instead(answers(status, { message: 'Gone' })))
  const { error } = await showResult(page, quizId)
  expect(error).toMatchObject({ status })
  await until(() => expect(toasts).toEqual([`error: ${message}`]))
})

test('a result that was left is not read again', async () => {
  const { page, quizId } = await openResult()
  const $result = page.result.resultOf({ quizId })
  const leave = $result.subscribe(() => {})
  await until(() => expect($result.get().data).toBeDefined())
  leave()
  const { refresh } = await import('../../../src/stores/lib/query.ts')
  refresh('result')
  page.clock.$now.set(page.clock.$now.get() + 1)
  watch(page.myResults.$myResults)
  await until(() => expect(page.myResults.$myResults.get().data).toBeDefined())
  expect(proxy().calls(RESULTS)).toHaveLength(1)
})

// SPEC 8 Other toasts
test('one’s own results come with their totals, or their failure is reported', async () => {
  const toasts = hearToasts()
  const { page } = await openResult()
  proxy().plan(/GET \/api\/user\/results$/, instead(answers(500)))
  watch(page.myTotals.$myTotals)
  await until(() => expect(toasts).toEqual(['error: Failed to load your results']))
  page.myResults.$myResults.revalidate()
  await until(() => expect(page.myResults.$myResults.get().data).toHaveLength(1))
  expect(page.myTotals.$myTotals.get()).toMatchObject({ totalQuizzes: 1, averageScore: 33, bestScore: 33 })
})
