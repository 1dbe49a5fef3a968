// SPEC 2 Admin results dashboard
import { expect, test } from 'vitest'
import { percent, scoreTone } from '../../../src/domain/lib/score.ts'

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'green'],
  [80, 'green'],
  // Shown as 80%, and as 79%.
  [79.5, 'green'],
  [79.4, 'yellow'],
  [79, 'yellow'],
  [70, 'yellow'],
  [69, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
  [0, 'red'],
])('a score of %i is %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone)
})

test.each([
  [0, 0, 0],
  [5, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [1, 8, 13],
  [23, 40, 58],
  [57, 200, 29],
  [600, 500, 120],
])('%i of %i is %i percent', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected)
})

test('halves are rounded up in every quiz of up to 200 questions', () => {
  for (let whole = 1; whole <= 200; whole++)
    for (let part = 0; part <= whole; part++)
      expect(percent(part, whole)).toBe(Math.floor((200 * part + whole) / (2 * whole)))
})
