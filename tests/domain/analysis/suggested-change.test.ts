import * as v from 'valibot'
import { expect, test } from 'vitest'
import { suggestChange } from '../../../src/domain/analysis/suggested-change.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
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
