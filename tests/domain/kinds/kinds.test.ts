import { expect, test } from 'vitest'
import {
  isGradable,
  isPossibleAnswer,
  isRightAnswer,
  KINDS,
  kindOf,
} from '../../../src/domain/kinds/kinds.ts'

const choice = { options: ['A', 'B', 'C'], correctAnswer: 1 }

test('a question without a kind is a choice', () => {
  expect(kindOf(choice)).toBe('choice')
})

test.each(Object.entries(KINDS))(
  'the kind %s says what is possible, what is right and what has a key',
  (_, rules) => {
    expect(Object.keys(rules).sort()).toEqual(['hasKey', 'isPossible', 'isRight'])
  },
)

test('an answer is possible if the question has such an option', () => {
  expect([0, 2, 3].map((answer) => isPossibleAnswer(choice, answer))).toEqual([true, true, false])
})

test('the right option is right, others and no answer are not', () => {
  expect([1, 0, null].map((answer) => isRightAnswer(choice, answer))).toEqual([true, false, false])
})

test.each([
  ['with a key can', choice, true],
  ['without a key cannot', { correctAnswer: undefined }, false],
  ['that was dropped cannot', { ...choice, dropped: true }, false],
])('a question %s be graded', (_, question, gradable) => {
  expect(isGradable(question)).toBe(gradable)
})
