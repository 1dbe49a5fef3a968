import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ItemFigures } from '../../../src/domain/analysis/item-figures.ts'
import { proposeChange, suggestChange } from '../../../src/domain/analysis/suggested-change.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { changeOf, choiceMadeBy, type RegradeChoice } from '../../../src/domain/regrade/choices.ts'
import type { ReportKind } from '../../../src/domain/reports/reports.ts'

const question = v.parse(Question, {
  _id: 'q1',
  text: 'Which is true at the highest point?',
  options: ['both zero', '$g$ down', 'the weight acts', 'most energy'],
  correctAnswer: 1,
})

test.each<[string, ReportKind, Partial<Question>, number | undefined, unknown]>([
  [
    'two right, the best chose C',
    'two-right',
    {},
    2,
    { choice: 'both', other: 2, change: { questionId: 'q1', accept: [1, 2] } },
  ],
  ['two right, the best chose the key', 'two-right', {}, undefined, undefined],
  ['none right', 'none-right', {}, undefined, { choice: 'drop', change: { questionId: 'q1', drop: true } }],
  ['none right, the best agree on D', 'none-right', {}, 3, undefined],
  ['a picture is missing', 'picture', {}, 2, undefined],
  ['already dropped', 'none-right', { dropped: true }, undefined, undefined],
  ['no key is known', 'none-right', { correctAnswer: undefined }, undefined, undefined],
  ['no id', 'none-right', { _id: undefined }, undefined, undefined],
])('%s: the suggested change', (_, kind, fields, rival, suggested) => {
  const asked = { ...question, ...fields } as Question
  expect(
    suggestChange(
      [
        { kind, count: 3 },
        { kind: 'unclear', count: 1 },
      ],
      { question: asked, rival },
    ),
  ).toEqual(suggested)
})

const item = { question, rival: undefined, options: [0, 9, 4, 1].map((best) => ({ best })) } as ItemFigures

test.each<[string, ReportKind | undefined, Partial<ItemFigures>, unknown]>([
  ['two right, the best agree on D', 'two-right', { rival: 3 }, { choice: 'both', other: 3 }],
  ['two right, the best chose the key and then C', 'two-right', {}, { choice: 'both', other: 2 }],
  ['none right, the best agree on D', 'none-right', { rival: 3 }, { choice: 'move', other: 3 }],
  ['none right', 'none-right', {}, { choice: 'drop', other: 2 }],
  ['nothing is reported, the best agree on D', undefined, { rival: 3 }, { choice: 'move', other: 3 }],
  ['a picture is missing', 'picture', {}, { choice: undefined, other: 2 }],
  [
    'two right, but it is dropped already',
    'two-right',
    { question: { ...question, dropped: true } },
    { choice: undefined, other: 2 },
  ],
])('%s: what the panel begins with', (_, kind, fields, proposed) => {
  expect(proposeChange(kind ? [{ kind, count: 3 }] : [], { ...item, ...fields })).toEqual(proposed)
})

test.each<[RegradeChoice, number]>([
  ['move', 2],
  ['both', 2],
  ['all', 2],
  ['drop', 2],
])('the change of “%s” is told from the change itself', (choice, other) => {
  expect(choiceMadeBy(question, changeOf(question, choice, other))).toBe(choice)
})
