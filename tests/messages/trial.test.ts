// SPEC 2 Quiz trial
import { expect, test } from 'vitest'
import { format } from '../../src/messages/lib/language.ts'

test.each([
  [15 * 60_000, '15:00'],
  [61_000, '1:01'],
  [59_001, '1:00'],
  [9000, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
  [100 * 60_000, '100:00'],
])('%i ms left are shown as %s', (left, text) => expect(format.countdown(left)).toBe(text))
