// CONTRACT 4, `kinds`
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type Answer,
  ReadResponses,
  Response,
  readAnswers,
  sentAnswers,
} from '../../../src/domain/kinds/answer.ts'

const typed = { number: '5,55·10³', unit: 'm' }

test.each<[string, Answer[], object]>([
  ['choices alone are sent as ever', [1, null, 0], { answers: [1, null, 0] }],
  [
    'other answers stand beside them, where there is null',
    [1, { options: [0, 2] }, null, typed],
    { answers: [1, null, null, null], responses: [null, { options: [0, 2] }, null, typed] },
  ],
])('%s', (_, answers, sent) => {
  expect(sentAnswers(answers)).toEqual(sent)
})

test('what was sent is read again as it was', () => {
  const answers: Answer[] = [1, { options: [0, 2] }, null, typed]
  const { answers: options, responses } = sentAnswers(answers)
  expect(readAnswers(options, responses)).toEqual(answers)
  expect(readAnswers([1, null]), 'from an API without responses').toEqual([1, null])
  expect(readAnswers([null], [null, typed]), 'of other lengths').toEqual([null, typed])
})

test.each([
  ['options in ascending order, each once', { options: [2, 0, 2] }, { options: [0, 2] }],
  ['a number as it was typed', { number: ' 5,5 ', unit: 'km' }, { number: ' 5,5 ', unit: 'km' }],
  ['whatever was typed', { number: 'ten' }, { number: 'ten' }],
  ['the sign of the language', { number: '1,234', decimal: '.' }, { number: '1,234', decimal: '.' }],
])('a response is read: %s', (_, sent, read) => {
  expect(v.parse(Response, sent)).toEqual(read)
})

test.each([
  [{}],
  [{ options: [] }],
  [{ options: [26] }],
  [{ options: [-1] }],
  [{ number: 5 }],
  [{ number: 'x'.repeat(201) }],
  ['5'],
])('no response is %j', (sent) => {
  expect(v.is(Response, sent)).toBe(false)
})

test('an odd response takes no other along', () => {
  expect(v.parse(ReadResponses, [{ options: [1] }, { options: 'x' }, typed])).toEqual([
    { options: [1] },
    null,
    typed,
  ])
  expect(v.parse(ReadResponses, 'odd')).toBeUndefined()
})
