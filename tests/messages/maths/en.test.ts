import { expect, test } from 'vitest'
import { maths } from '../../../src/messages/maths/en.ts'

test.each([
  [
    maths.faultAt(2, 5, { code: 'said', message: 'Unknown command' }),
    'Formula 2, character 5: Unknown command',
  ],
  [maths.faultAt(1, undefined, { code: 'too-long' }), 'Formula 1: The formula is too long'],
  [maths.show(3, (label) => label).join(''), 'Show formula 3'],
])('%s', (words, expected) => {
  expect(words).toBe(expected)
})
