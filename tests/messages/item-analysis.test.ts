import { expect, test } from 'vitest'
import type { AnalysisNote } from '../../src/domain/analysis/analysis-notes.ts'
import { itemAnalysis } from '../../src/messages/en/item-analysis.ts'
import { kindForm } from '../../src/messages/en/kind-form.ts'

test.each([
  [0.314, '0.31'],
  [1, '1.00'],
  [-0.08, '−0.08'],
  [-0.001, '0.00'],
  [undefined, '–'],
])('an index of %s is shown as %s', (index, text) => expect(itemAnalysis.index(index)).toBe(text))

test.each([
  [46.666, '46.7%'],
  [100, '100.0%'],
  [undefined, '–'],
])('a mean score of %s is shown as %s', (score, text) => expect(itemAnalysis.score(score)).toBe(text))

test.each([
  [1.6, '160% off'],
  [0.0312, '3.1% off'],
  [-0.0004, '0.04% off'],
])('how far off %s is has no more decimals than it needs', (off, text) =>
  expect(kindForm.number.reason({ code: 'off', off })).toBe(text),
)

const strong = (text: string) => `*${text}*`

test.each<[AnalysisNote, string]>([
  [
    { code: 'few-attempts', fewerThan: 20 },
    '*Few attempts.* With fewer than 20, the figures are mostly chance: take them as a first impression.',
  ],
  [{ code: 'unread', attempts: 1 }, '1 attempt came without answers from the API and is left out.'],
  [{ code: 'unread', attempts: 2 }, '2 attempts came without answers from the API and are left out.'],
  [{ code: 'oldest-only', attempts: 50_000 }, 'Only the oldest 50,000 attempts were read.'],
])('the note on the analysis is put into words: %o', (note, text) =>
  expect(itemAnalysis.note(note, strong).join('')).toBe(text),
)

test('a doubtful key is reported with the letters and counts of both options', () =>
  expect(
    itemAnalysis.keyInDoubt(27, { letter: 'B', count: 20 }, { letter: 'A', count: 3 }, strong).join(''),
  ).toBe(
    '*The best learners chose B, the key says A.* Of the best 27 attempts 20 chose B, and only 3 the key A. Either the wrong option is marked as correct, or B can be defended too.',
  ))
