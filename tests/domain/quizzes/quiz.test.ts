// SPEC 8 Odd records
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { opticsJson, opticsJsonWithoutKey } from '../../support/school/fixtures.ts'

const { questions, ...summaryJson } = opticsJson

test.each([
  ['the count that the API gives', { ...summaryJson, questionCount: 12 }, 12],
  ['the count, even beside the questions', { ...opticsJson, questionCount: 12 }, 12],
  ['a count of nought', { ...opticsJson, questionCount: 0 }, 0],
  ['the questions, where there is no count', opticsJson, 3],
  ['nothing, where there is neither', summaryJson, 0],
])('a quiz in the list has the question count from %s', (_, json, count) => {
  expect(v.parse(QuizSummary, json).questionCount).toBe(count)
})

test.each([
  ['a list without counts', QuizSummary, { ...summaryJson, questionCount: null, questions: null }],
  ['a quiz by itself', Quiz, opticsJson],
])('null counts as missing in %s', (_, schema, json) => {
  const missing = { description: null, isActive: null, createdAt: null, updatedAt: null, start: null }
  expect(v.parse(schema, { ...json, ...missing })).toMatchObject({
    title: opticsJson.title,
    description: '',
    isActive: true,
    createdAt: undefined,
  })
})

test('a learner gets a quiz without its key', () => {
  const quiz = v.parse(Quiz, opticsJsonWithoutKey)
  expect(quiz.questions.map((question) => question.correctAnswer)).toEqual([undefined, undefined, undefined])
  expect(quiz.questions.map((question) => question.options.length)).toEqual([4, 4, 4])
})

test('unknown fields are ignored', () => {
  expect(v.parse(Quiz, { ...opticsJson, __v: 3, secret: 'x' })).not.toHaveProperty('secret')
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('POST /start is offered only if the answer says so: %s', (start, expected) => {
  expect(v.parse(Quiz, { ...opticsJson, ...(start === undefined ? {} : { start }) }).start).toBe(expected)
})

test.each([
  ['a page of HTML', '<!doctype html>'],
  ['an array', [opticsJson]],
  ['null', null],
  ['an empty object', {}],
  ['a quiz without an id', { ...opticsJson, _id: undefined }],
  ['a numeric title', { ...opticsJson, title: 7 }],
  ['a duration in words', { ...opticsJson, duration: 'a quarter' }],
  ['a negative duration', { ...opticsJson, duration: -1 }],
  ['a start in words', { ...opticsJson, startTime: 'tomorrow at 1' }],
  ['a missing end', { ...opticsJson, endTime: undefined }],
  ['questions as an object', { ...opticsJson, questions: {} }],
  ['missing questions', { ...opticsJson, questions: undefined }],
  ['a question without options', { ...opticsJson, questions: [{ text: 'Why?' }] }],
  ['an option that is a number', { ...opticsJson, questions: [{ text: 'Why?', options: [1] }] }],
  ['a key in words', { ...opticsJson, questions: [{ ...questions[0], correctAnswer: 'A' }] }],
])('%s is not a quiz', (_, json) => {
  expect(v.is(Quiz, json)).toBe(false)
})
