import { expect, test } from 'vitest'
import { isSame } from '../../../src/domain/authoring/same.ts'

const shared = { text: 'Bends', imageUrl: '' }

test.each([
  ['equal texts', 'a', 'a', true],
  ['a number and its text', 1, '1', false],
  ['equal lists', [1, [2]], [1, [2]], true],
  ['a longer list', [1], [1, 2], false],
  ['equal fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['a missing field and an undefined one', { a: 1 }, { a: 1, b: undefined }, true],
  ['a missing field and an empty one', { a: 1 }, { a: 1, b: '' }, false],
  ['null and an object', null, {}, false],
  ['a change deep inside', { options: [shared] }, { options: [{ ...shared, text: 'Breaks' }] }, false],
  ['a copy deep inside', { options: [shared] }, { options: [{ ...shared }] }, true],
])('%s are equal, or not', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same)
  expect(isSame(other, one)).toBe(same)
})
