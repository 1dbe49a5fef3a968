import { describe, expect, test } from 'vitest'
import { type ItemOrder, sortItems } from '../../../src/domain/analysis/item-order.ts'

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
  ])('follows "%s"', (order, numbers) =>
    expect(sortItems(items, order).map(({ number }) => number)).toEqual(numbers),
  )
})
