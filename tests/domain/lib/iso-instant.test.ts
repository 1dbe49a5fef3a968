import * as v from 'valibot'
import { expect, test } from 'vitest'
import { IsoInstant } from '../../../src/domain/lib/iso-instant.ts'

test.each([
  ['2026-03-04T13:00:00.000Z', true],
  ['2026-03-04T13:00:00Z', true],
  ['2026-03-04T13:00Z', true],
  ['2026-03-04T13:00:00+05:30', true],
  ['2026-03-04T13:00:00', true],
  ['2026-03-04', true],
  ['2026-13-04T13:00:00Z', false],
  ['2026-03-04T25:00:00Z', false],
  ['4 March 2026', false],
  ['room 1', false],
  ['1', false],
  ['', false],
  [1772629200000, false],
  [null, false],
])('%j is an ISO date-time: %s', (value, accepted) => {
  expect(v.is(IsoInstant, value)).toBe(accepted)
})
