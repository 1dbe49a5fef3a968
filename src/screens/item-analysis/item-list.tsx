import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { ITEM_ORDERS, type ItemOrder } from '../../domain/analysis/item-order.ts'
import { numberedPages, pageSpan } from '../../domain/lib/paging.ts'
import { paths } from '../../domain/page/paths.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import { ItemRow } from './item-row.tsx'

/** Few enough to render a page of formulas at once. */
export const PAGE_SIZE = 20

function OrderSelect({ order, onOrder }: Pick<ItemListProps, 'order' | 'onOrder'>) {
  return (
    <select
      className="input item-order"
      aria-label={itemAnalysis.order}
      value={order}
      onChange={({ target: { selectedIndex } }) => onOrder(ITEM_ORDERS[selectedIndex] ?? 'quiz')}
    >
      {ITEM_ORDERS.map((value) => (
        <option key={value} value={value}>
          {itemAnalysis.orders[value]}
        </option>
      ))}
    </select>
  )
}

export interface ItemListProps {
  quizId: string
  /** Sorted. */
  items: readonly ItemFigures[]
  /** The question beside the list. */
  current: ItemFigures | undefined
  /** Whether the address names it. */
  isChosen: boolean
  order: ItemOrder
  onOrder: (order: ItemOrder) => void
  page: number
  onPage: (page: number) => void
}

/** All questions with their two indices. */
export function ItemList({ quizId, items, current, isChosen, order, onOrder, page, onPage }: ItemListProps) {
  const span = pageSpan(items.length, PAGE_SIZE, page)
  return (
    <Card flush as="section" className="items" aria-label={itemAnalysis.questions}>
      <div className="card-head">
        <h2 className="subheading">{itemAnalysis.questionCount(items.length)}</h2>
        <OrderSelect order={order} onOrder={onOrder} />
      </div>
      <div className="item-heads note" aria-hidden="true">
        <span>{itemAnalysis.right}</span>
        <span>{itemAnalysis.tellsApart}</span>
      </div>
      <ol className="item-list">
        {items.slice(span.from - 1, span.to).map((item) => (
          <RowBoundary key={item.number}>
            <ItemRow
              item={item}
              href={paths.quizItem(quizId, String(item.number))}
              current={item === current}
              replace={isChosen}
            />
          </RowBoundary>
        ))}
      </ol>
      {span.pageCount > 1 && (
        <div className="card-foot">
          <Pager
            label={itemAnalysis.pages}
            page={span.page}
            pageCount={span.pageCount}
            numbered={numberedPages(span.page, span.pageCount)}
            onPage={onPage}
          >
            {itemAnalysis.showing(span.from, span.to, span.total)}
          </Pager>
        </div>
      )}
    </Card>
  )
}
