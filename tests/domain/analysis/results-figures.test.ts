import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { BIN_STARTS, countScores, isBinIn } from '../../../src/domain/analysis/analytics.ts'
import {
  attemptFiguresOf,
  figuresOfQuiz,
  figuresPerQuiz,
} from '../../../src/domain/analysis/results-figures.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { Result } from '../../../src/domain/results/results.ts'

const attempt = (quiz: object | string | null, user: string | null, score: number, timeSpent = 60) =>
  v.parse(Result, { quiz, user, score, timeSpent, correctAnswers: 0, totalQuestions: 3 })

const optics = { _id: 'optics', title: 'Optics' }

describe('the figures of one quiz', () => {
  test('are those of all its attempts', () => {
    const scores = [40, 85, 61]
    const attempts = scores.map((score, index) => attempt(optics, `user-${index}`, score, 100))
    expect(figuresOfQuiz(attempts)).toEqual({
      totalAttempts: 3,
      averageScore: 62,
      highestScore: 85,
      lowestScore: 40,
      totalTime: 300,
      scores: [0, 0, 0, 0, 1, 0, 1, 0, 1, 0],
    })
  })

  test('have the average of the marks of those that have some', () => {
    const attempts = [9, 6, undefined].map((marks) => ({ ...attempt(optics, 'asha', 50), marks }))
    expect(figuresOfQuiz(attempts).averageMarks).toBe(7.5)
  })

  test('are 0 without attempts', () => {
    const { scores, ...figures } = figuresOfQuiz([])
    expect(Object.values(figures)).toEqual([0, 0, 0, 0, 0])
    expect(scores).toEqual(Array(10).fill(0))
  })

  test('hold for more attempts than a function takes arguments', () => {
    const one = attempt('optics', 'asha', 0)
    const many = Array.from({ length: 200_000 }, (_, index) => ({ ...one, score: index % 101 }))
    expect(figuresOfQuiz(many)).toMatchObject({ highestScore: 100, lowestScore: 0 })
  })
})

describe('the figures per quiz', () => {
  test('count attempts, people and the average of each', () => {
    const attempts = [
      attempt('optics', 'asha', 40),
      attempt({ _id: 'waves', title: 'Waves' }, 'asha', 90),
      attempt(optics, 'ben', 60),
      attempt(optics, 'asha', 81),
    ]
    expect(figuresPerQuiz(attempts)).toMatchObject([
      { quizId: 'optics', title: 'Optics', totalAttempts: 3, uniqueUsers: 2, averageScore: 60 },
      { quizId: 'waves', title: 'Waves', totalAttempts: 1, uniqueUsers: 1, averageScore: 90 },
    ])
  })

  test('skip attempts without a quiz, and do not count unknown users', () => {
    const figures = figuresPerQuiz([attempt(null, 'asha', 40), attempt('waves', null, 40)])
    expect(figures).toMatchObject([
      { quizId: 'waves', title: undefined, totalAttempts: 1, uniqueUsers: 0, averageScore: 40 },
    ])
  })
})

test('figures are taken from an answer only if they are of one quiz', () => {
  const pagination = { page: 1, limit: 50, total: 0, totalPages: 1, hasNext: false, hasPrev: false }
  const answer = (statistics?: unknown) => v.parse(AdminResults, { results: [], pagination, statistics })
  const figures = figuresOfQuiz([])
  expect(attemptFiguresOf(answer(figures))).toEqual(figures)
  expect(attemptFiguresOf(answer([]))).toBeUndefined()
  expect(attemptFiguresOf(answer())).toBeUndefined()
})

test('scores are counted by tens, and 100 is in the last bin', () => {
  expect(countScores([0, 9.9, 10, 99, 100])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
})

test.each([
  [0, 100, '0123456789'],
  [40, 100, '456789'],
  [45, 60, '456'],
  [100, 100, '9'],
  [0, 0, '0'],
])('the range from %i to %i percent has the bins %s', (from, to, bins) => {
  const chosen = BIN_STARTS.map((_, bin) => bin).filter((bin) => isBinIn(bin, { from, to }))
  expect(chosen.join('')).toBe(bins)
})
