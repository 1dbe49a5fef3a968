// SPEC 2 Quiz results; 2 Quiz trial; 4 States
import { expect, test } from 'vitest'
import {
  beginTrial,
  endTrial,
  gradeTrial,
  isTrialOver,
  reviewTrial,
  type Trial,
  trialPages,
} from '../../../src/domain/authoring/quiz-trial.ts'
import { at, opticsQuiz, opticsQuizOf } from '../../support/school/fixtures.ts'

const start = at('12:00:00')
const begun = beginTrial(opticsQuiz, start)
const { questions } = opticsQuiz
const answered = (...answers: (number | null)[]): Trial => ({ answers })

test('a trial has the whole duration, even if the quiz ended an hour ago', () =>
  expect(begun).toMatchObject({ answers: [null, null, null], current: 0, deadline: at('12:15:00') }))

test.each([
  ['a second before', '12:14:59', false],
  ['at zero', '12:15:00', true],
  ['after it', '12:15:01', true],
])('%s, at %s, a trial is over: %s', (_, time, over) => expect(isTrialOver(begun, at(time))).toBe(over))

test('what was answered is reviewed as it was shown', () => {
  const [first, ...others] = questions
  const swapped = { questions: [{ ...Object(first), authoredIndices: [3, 2, 1, 0] }, ...others] }
  expect(endTrial(swapped, { answers: [3, 1, null] })).toEqual({ answers: [0, 1, null] })
})

test.each([
  ['nothing answered', answered(null, null, null), 0, 0, { count: 3, blank: 3 }],
  ['one right, one wrong', answered(0, 0, null), 1, 33, { count: 2, blank: 1 }],
  ['two right', answered(0, 1, 3), 2, 67, { count: 1, blank: 0 }],
  ['all right', answered(0, 1, 0), 3, 100, { count: 0, blank: 0 }],
])('a trial with %s counts unanswered questions as incorrect', (_, trial, correctAnswers, score, incorrect) =>
  expect(gradeTrial(questions, trial)).toEqual({ correctAnswers, score, totalQuestions: 3, incorrect }),
)

test('a question that was dropped does not count', () => {
  const [first, ...others] = questions
  const dropped = [{ ...Object(first), dropped: true }, ...others]
  expect(gradeTrial(dropped, answered(null, 1, 3))).toEqual({
    correctAnswers: 1,
    score: 50,
    totalQuestions: 2,
    incorrect: { count: 1, blank: 0 },
  })
})

test('a question without a key is never correct, answered or not', () => {
  const unkeyed = questions.map((question) => ({ ...question, correctAnswer: undefined }))
  expect(gradeTrial(unkeyed, answered(null, 0, null)).correctAnswers).toBe(0)
  expect(reviewTrial(unkeyed, answered(null, 0, null), 0).map(({ correct }) => correct)).toEqual([
    false,
    false,
    false,
  ])
})

test('the results have five questions a page', () => {
  const many = opticsQuizOf(11)
  const trial = { ...beginTrial(many, start), answers: [0, 0, ...Array(9).fill(null)] }
  expect(trialPages(many.questions)).toBe(3)
  expect(reviewTrial(many.questions, trial, 0).map(({ number, correct }) => [number, correct])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
  ])
  expect(reviewTrial(many.questions, trial, 2).map(({ number }) => number)).toEqual([11])
})
