import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  attemptsPerDay,
  figuresOf,
  mostAttempted,
  overallFigures,
  type QuizFigures,
  recentDays,
  scaleEnd,
  scoreBins,
  tally,
} from '../../../src/domain/analysis/analytics.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'

const figures = (quizId: string, totalAttempts: number, averageScore: number): QuizFigures => ({
  quizId,
  title: quizId,
  totalAttempts,
  uniqueUsers: totalAttempts,
  averageScore,
})
const answer = (statistics?: unknown) =>
  v.parse(AdminResults, {
    results: [],
    pagination: { page: 1, limit: 1, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
    statistics,
  })
const ofOneQuiz = { totalAttempts: 3, averageScore: 50, highestScore: 90, lowestScore: 10, totalTime: 900 }

describe('the figures of all quizzes', () => {
  test.each([
    ['are a list', [figures('optics', 3, 50)], [figures('optics', 3, 50)]],
    ['may be an empty list', [], []],
    ['are missing in other APIs', undefined, undefined],
    ['are not those of one quiz', ofOneQuiz, undefined],
  ])('%s', (_, statistics, expected) => {
    expect(figuresOf(answer(statistics))).toEqual(expected)
  })

  test('name the quizzes with the most attempts, without those never taken', () => {
    const all = [
      figures('waves', 2, 80),
      figures('none', 0, 0),
      figures('optics', 9, 40),
      figures('heat', 5, 60),
    ]
    expect(mostAttempted(all, 2).map(({ quizId }) => quizId)).toEqual(['optics', 'heat'])
    expect(mostAttempted(all, 9).map(({ quizId }) => quizId)).toEqual(['optics', 'heat', 'waves'])
  })

  test.each([
    ['nothing', [], { totalAttempts: 0, averageScore: 0 }],
    ['one quiz', [figures('optics', 3, 51)], { totalAttempts: 3, averageScore: 51 }],
    [
      'a big and a small one',
      [figures('optics', 9, 40), figures('waves', 1, 90)],
      { totalAttempts: 10, averageScore: 45 },
    ],
    [
      'one without attempts',
      [figures('optics', 4, 75), figures('none', 0, 0)],
      { totalAttempts: 4, averageScore: 75 },
    ],
  ])('are weighted by attempts: %s', (_, all, expected) => {
    expect(overallFigures(all)).toEqual(expected)
  })
})

describe('the last fourteen days', () => {
  test.each([
    ['UTC', '2026-03-04T23:30:00Z', '2026-02-19', '2026-03-04'],
    ['Asia/Tokyo', '2026-03-04T23:30:00Z', '2026-02-20', '2026-03-05'],
    ['America/New_York', '2026-03-05T02:00:00Z', '2026-02-19', '2026-03-04'],
  ])('end today in %s', (zone, now, first, last) => {
    const days = recentDays(Date.parse(now), zone)
    expect(days).toHaveLength(14)
    expect([days[0], days.at(-1)]).toEqual([first, last])
  })

  test('count each attempt on the day that the zone shows', () => {
    const days = ['2026-03-03', '2026-03-04', '2026-03-05']
    const instants = [
      '03-02T23:59',
      '03-03T00:00',
      '03-04T14:59',
      '03-04T15:00',
      '03-05T23:59',
      '03-06T00:00',
    ].map((moment) => Date.parse(`2026-${moment}:00Z`))
    const counts = (zone: string) => attemptsPerDay(days, instants, zone).map(({ attempts }) => attempts)
    expect(counts('UTC')).toEqual([1, 2, 1])
    expect(counts('Asia/Tokyo')).toEqual([2, 1, 1])
  })

  test('neither lose nor double an attempt if a day has 23 or 25 hours', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-03-30']
    const first = Date.parse('2026-03-27T23:00:00Z')
    const instants = Array.from({ length: 71 }, (_, hour) => first + hour * 3_600_000)
    expect(attemptsPerDay(days, instants, 'Europe/Paris').map(({ attempts }) => attempts)).toEqual([
      24, 23, 24,
    ])
  })
})

describe('the score distribution', () => {
  test('is computed from the differences of the counts, and 100 is in the last bin', () => {
    const bins = scoreBins([20, 19, 19, 15, 15, 12, 10, 9, 4, 1])
    expect(bins.map(({ attempts }) => attempts)).toEqual([1, 0, 4, 0, 3, 2, 1, 5, 3, 1])
    expect(bins[0]).toMatchObject({ from: 0, to: 10 })
    expect(bins.at(-1)).toMatchObject({ from: 90, to: 100 })
  })

  test('has no negative bin when attempts are submitted between two counts', () => {
    expect(
      scoreBins([2, 3, 0, 0, 0, 0, 0, 0, 0, 0])
        .map(({ attempts }) => attempts)
        .slice(0, 2),
    ).toEqual([0, 3])
  })
})

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [41, 60],
  [100, 100],
  [101, 200],
])('a highest value of %i is drawn on a scale to %i', (highest, end) => {
  expect(scaleEnd(highest)).toBe(end)
})

test.each([
  ['nothing', [], 0, undefined],
  ['days without any', [0, 0], 0, undefined],
  ['several days', [2, 7, 1], 10, 1],
  ['equal days, of which the first counts', [3, 3], 6, 0],
])('the tally has the total and the highest count of %s', (_, counts, total, index) => {
  const parts = counts.map((attempts) => ({ attempts }))
  const tallied = tally(parts)
  expect(tallied.total).toBe(total)
  expect(tallied.most).toBe(index === undefined ? undefined : parts[index])
})
