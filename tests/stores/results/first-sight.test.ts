// SPEC 2 Quiz results
import { expect, test } from 'vitest'
import { takeFirstSight } from '../../../src/stores/results/first-sight.ts'

test('a result is seen in a tab for the first time only once', () => {
  const ids = ['r1', 'r2', 'r1', 'r12', 'r2']
  expect(ids.map(takeFirstSight)).toEqual([true, true, false, true, false])
})
