// SPEC 2 Quiz results; 2 My results
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AdminResults, byTitle } from '../../../src/domain/results/admin-results.ts'
import { completedQuizIds, Result } from '../../../src/domain/results/results.ts'
import { reviewResult } from '../../../src/domain/results/review.ts'
import { summarizeResults } from '../../../src/domain/results/totals.ts'
import {
  opticsJson,
  opticsJsonWithoutKey,
  opticsResult,
  opticsResultJson,
} from '../../support/school/fixtures.ts'

const { questions } = opticsJson
const withOddQuestion = { ...opticsJson, questions: [...questions, { text: 'Which?', options: null }] }
const bareQuiz = { _id: 'quiz-optics', title: 'Geometric optics', description: null }
const read = (fields: object) => v.parse(Result, { ...opticsResultJson, ...fields })

describe('the quiz of a result', () => {
  const rows: [string, object, string | undefined, number][] = [
    ['an id', { quiz: 'quiz-optics' }, undefined, 0],
    ['an id, with the questions beside it', { quiz: 'quiz-optics', questions }, undefined, 3],
    ['an object without questions', { quiz: bareQuiz }, 'Geometric optics', 0],
    ['an object, with the questions beside it', { quiz: bareQuiz, questions }, 'Geometric optics', 3],
    ['an object with questions', { quiz: opticsJson }, 'Geometric optics', 3],
    ['an object whose key is beside it', { quiz: opticsJsonWithoutKey, questions }, 'Geometric optics', 3],
    ['an object with a question that cannot be read', { quiz: withOddQuestion }, 'Geometric optics', 0],
    [
      'an object, with such a question beside it',
      { quiz: bareQuiz, ...withOddQuestion },
      'Geometric optics',
      0,
    ],
    ['an object whose questions lack the key', { quiz: opticsJsonWithoutKey }, 'Geometric optics', 0],
  ]
  test.each(rows)('comes as %s', (_, fields, title, reviewed) => {
    const result = read(fields)
    expect(result.quiz).toMatchObject({ _id: 'quiz-optics', title })
    expect(reviewResult(result)).toHaveLength(reviewed)
  })

  test.each([null, undefined])('may be missing: %s', (quiz) => {
    const result = read({ quiz })
    expect(result.quiz ?? null).toBeNull()
    expect(reviewResult(result)).toEqual([])
  })
})

test.each([
  ['an id', 'user-asha', { _id: 'user-asha' }],
  ['an object', { _id: 'user-asha', name: 'Asha Rao' }, { _id: 'user-asha', name: 'Asha Rao' }],
  ['null', null, null],
])('the user of a result comes as %s', (_, user, expected) => {
  expect(read({ user }).user).toEqual(expected)
})

test('a result may consist of its figures alone', () => {
  expect(v.parse(Result, { score: 50, correctAnswers: 1, totalQuestions: 2 })).toMatchObject({
    answers: [],
    timeSpent: 0,
    submittedAt: '',
  })
})

test.each([
  ['a page of HTML', '<html>'],
  ['a list', [opticsResultJson]],
  ['no score', { ...opticsResultJson, score: undefined }],
  ['a score in words', { ...opticsResultJson, score: '33%' }],
  ['answers by name', { ...opticsResultJson, answers: { a: 1 } }],
  ['a truth value for a quiz', { ...opticsResultJson, quiz: true }],
])('%s is not a result', (_, json) => {
  expect(v.is(Result, json)).toBe(false)
})

test('the review marks correct, incorrect and unattempted', () => {
  const verdicts = reviewResult(opticsResult).map(({ chosen, verdict }) => [chosen, verdict])
  expect(verdicts).toEqual([
    [0, 'correct'],
    [2, 'incorrect'],
    [null, 'unattempted'],
  ])
})

test.each([
  ['missing at the end', [0]],
  ['undefined', [0, undefined, undefined]],
  ['beyond the options', [0, 9, 9]],
])('an answer that is %s is unattempted', (_, answers) => {
  const verdicts = reviewResult(read({ answers })).map(({ verdict }) => verdict)
  expect(verdicts).toEqual(['correct', 'unattempted', 'unattempted'])
})

