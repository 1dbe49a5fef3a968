// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { splitNumber } from '../../../src/domain/authoring/pasted-text.ts'

test.each([
  ['1. What is $m$?', '1.', 'What is $m$?'],
  ['  12) What is it?', '12)', 'What is it?'],
  ['(3)\tWhich?', '(3)', 'Which?'],
  ['Q4. Which?', 'Q4.', 'Which?'],
  ['Question 5) Which?', 'Question 5)', 'Which?'],
  ['7 . Which?\nOf these?', '7 .', 'Which?\nOf these?'],
])('%j is split into its number and its text', (text, number, rest) =>
  expect(splitNumber(text)).toEqual({ number, rest }),
)

test.each([
  '1.5 kg of water',
  '2026. was a year',
  '3 apples',
  '1.',
  '(12) ',
  'a) Red',
  '$1.$ is one',
  '-1. step',
])('%j does not begin with a question number', (text) => expect(splitNumber(text)).toBeUndefined())
