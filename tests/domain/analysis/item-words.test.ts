import { describe, expect, test } from 'vitest'
import {
  discriminationWord,
  facilityWord,
  formatIndex,
  type ItemOrder,
  sortItems,
} from '../../../src/domain/analysis/item-words.ts'

test.each([
  [1, 'very easy'],
  [0.9, 'very easy'],
  [0.89, 'easy'],
  [0.65, 'easy'],
  [0.5, 'medium'],
  [0.35, 'medium'],
  [0.34, 'hard'],
  [0.2, 'hard'],
  [0.19, 'very hard'],
  [0, 'very hard'],
])('a facility of %f is %s', (facility, word) => expect(facilityWord(facility)).toBe(word))

test.each([
  [1, 'very good', 'gray'],
  [0.4, 'very good', 'gray'],
  [0.39, 'good', 'gray'],
  [0.3, 'good', 'gray'],
  [0.2, 'fair', 'gray'],
  [0.19, 'poor', 'yellow'],
  [0, 'poor', 'yellow'],
  [-0.01, 'negative', 'red'],
  [-1, 'negative', 'red'],
])('a discrimination of %f is %s', (discrimination, word, tone) =>
  expect(discriminationWord(discrimination)).toEqual({ word, tone }),
)

test.each([
  [0.314, '0.31'],
  [1, '1.00'],
  [-0.08, '−0.08'],
  [-0.001, '0.00'],
  [undefined, '–'],
])('an index of %s is shown as %s', (index, text) => expect(formatIndex(index)).toBe(text))

describe('the order of the questions', () => {
  const items = [
    { number: 1, facility: 0.9, discrimination: 0.3, rival: undefined },
    { number: 2, facility: undefined, discrimination: undefined, rival: undefined },
    { number: 3, facility: 0.2, discrimination: -0.1, rival: undefined },
    { number: 4, facility: 0.4, discrimination: 0.3, rival: 2 },
    { number: 5, facility: 0.2, discrimination: 0.3, rival: undefined },
  ]
  test.each<[ItemOrder, number[]]>([
    ['quiz', [1, 2, 3, 4, 5]],
    ['discrimination', [4, 3, 1, 5, 2]],
    ['hardest', [3, 5, 4, 1, 2]],
  ])('%s', (order, numbers) => expect(sortItems(items, order).map(({ number }) => number)).toEqual(numbers))
})
