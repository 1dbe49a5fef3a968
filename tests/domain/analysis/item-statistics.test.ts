import { expect, test } from 'vitest'
import { bestFrom } from '../../../src/domain/analysis/item-statistics.ts'

const repeat = (total: number, times: number) => Array.from({ length: times }, () => total)

test.each([
  ['27 of a hundred', Array.from({ length: 100 }, (_, index) => index), 73],
  ['one of three', [1, 3, 2], 3],
  ['those who tie with the last of them too', [...repeat(9, 20), ...repeat(8, 20), ...repeat(5, 60)], 8],
  ['never those with the lowest total', [...repeat(9, 5), ...repeat(4, 95)], 9],
  ['none if all are equal', repeat(7, 50), undefined],
  ['none of one', [7], undefined],
  ['none of none', [], undefined],
])('the best attempts are %s', (_, totals, from) => expect(bestFrom(totals)).toBe(from))
