import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  DEFAULT_QUIZ_FILTER,
  deriveQuizStatus,
  IsoInstant,
  matchesFilter,
  QUIZ_FILTERS,
  Quiz,
  QuizSummary,
  SlotRequired,
  StartAnswer,
  SubmitBody,
  TakenAnswer,
} from '../../../src/domain/quizzes/quiz.ts'
import { at, opticsJson, opticsJsonWithoutKey, opticsQuiz } from '../../support/school/fixtures.ts'

test.each([
  ['a day before it opens', '2026-03-03T10:00:00.000Z', 'upcoming'],
  ['a millisecond before it opens', '2026-03-04T09:59:59.999Z', 'upcoming'],
  ['as it opens', '2026-03-04T10:00:00.000Z', 'active'],
  ['halfway', '2026-03-04T10:30:00.000Z', 'active'],
  ['as it closes', '2026-03-04T11:00:00.000Z', 'active'],
  ['a millisecond after it closes', '2026-03-04T11:00:00.001Z', 'ended'],
  ['a year later', '2027-03-04T10:30:00.000Z', 'ended'],
])('%s a quiz is, at %s, %s', (_, moment, status) => {
  expect(deriveQuizStatus(opticsQuiz, Date.parse(moment))).toBe(status)
})

test('the status follows the instant, whatever zone the API writes it in', () => {
  const quiz = { startTime: '2026-03-04T15:30:00+05:30', endTime: '2026-03-04T16:30:00+05:30' }
  expect(deriveQuizStatus(quiz, at('09:59:59.999'))).toBe('upcoming')
  expect(deriveQuizStatus(quiz, at('10:00:00'))).toBe('active')
})

const optics = v.parse(QuizSummary, opticsJson)

test.each([
  ['all', '09:00:00', true],
  ['all', '12:00:00', true],
  ['active', '10:30:00', true],
  ['active', '09:00:00', false],
  ['active', '12:00:00', false],
  ['upcoming', '09:00:00', true],
  ['upcoming', '10:30:00', false],
  ['ended', '12:00:00', true],
  ['ended', '10:30:00', false],
  ['completed', '10:30:00', false],
] as const)('the filter %s at %s shows an untaken quiz: %s', (filter, time, shown) => {
  expect(matchesFilter(optics, filter, new Set(['quiz-waves']), at(time))).toBe(shown)
})

test.each(['09:00:00', '10:30:00', '12:00:00'])(
  'a quiz taken is completed at %s, whatever its status',
  (time) => {
    expect(matchesFilter(optics, 'completed', new Set(['quiz-optics']), at(time))).toBe(true)
  },
)

test('the tabs stand in the order of the specification and begin at active', () => {
  expect(QUIZ_FILTERS).toEqual(['all', 'active', 'upcoming', 'ended', 'completed'])
  expect(DEFAULT_QUIZ_FILTER).toBe('active')
})

const { questions, ...summaryJson } = opticsJson

test.each([
  ['the count that the API gives', { ...summaryJson, questionCount: 12 }, 12],
  ['the count, even beside the questions', { ...opticsJson, questionCount: 12 }, 12],
  ['a count of nought', { ...opticsJson, questionCount: 0 }, 0],
  ['the questions, where there is no count', opticsJson, 3],
  ['nothing, where there is neither', summaryJson, 0],
])('a quiz in the list has as many questions as %s', (_, json, count) => {
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
])('%s is no quiz', (_, json) => {
  expect(v.is(Quiz, json)).toBe(false)
})

test.each([
  ['2026-03-04T13:00:00.000Z', true],
  ['2026-03-04T13:00:00Z', true],
  ['2026-03-04T13:00Z', true],
  ['2026-03-04T13:00:00+05:30', true],
  ['2026-03-04T13:00:00', true],
  ['2026-03-04', true],
  ['2026-13-04T13:00:00Z', false],
  ['2026-03-04T25:00:00Z', false],
  ['4 March 2026', false],
  ['room 1', false],
  ['1', false],
  ['', false],
  [1772629200000, false],
  [null, false],
])('%j is an ISO date-time: %s', (value, accepted) => {
  expect(v.is(IsoInstant, value)).toBe(accepted)
})

test.each([
  [{ taken: true }, true],
  [{ taken: false }, false],
  [{ hasTaken: true }, true],
  [{ hasTaken: false }, false],
  [{ taken: false, hasTaken: true }, false],
])('%j says whether the quiz was taken: %s', (json, taken) => {
  expect(v.parse(TakenAnswer, json)).toBe(taken)
})

test.each([[{}], [{ taken: 'yes' }], [true], [[]], [null]])(
  '%j does not say whether it was taken',
  (json) => {
    expect(v.is(TakenAnswer, json)).toBe(false)
  },
)

test.each([
  [{ slotRequired: true }, true],
  [{ slotRequired: true, message: 'Book a slot' }, true],
  [{ slotRequired: false }, false],
  [{ slotRequired: 'true' }, false],
  [opticsJson, false],
])('the refusal for want of a slot is known by its flag alone', (json, refused) => {
  expect(v.is(SlotRequired, json)).toBe(refused)
})

test.each([
  ['chosen indices', { answers: [0, 3, 25], timeSpent: 60 }, [0, 3, 25]],
  ['nothing chosen', { answers: [null, null], timeSpent: 0 }, [null, null]],
  ['holes written as undefined', { answers: [undefined, 1], timeSpent: 0.5 }, [null, 1]],
  ['no questions at all', { answers: [], timeSpent: 1 }, []],
])('a submission of %s is accepted', (_, body, answers) => {
  expect(v.parse(SubmitBody, body).answers).toEqual(answers)
})

test.each([
  ['a negative index', { answers: [-1], timeSpent: 1 }],
  ['half an index', { answers: [0.5], timeSpent: 1 }],
  ['an index beyond Z', { answers: [26], timeSpent: 1 }],
  ['a letter', { answers: ['A'], timeSpent: 1 }],
  ['answers by name', { answers: { 0: 1 }, timeSpent: 1 }],
  ['no answers', { timeSpent: 1 }],
  ['more answers than any quiz has', { answers: Array(1001).fill(0), timeSpent: 1 }],
  ['no time', { answers: [0] }],
  ['a negative time', { answers: [0], timeSpent: -1 }],
  ['endless time', { answers: [0], timeSpent: Number.POSITIVE_INFINITY }],
  ['time in words', { answers: [0], timeSpent: '60' }],
])('a submission with %s is refused', (_, body) => {
  expect(v.is(SubmitBody, body)).toBe(false)
})

test('the answer of a start holds two instants', () => {
  const json = { startedAt: '2026-03-04T10:00:00Z', deadline: '2026-03-04T10:15:00Z' }
  expect(v.is(StartAnswer, json)).toBe(true)
  expect(v.is(StartAnswer, { ...json, deadline: 'soon' })).toBe(false)
})
