import { expect, test } from 'vitest'
import { praiseOf } from '../../src/domain/lib/score.ts'
import { results } from '../../src/messages/en/results.ts'

test.each([
  [100, 'Excellent work!'],
  [90, 'Excellent work!'],
  [89, 'Great job!'],
  [80, 'Great job!'],
  [79, 'Good effort!'],
  [70, 'Good effort!'],
  [69, 'Not bad!'],
  [60, 'Not bad!'],
  [59, 'Keep practicing!'],
  [0, 'Keep practicing!'],
])('a score of %i is praised with "%s"', (score, praise) => {
  expect(results.praise(praiseOf(score))).toBe(praise)
})

test.each([
  [100, 'Excellent!'],
  [90, 'Excellent!'],
  // Shown as 90%, and as 89%.
  [89.5, 'Excellent!'],
  [89.4, 'Great job!'],
  [80, 'Great job!'],
  [79, 'Good work!'],
  [70, 'Good work!'],
  [69, 'Not bad!'],
  [60, 'Not bad!'],
  [59, 'Keep practicing!'],
  [0, 'Keep practicing!'],
])('administrators read, beside a score of %d, "%s"', (score, praise) => {
  expect(results.adminPraise(praiseOf(score))).toBe(praise)
})
