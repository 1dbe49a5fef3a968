import { describe, expect, test } from 'vitest'
import {
  type TimedTotal,
  type TimeRelation,
  timeFigures,
  timeRelation,
} from '../../../src/domain/analysis/score-times.ts'

describe('time against score', () => {
  test('few attempts keep their place; two at the same place are one point', () => {
    const { points, endSeconds } = timeFigures(
      [
        { total: 5, seconds: 300 },
        { total: 5, seconds: 300 },
        { total: 10, seconds: 450 },
      ],
      10,
    )
    expect(endSeconds).toBe(8 * 60)
    expect(points).toEqual([
      { seconds: 300, score: 50, attempts: 2 },
      { seconds: 450, score: 100, attempts: 1 },
    ])
  })

  test('the bands count every attempt once, also the longest; a band may be empty', () => {
    const { bands } = timeFigures(
      [
        { total: 0, seconds: 0 },
        { total: 10, seconds: 59 },
        { total: 4, seconds: 60 },
        { total: 6, seconds: 600 },
      ],
      10,
    )
    expect(bands).toHaveLength(10)
    expect(bands[0]).toEqual({ from: 0, to: 60, attempts: 2, meanScore: 50 })
    expect(bands[1]).toEqual({ from: 60, to: 120, attempts: 1, meanScore: 40 })
    expect(bands[2]).toEqual({ from: 120, to: 180, attempts: 0, meanScore: undefined })
    expect(bands[9]).toEqual({ from: 540, to: 600, attempts: 1, meanScore: 60 })
  })

  test('ten thousand attempts are at most six hundred points', () => {
    const many: TimedTotal[] = Array.from({ length: 10_000 }, (_, index) => ({
      total: (index * 7) % 101,
      seconds: (index * 13) % 3601,
    }))
    const { points } = timeFigures(many, 100)
    expect(points.length).toBeLessThanOrEqual(600)
    expect(points.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(10_000)
    expect(points.every(({ score, seconds }) => score < 100 && seconds < 3600)).toBe(true)
  })

  test.each([
    [500, 500],
    [501, 1],
  ])('%i attempts of slightly different length are %i points', (attempts, count) => {
    // In the grid they share a cell with the longest one.
    const close = Array.from({ length: attempts }, (_, index) => ({ total: 1, seconds: 6000 - index / 10 }))
    expect(timeFigures(close, 1).points).toHaveLength(count)
  })

  test.each([
    ['slower is better', [100, 200, 300], 1],
    ['slower is worse', [300, 200, 100], -1],
    ['all took the same time', [200, 200, 200], undefined],
  ])('the correlation has the right sign where %s', (_, seconds, expected) => {
    const attempts = seconds.map((time, index) => ({ total: index, seconds: time }))
    expect(timeFigures(attempts, 2).correlation).toBe(expected)
  })

  test('without attempts there are no points', () =>
    expect(timeFigures([], 10)).toMatchObject({ points: [], correlation: undefined, endSeconds: 120 }))
})

test.each<[number | undefined, TimeRelation]>([
  [undefined, 'none'],
  [0.09, 'none'],
  [-0.09, 'none'],
  [0.1, 'somewhat-higher'],
  [-0.49, 'somewhat-lower'],
  [0.5, 'clearly-higher'],
  [-1, 'clearly-lower'],
])('a correlation of %s between time and score is %s', (correlation, relation) =>
  expect(timeRelation(correlation)).toBe(relation),
)
