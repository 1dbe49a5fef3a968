// SPEC 8 Odd records
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { figuresOfQuiz, figuresPerQuiz } from '../../../src/domain/analysis/results-figures.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { ListedResults } from '../../../src/domain/results/listed-results.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { summarizeResults } from '../../../src/domain/results/totals.ts'
import { opticsResult, opticsResultJson } from '../../support/school/fixtures.ts'

const listed = (row: unknown) => v.parse(ListedResults, [row, opticsResultJson])
const odd = (fields: object) => listed({ ...opticsResultJson, ...fields })[0]

describe('an odd attempt keeps its place in the list, with what can be read of it', () => {
  test.each<[string, object, object]>([
    ['a score of null', { score: null }, { score: Number.NaN }],
    ['no score', { score: undefined }, { score: Number.NaN }],
    ['a score as text', { score: '33' }, { score: 33 }],
    ['a score in words', { score: 'a third' }, { score: Number.NaN }],
    ['an empty score', { score: ' ' }, { score: Number.NaN }],
    ['counts of null', { correctAnswers: null, totalQuestions: null }, { totalQuestions: Number.NaN }],
    [
      'counts as text',
      { correctAnswers: '1', totalQuestions: '3' },
      { correctAnswers: 1, totalQuestions: 3 },
    ],
    ['a time in words', { timeSpent: 'long' }, { timeSpent: 0 }],
    ['a date of null', { submittedAt: null }, { submittedAt: '' }],
    ['a date that is none', { submittedAt: 'yesterday' }, { submittedAt: 'yesterday' }],
    ['a date as a number', { submittedAt: 7 }, { submittedAt: '' }],
    ['an id of null', { _id: null }, { _id: '' }],
    [
      'a quiz without a title',
      { quiz: { _id: 'q1', title: null } },
      { quiz: { _id: 'q1', title: undefined } },
    ],
    ['a quiz without an id', { quiz: { _id: null, title: 'Optics' } }, { quiz: undefined }],
    ['a quiz that is a number', { quiz: 7 }, { quiz: { _id: '7' } }],
    ['a quiz that is a truth value', { quiz: true }, { quiz: undefined }],
    ['a user without a name', { user: { _id: 'u1', name: null } }, { user: { _id: 'u1', name: undefined } }],
    ['a user that is a truth value', { user: true }, { user: undefined }],
    ['answers of null', { answers: null }, { answers: [] }],
    ['answers by name', { answers: { a: 1 } }, { answers: [] }],
    ['answers as text', { answers: ['0', '2', null] }, { answers: [0, 2, null] }],
    ['an odd answer among others', { answers: [0, 'B', 2] }, { answers: [0, Number.NaN, 2] }],
    ['questions of null', { quiz: 'q1', questions: null }, { questions: undefined }],
    ['questions that are none', { quiz: 'q1', questions: 'three' }, { questions: undefined }],
  ])('with %s', (_, fields, expected) => {
    expect(odd(fields)).toMatchObject(expected)
    expect(odd({ ...fields, submittedAt: opticsResult.submittedAt })?.user?._id ?? 'user-asha').toMatch(/u/)
  })

  test.each([null, 'a row', 7, []])('even beside %j', (row) => {
    expect(listed(row)).toHaveLength(2)
    expect(listed(row)[1]).toEqual(opticsResult)
  })
})

test.each([
  ['an object', { results: [opticsResultJson] }],
  ['other things', [{ title: 'Optics' }, 'Waves']],
])('%s is not a list of attempts', (_, json) => expect(v.is(ListedResults, json)).toBe(false))

test('an attempt by itself is refused if it has no score', () => {
  expect(v.is(Result, { ...opticsResultJson, score: null })).toBe(false)
  expect(v.is(Result, { ...opticsResultJson, submittedAt: null, _id: null })).toBe(true)
})

describe('figures that leave out what cannot be read', () => {
  const attempts = v.parse(ListedResults, [
    { ...opticsResultJson, score: 40 },
    { ...opticsResultJson, score: null },
    { ...opticsResultJson, score: 61 },
  ])

  test('are those of a learner', () => {
    expect(summarizeResults(attempts)).toMatchObject({ totalQuizzes: 3, averageScore: 51, bestScore: 61 })
  })

  test('are those of a quiz', () => {
    expect(figuresOfQuiz(attempts)).toMatchObject({
      totalAttempts: 3,
      averageScore: 51,
      highestScore: 61,
      lowestScore: 40,
    })
    expect(figuresPerQuiz(attempts)).toMatchObject([{ totalAttempts: 3, averageScore: 51 }])
  })
})

const pagination = { page: 1, limit: 50, total: 1, totalPages: 1, hasNext: false, hasPrev: false }
const page = (fields: object) => v.parse(AdminResults, { results: [opticsResultJson], pagination, ...fields })
const figures = { quizId: 'q1', totalAttempts: 3, uniqueUsers: 2, averageScore: 51 }

test.each<[string, object, object]>([
  ['a quiz without a title', { statistics: [{ ...figures, title: null }] }, { statistics: [figures] }],
  ['figures of null', { statistics: [{ ...figures, averageScore: null }] }, { statistics: undefined }],
  ['no statistics', { statistics: null }, { statistics: undefined }],
  ['an odd measurement', { performance: { queryTime: 'fast' } }, { performance: undefined }],
  ['a cache of null', { performance: { queryTime: 3, cached: null } }, { performance: { cached: false } }],
  ['no starts', { unsubmitted: null }, { unsubmitted: undefined }],
  [
    'an odd start',
    { unsubmitted: [{ user: null, startedAt: null, deadline: 'later' }] },
    { unsubmitted: [{ user: { _id: '' }, startedAt: '', deadline: 'later' }] },
  ],
])('a page of results can be read with %s', (_, fields, expected) => {
  expect(page(fields)).toMatchObject({ results: [{ _id: 'result-asha' }], ...expected })
})
