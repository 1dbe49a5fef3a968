import { expect, test } from 'vitest'
import {
  grade,
  isGradable,
  isKeptAnswer,
  isPossibleAnswer,
  isRightAnswer,
  KINDS,
  kindOf,
} from '../../../src/domain/kinds/kinds.ts'

const choice = { options: ['A', 'B', 'C'], correctAnswer: 1 }

test.each([
  ['none', undefined, 'choice'],
  ['null', null, 'choice'],
  ['an empty one', '', 'choice'],
  ['its own name', 'choice', 'choice'],
  ['several', 'several', 'unknown'],
  ['number', 'number', 'unknown'],
  ['an unknown word', 'hotspot', 'unknown'],
  ['no word', 7, 'unknown'],
])('a question with %s for a kind is read as the kind that it is', (_, kind, read) => {
  expect(kindOf({ ...choice, kind })).toBe(read)
})

test.each(Object.entries(KINDS))(
  'the kind %s says which answers are possible, which are kept, which are right and what has a key',
  (_, rules) => {
    expect(Object.keys(rules).sort()).toEqual(['hasKey', 'isKept', 'isPossible', 'isRight'])
  },
)

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