test('the review shows a choice at its position among the options that are not blank', () => {
  const older = [{ text: 'Which?', options: ['', 'b', '', 'd'], correctAnswer: 3 }]
  const [right] = reviewResult(read({ quiz: 'quiz-older', questions: older, answers: [3] }))
  expect(right).toMatchObject({ chosen: 1, verdict: 'correct', question: { correctAnswer: 1 } })
  const [wrong] = reviewResult(read({ quiz: 'quiz-older', questions: older, answers: [1] }))
  expect(wrong).toMatchObject({ chosen: 0, verdict: 'incorrect' })
})

const scored = (score: number, timeSpent: number, quiz = 'quiz-optics') => read({ score, timeSpent, quiz })

test.each([
  ['none', [], { totalQuizzes: 0, averageScore: 0, bestScore: 0, totalTimeSeconds: 0 }],
  ['one', [scored(33, 425)], { totalQuizzes: 1, averageScore: 33, bestScore: 33, totalTimeSeconds: 425 }],
  [
    'several',
    [scored(57, 60), scored(58, 61)],
    { totalQuizzes: 2, averageScore: 58, bestScore: 58, totalTimeSeconds: 121 },
  ],
  [
    'one of two whose score waits for the review',
    [scored(57, 60), read({ score: undefined, reviewFrom: '2026-03-04T11:01:00Z', timeSpent: 61 })],
    { totalQuizzes: 2, averageScore: 57, bestScore: 57, totalTimeSeconds: 121 },
  ],
  [
    'one alone whose score waits',
    [read({ score: undefined, reviewFrom: '2026-03-04T11:01:00Z', timeSpent: 61 })],
    { totalQuizzes: 1, averageScore: Number.NaN, bestScore: Number.NaN, totalTimeSeconds: 61 },
  ],
  [
    'a score of zero',
    [scored(0, 0)],
    { totalQuizzes: 1, averageScore: 0, bestScore: 0, totalTimeSeconds: 0 },
  ],
])('results are summed up: %s', (_, results, summary) => {
  expect(summarizeResults(results)).toEqual(summary)
})

test('the completed quizzes are those with a result, each once', () => {
  const results = [scored(1, 1), scored(2, 2), scored(3, 3, 'quiz-waves'), read({ quiz: null })]
  expect([...completedQuizIds(results)]).toEqual(['quiz-optics', 'quiz-waves'])
})

test('quizzes are sorted by title, and a quiz without one by its placeholder', () => {
  const quizzes = [
    ['w', 'Waves'],
    ['u', undefined],
    ['o', 'optics'],
  ] as const
  expect(byTitle(quizzes, 'Unknown Quiz')).toEqual([
    ['o', 'optics'],
    ['u', 'Unknown Quiz'],
    ['w', 'Waves'],
  ])
})

const pagination = { page: 1, limit: 50, total: 1, totalPages: 1, hasNext: false, hasPrev: false }
const adminJson = { results: [opticsResultJson], pagination, performance: { queryTime: 12, cached: true } }
const quizStatistics = {
  totalAttempts: 1,
  averageScore: 33,
  highestScore: 33,
  lowestScore: 33,
  totalTime: 425,
}
const allStatistics = [
  { quizId: 'quiz-optics', title: 'Optics', totalAttempts: 1, uniqueUsers: 1, averageScore: 33 },
]

test.each([
  ['without statistics', {}, undefined],
  ["with one quiz's statistics", { statistics: quizStatistics }, quizStatistics],
  ["with all quizzes' statistics", { statistics: allStatistics }, allStatistics],
])('a page of admin results comes %s', (_, fields, statistics) => {
  const page = v.parse(AdminResults, { ...adminJson, ...fields })
  expect(page.statistics).toEqual(statistics)
  expect(page.performance).toEqual({ queryTime: 12, cached: true })
  expect(page.results[0]?.user).toMatchObject({ name: 'Asha Rao' })
})

test('an API may leave out measurements of its queries', () => {
  expect(v.parse(AdminResults, { results: [], pagination }).performance).toBeUndefined()
  expect(v.parse(AdminResults, { ...adminJson, performance: { queryTime: 3 } }).performance?.cached).toBe(
    false,
  )
})

test.each([
  ['a bare list', [opticsResultJson]],
  ['no pagination', { results: [] }],
  ['half a pagination', { results: [], pagination: { page: 1 } }],
  ['results as an object', { results: {}, pagination }],
])('%s is not a page of admin results', (_, json) => {
  expect(v.is(AdminResults, json)).toBe(false)
})
