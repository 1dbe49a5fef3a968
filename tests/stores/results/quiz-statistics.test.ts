// SPEC 2 Admin results dashboard
import { expect, test } from 'vitest'
import { byTitle } from '../../../src/domain/results/admin-results.ts'
import { results } from '../../../src/messages/en/results.ts'
import { until, watch } from '../../support/page/page.ts'
import { openResultsSchool, range } from '../../support/page/results-page.ts'
import { storeScored, storeTitled } from '../../support/school/scored.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const { school, proxy, openResults } = openResultsSchool()
const STATISTICS = /GET \/api\/user\/admin\/results.*limit=1(&|$)/

const withoutStatistics = (total: number, hasNext = false) =>
  answers(200, {
    results: [
      {
        _id: 'a',
        quiz: { _id: 'optics', title: 'Optics' },
        user: 'asha',
        score: 80,
        correctAnswers: 4,
        totalQuestions: 5,
      },
    ],
    pagination: { page: 1, limit: 1, total, totalPages: 99, hasNext, hasPrev: false },
  })

const open = async () => {
  const page = await openResults()
  watch<unknown>(page.$quizStatistics)
  watch<unknown>(page.$quizChoices)
  const counted = () => until(() => page.$quizStatistics.get().data ?? expect.fail('not counted yet'))
  return { ...page, counted }
}

test('the statistics count the attempts in the database, the most taken quiz first, for every quiz', async () => {
  const [optics, waves, heat] = [
    await storeTitled(school(), 'Optics'),
    await storeTitled(school(), 'Waves'),
    await storeTitled(school(), 'Heat'),
  ]
  await storeScored(school(), optics, [80])
  await storeScored(school(), waves, [50, 60])
  const { counted, $quizChoices } = await open()
  expect(await counted()).toEqual({
    state: 'counted',
    quizzes: [
      {
        quizId: waves,
        title: 'Waves',
        totalAttempts: 2,
        uniqueUsers: 2,
        averageScore: 55,
        scores: expect.any(Array),
      },
      {
        quizId: optics,
        title: 'Optics',
        totalAttempts: 1,
        uniqueUsers: 1,
        averageScore: 80,
        scores: expect.any(Array),
      },
    ],
  })
  await until(() =>
    expect(byTitle($quizChoices.get(), results.unknownQuiz)).toEqual([
      [heat, 'Heat'],
      [optics, 'Optics'],
      [waves, 'Waves'],
    ]),
  )
  expect(proxy().calls(/limit=500/)).toEqual([])
})

test('the statistics are computed here if the API gives none', async () => {
  proxy().plan(STATISTICS, instead(withoutStatistics(1)))
  const optics = await storeTitled(school(), 'Optics')
  await storeScored(school(), optics, range(3))
  const { counted, $countingProgress } = await open()
  const progress = watch($countingProgress)
  expect(await counted()).toEqual({
    state: 'counted',
    quizzes: [
      {
        quizId: optics,
        title: 'Optics',
        totalAttempts: 3,
        uniqueUsers: 3,
        averageScore: 1,
        scores: expect.any(Array),
      },
    ],
  })
  expect(progress).toContainEqual({ read: 3, total: 3 })
  expect($countingProgress.get()).toBeUndefined()
})

test('the statistics never cover only a part of the attempts', async () => {
  const pages = range(41).map((page) =>
    instead(
      answers(200, {
        results: [{ _id: `a${page % 40}`, quiz: 'optics', score: 80, correctAnswers: 4, totalQuestions: 5 }],
        pagination: { page, limit: 500, total: 90_000, totalPages: 180, hasNext: true, hasPrev: false },
      }),
    ),
  )
  proxy().plan(STATISTICS, instead(withoutStatistics(90_000, true)))
  proxy().plan(/limit=500/, ...pages)
  const { counted } = await open()
  expect(await counted()).toEqual({ state: 'too-many', read: 40 })
  expect(proxy().calls(/limit=500/)).toHaveLength(41)
})

test('the counting ends when the administrator signs out', async () => {
  let release = () => {}
  proxy().plan(STATISTICS, instead(withoutStatistics(90_000, true)))
  proxy().plan(/limit=500/, async (response) => {
    await new Promise<void>((resolve) => (release = resolve))
    withoutStatistics(90_000, true)(response)
  })
  const { page, $countingProgress, $quizStatistics } = await open()
  await until(() => expect(proxy().calls(/limit=500/)).toHaveLength(1))
  await page.session.signOut()
  release()
  await until(() => expect($countingProgress.get()).toBeUndefined())
  expect($quizStatistics.get().data).toBeUndefined()
  expect(proxy().calls(/limit=500/)).toHaveLength(1)
})
