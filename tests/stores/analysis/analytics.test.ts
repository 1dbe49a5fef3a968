import type { ReadableAtom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const NOON = at('12:00:00')
const { school, proxy } = openSchool(NOON)
const RESULTS = /GET \/api\/user\/admin\/results/
const RECENT = /GET \/api\/user\/admin\/results.*sortBy=submittedAt/

let minutes = 0

beforeEach(async () => {
  await school().deps.db.deleteFrom('quizzes').execute()
  // The API caches its counts, and these tests write to the database directly.
  school().clock.advance(++minutes)
})

/** Stores an attempt of a new learner. */
async function storeAttempt(quizId: string, score: number, submittedAt: number): Promise<void> {
  const { id } = await enrol(school())
  const [started, submitted] = [new Date(submittedAt - 60_000), new Date(submittedAt)]
  await school()
    .deps.db.insertInto('attempts')
    .values({
      quiz_id: quizId,
      user_id: id,
      quiz_version: 1,
      started_at: started,
      submitted_at: submitted,
      answers: [],
      score,
      correct_answers: 0,
      total_questions: 3,
      time_spent: 60,
    })
    .execute()
}

/** The stores as a page of an administrator imports them. */
async function openFigures({ isAdmin = true } = {}) {
  await openPageOf(await enrol(school(), { isAdmin }), proxy())
  const analytics = await import('../../../src/stores/analysis/analytics.ts')
  const toasts = hearToasts()
  return { ...analytics, toasts }
}

interface Reads<Data> extends ReadableAtom<{ data?: Data; error?: unknown; loading: boolean }> {}

async function read<Data>(store: Reads<Data>) {
  watch(store)
  await until(() => expect(store.get().data ?? store.get().error).toBeDefined())
  return store.get()
}

const aPage = (submittedAt: readonly number[], hasNext: boolean) =>
  instead(
    answers(200, {
      results: submittedAt.map((instant) => ({
        score: 50,
        correctAnswers: 1,
        totalQuestions: 2,
        submittedAt: new Date(instant).toISOString(),
      })),
      pagination: { page: 1, limit: 500, total: 1, totalPages: 99, hasNext, hasPrev: false },
    }),
  )

describe('the figures per quiz', () => {
  test('come from the statistics of all results', async () => {
    const [optics, waves] = [await storeQuiz(school()), await storeQuiz(school())]
    for (const score of [60, 80]) await storeAttempt(optics, score, NOON)
    await storeAttempt(waves, 40, NOON)
    const { data } = await read((await openFigures()).$overallFigures)
    expect(data?.totalAttempts).toBe(3)
    const figures = new Map(data?.quizzes?.map((quiz) => [quiz.quizId, quiz]))
    expect(figures.get(optics)).toMatchObject({ totalAttempts: 2, averageScore: 70 })
    expect(figures.get(waves)).toMatchObject({ totalAttempts: 1, averageScore: 40 })
  })

  test('alone are missing if the API has no statistics', async () => {
    const analytics = await openFigures()
    proxy().plan(RESULTS, aPage([], false))
    const { data } = await read(analytics.$overallFigures)
    expect(data).toEqual({ totalAttempts: 1, quizzes: undefined })
  })

  test('are not requested for a learner', async () => {
    const analytics = await openFigures({ isAdmin: false })
    watch<unknown>(analytics.$overallFigures)
    expect(analytics.$overallFigures.get().loading).toBe(false)
    expect(proxy().calls(RESULTS)).toEqual([])
  })

  test('that fail to load are reported, and can be refreshed', async () => {
    const analytics = await openFigures()
    proxy().plan(RESULTS, instead(answers(500, { message: 'Database is down' })))
    expect((await read(analytics.$overallFigures)).error).toMatchObject({ status: 500 })
    await until(() => expect(analytics.toasts).toEqual(['error: Database is down']))
    analytics.refreshAnalytics()
    await until(() => expect(analytics.$overallFigures.get().data?.totalAttempts).toBe(0))
  })
})

describe('the attempts of the last fourteen days', () => {
  beforeEach(() => vi.stubEnv('TZ', 'UTC'))
  afterEach(() => vi.unstubAllEnvs())

  test('are counted by day, without older ones', async () => {
    const quizId = await storeQuiz(school())
    for (const daysAgo of [0, 0, 3, 13, 14, 40]) await storeAttempt(quizId, 50, NOON - daysAgo * DAY_MS)
    const { data } = await read((await openFigures()).$recentAttempts)
    expect(data?.cut).toBe(false)
    const counts = data?.days.filter(({ attempts }) => attempts > 0)
    expect(counts).toEqual([
      { date: '2026-02-19', attempts: 1 },
      { date: '2026-03-01', attempts: 1 },
      { date: '2026-03-04', attempts: 2 },
    ])
  })

  test('are read page by page, up to the first older one', async () => {
    const analytics = await openFigures()
    proxy().plan(RECENT, aPage([NOON, NOON], true), aPage([NOON, NOON - 30 * DAY_MS], true))
    const { data } = await read(analytics.$recentAttempts)
    expect(data?.days.at(-1)).toEqual({ date: '2026-03-04', attempts: 3 })
    expect(data?.cut).toBe(false)
    expect(
      proxy()
        .calls(RECENT)
        .map((call) => call.match(/page=\d+/)?.[0]),
    ).toEqual(['page=1', 'page=2'])
  })

  test('are cut off after twenty pages, and marked so', async () => {
    const analytics = await openFigures()
    proxy().plan(RECENT, ...Array.from({ length: 25 }, () => aPage([NOON], true)))
    const { data } = await read(analytics.$recentAttempts)
    expect(data?.cut).toBe(true)
    expect(data?.days.at(-1)?.attempts).toBe(20)
    expect(proxy().calls(RECENT)).toHaveLength(20)
  })
})

test('the score distribution has every attempt in one of ten bins', async () => {
  const quizId = await storeQuiz(school())
  for (const score of [0, 9, 10, 33, 59, 60, 60, 99, 100]) await storeAttempt(quizId, score, NOON)
  const { data } = await read((await openFigures()).$scoreBins)
  expect(data?.map(({ attempts }) => attempts)).toEqual([2, 1, 0, 1, 0, 1, 2, 0, 0, 2])
})
