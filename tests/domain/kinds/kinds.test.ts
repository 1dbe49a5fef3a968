import { expect, test } from 'vitest'
import { grade, isRightAnswer, judge } from '../../../src/domain/kinds/judging.ts'
import { isGradable, isKeptAnswer, isPossibleAnswer, kindOf } from '../../../src/domain/kinds/kinds.ts'

const choice = { options: ['A', 'B', 'C'], correctAnswer: 1 }

test.each([
  ['none', undefined, 'choice'],
  ['null', null, 'choice'],
  ['an empty one', '', 'choice'],
  ['its own name', 'choice', 'choice'],
  ['several', 'several', 'several'],
  ['number', 'number', 'number'],
  ['what every object has', 'toString', 'unknown'],
  ['an unknown word', 'hotspot', 'unknown'],
  ['no word', 7, 'unknown'],
])('a question with %s for a kind is read as the kind that it is', (_, kind, read) => {
  expect(kindOf({ ...choice, kind })).toBe(read)
})

test('an answer is possible if the question has such an option', () => {
  expect([0, 2, 3].map((answer) => isPossibleAnswer(choice, answer))).toEqual([true, true, false])
})

test('an answer is kept while its option is among those that are shown', () => {
  const edited = { authoredIndices: [0, 2] }
  expect([0, 1, 2].map((answer) => isKeptAnswer(edited, answer))).toEqual([true, false, true])
})

test('the right option is right; other options and no answer are not', () => {
  expect([1, 0, null].map((answer) => isRightAnswer(choice, answer))).toEqual([true, false, false])
})

test.each([
  ['with a key can', choice, true],
  ['without a key cannot', { correctAnswer: undefined }, false],
  ['that was dropped cannot', { ...choice, dropped: true }, false],
])('a question %s be graded', (_, question, gradable) => {
  expect(isGradable(question)).toBe(gradable)
})

test.each([
  ['all right', [[0], [1], [2]], [0, 1, 2], 3, 100],
  ['one wrong', [[0], [1], [2]], [0, 1, 3], 2, 67],
  ['unanswered counts as incorrect', [[0], [1], [2]], [0, null, null], 1, 33],
  ['nothing answered', [[0], [1], [2]], [null, null, null], 0, 0],
  ['fewer answers than questions', [[0], [1], [2]], [0], 1, 33],
  ['more answers than questions', [[0]], [0, 1, 2], 1, 100],
  ['a question without a key is never right', [[], [1]], [null, 1], 1, 50],
  [
    'several options may be right',
    [
      [0, 2],
      [0, 2],
      [0, 2],
    ],
    [0, 2, 1],
    2,
    67,
  ],
  ['no questions', [], [], 0, 0],
])('answers are graded: %s', (_, key, answers, correctAnswers, score) => {
  const questions = key.map((accepted) => ({ correctAnswer: accepted[0], accepted }))
  expect(grade(questions, answers)).toEqual({ correctAnswers, totalQuestions: key.length, score })
})

const several = { kind: 'several', options: ['A', 'B', 'C', 'D'], correctAnswers: [0, 2] }
const number = {
  kind: 'number',
  options: [],
  number: { value: 5550, unit: 'm', tolerance: { relative: 0.01 } },
}
const typed = { number: '5550', unit: 'm' }

test.each([
  ['a choice', choice, 1, true],
  ['a choice, of several options', choice, { options: [1] }, false],
  ['a choice, of a number', choice, typed, false],
  ['several', several, { options: [1, 3] }, true],
  ['several, of an option that is not there', several, { options: [1, 4] }, false],
  ['several, of one option as a choice sends it', several, 1, false],
  ['a number', number, typed, true],
  ['a number that is none', number, { number: 'ten' }, true],
  ['a number, of an option', number, 0, false],
  ['a newer kind', { ...choice, kind: 'hotspot' }, 1, false],
])('an answer to %s is possible or not', (_, question, answer, possible) => {
  expect(isPossibleAnswer(question, answer)).toBe(possible)
})

test.each([
  ['several, all there', several, { options: [0, 2] }, true],
  ['several, one gone', several, { options: [0, 3] }, false],
  ['a number', number, typed, true],
  ['a number where the question became a choice', choice, typed, false],
  ['an option where the question became a number', number, 1, false],
])('after an edit an answer is kept or not: %s', (_, question, answer, kept) => {
  expect(isKeptAnswer({ ...question, authoredIndices: [0, 1, 2] }, answer)).toBe(kept)
})

test.each([
  ['all right ones', [0, 2], 'right', []],
  ['in another order', [2, 0], 'right', []],
  ['a part of them', [2], 'partly', ['missed']],
  ['one too many', [0, 1, 2], 'wrong', ['extra']],
  ['one right, one wrong', [0, 1], 'wrong', ['missed', 'extra']],
])('several options are judged: %s', (_, options, verdict, why) => {
  expect(judge(several, { options })).toEqual({ verdict, why })
})

test.each([
  ['no answer', several, null, 'blank'],
  ['no key', { ...several, correctAnswers: undefined }, { options: [0] }, 'wrong'],
  ['dropped', { ...several, dropped: true }, { options: [0, 2] }, 'wrong'],
  ['a response of another kind', several, typed, 'wrong'],
  ['a newer kind', { ...choice, kind: 'hotspot' }, 1, 'wrong'],
])('with %s nothing is right', (_, question, answer, verdict) => {
  expect(judge(question, answer).verdict).toBe(verdict)
})
