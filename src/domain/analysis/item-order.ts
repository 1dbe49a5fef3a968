import type { ItemFigures } from './item-figures.ts'

export const ITEM_ORDERS = ['quiz', 'discrimination', 'hardest'] as const
export type ItemOrder = (typeof ITEM_ORDERS)[number]

type Sortable = Pick<ItemFigures, 'number' | 'rival' | 'facility' | 'discrimination' | 'numbers'>

/** Whether another answer beats the key. */
export const isDoubtful = ({ rival, numbers }: Pick<ItemFigures, 'rival' | 'numbers'>) =>
  rival !== undefined || numbers?.common?.beatsKey === true

/** Lower ranks come first; a doubtful key is the most urgent of all. */
const RANK: Record<ItemOrder, (item: Sortable) => number> = {
  quiz: ({ number }) => number,
  discrimination: (item) => (isDoubtful(item) ? -Infinity : (item.discrimination ?? Infinity)),
  hardest: ({ facility }) => facility ?? Infinity,
}

/** Sorts the items a teacher wants to see first to the front; ties keep the order of the quiz. */
export function sortItems<Item extends Sortable>(items: readonly Item[], order: ItemOrder): Item[] {
  const rank = RANK[order]
  return items.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)]
    return first === second ? one.number - other.number : first - second
  })
}
