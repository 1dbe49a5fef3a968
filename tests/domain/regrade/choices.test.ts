import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { canRegrade, changeOf, choicesOf, otherOptions } from '../../../src/domain/regrade/choices.ts'

/** Four options, the second of them blank: C and D are shown as B and C. */
const read = (facts: object = {}) =>
  v.parse(Question, {
    _id: 'lens',
    text: 'Which?',
    options: ['one', ' ', 'three', 'four'],
    correctAnswer: 0,
    ...facts,
  })

test.each([
  ['move', {}, 1, { accept: [2] }],
  ['both', {}, 1, { accept: [0, 2] }],
  ['both', { accepted: [0, 2] }, 2, { accept: [0, 2, 3] }],
  ['all', {}, 1, { accept: [0, 2, 3] }],
  ['drop', {}, 1, { drop: true }],
  ['restore', { dropped: true }, 1, { accept: [0] }],
] as const)(
  'the choice "%s" for a question %j is sent in the API’s own numbering',
  (choice, facts, other, change) => {
    expect(changeOf(read(facts), choice, other)).toEqual({ questionId: 'lens', ...change })
  },
)

test.each([
  [{}, ['move', 'both', 'all', 'drop'], [1, 2]],
  [{ dropped: true }, ['restore', 'move', 'all'], [1, 2]],
  [{ accepted: [0, 2, 3] }, ['drop'], []],
])('a question %j has its choices', (facts, choices, others) => {
  expect(choicesOf(read(facts))).toEqual(choices)
  expect(otherOptions(read(facts))).toEqual(others)
})

test.each([
  [{}, true],
  [{ _id: undefined }, false],
  [{ correctAnswer: undefined }, false],
])('a question %j can be regraded: %s', (facts, can) => expect(canRegrade(read(facts))).toBe(can))
