// CONTRACT 4, `marking`
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Answer } from '../../../src/domain/kinds/answer.ts'
import { judge } from '../../../src/domain/kinds/judging.ts'
import {
  byMarking,
  MARKING_PRESETS,
  Marking,
  marksOf,
  roundMarks,
} from '../../../src/domain/quizzes/marking.ts'

const { jee } = MARKING_PRESETS
const share: Marking = { ...jee, several: 'share' }
const choice = { options: ['A', 'B'], correctAnswer: 1 }
const several = { kind: 'several', options: ['A', 'B', 'C', 'D'], correctAnswers: [0, 2, 3] }

test.each<[string, object, Answer, Marking, string, number]>([
  ['a right choice', choice, 1, jee, 'right', 4],
  ['a wrong choice', choice, 0, jee, 'wrong', -1],
  ['a blank one', choice, null, jee, 'blank', 0],
  ['all of several', several, { options: [0, 2, 3] }, jee, 'right', 4],
  ['two of three, all or nothing', several, { options: [0, 2] }, jee, 'wrong', -1],
  ['two of three, a share', several, { options: [0, 2] }, share, 'partly', 8 / 3],
  ['one of three, a share', several, { options: [3] }, share, 'partly', 4 / 3],
  ['two of three and a wrong one, a share', several, { options: [0, 1, 2] }, share, 'wrong', -1],
])('%s', (_, question, answer, marking, verdict, marks) => {
  const judged = byMarking(judge(question, answer), marking)
  expect(judged.verdict).toBe(verdict)
  expect(marksOf(marking, judged, question, answer)).toBeCloseTo(marks, 9)
})

test('without marking a part of several is wrong', () => {
  expect(byMarking(judge(several, { options: [0] }), undefined)).toEqual({
    verdict: 'wrong',
    why: ['missed'],
  })
})

test.each([
  [8 / 3, 2.67],
  [-0.001, 0],
  [29, 29],
])('%d marks are shown as %d', (marks, shown) => {
  expect(roundMarks(marks)).toBe(shown)
})

test.each([
  ['nothing for a right answer', { ...jee, right: 0 }],
  ['a prize for a wrong answer', { ...jee, wrong: 1 }],
  ['another rule', { ...jee, several: 'half' }],
  ['endless marks', { ...jee, right: 1e9 }],
])('no marking is %s', (_, marking) => {
  expect(v.is(Marking, marking)).toBe(false)
})
