import { expect, test } from 'vitest'
import { mathField } from '../../src/messages/en/math-field.ts'

test.each([
  [
    mathField.faultAt(2, 5, { code: 'said', message: 'Unknown command' }),
    'Formula 2, character 5: Unknown command',
  ],
  [mathField.faultAt(1, undefined, { code: 'too-long' }), 'Formula 1: The formula is too long'],
  [mathField.show(3, (label) => label).join(''), 'Show formula 3'],
])('the field says "%s"', (words, expected) => {
  expect(words).toBe(expected)
})
