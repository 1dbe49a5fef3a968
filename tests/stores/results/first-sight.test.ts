// SPEC 2 Quiz results
import { expect, test } from 'vitest'
import { takeFirstSight } from '../../../src/stores/results/first-sight.ts'

test('a tab sees each result for the first time once', () => {
  const ids = ['r1', 'r2', 'r1', 'r12', 'r2']
  expect(ids.map(takeFirstSight)).toEqual([true, true, false, true, false])
})
