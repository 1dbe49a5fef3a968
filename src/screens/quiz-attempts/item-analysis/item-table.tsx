import { useState } from 'react'
import type { QuizAnalysis } from '../../../domain/analysis/item-analysis.ts'
import { ITEM_ORDERS, type ItemOrder, sortItems } from '../../../domain/analysis/item-order.ts'
import { itemsOnPage, numberedPages, pageSpan } from '../../../domain/lib/paging.ts'
import { itemAnalysis } from '../../../messages/item-analysis/en.ts'
import { FoldingTable } from '../../../ui/data/folding-table.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ITEM_TABLE_COLUMNS } from './item-columns.tsx'
import { ItemDetail } from './item-detail.tsx'

/** Few enough to render a page of formulas at once. */
const PAGE_SIZE = 20

function OrderSelect({ order, onOrder }: { order: ItemOrder; onOrder: (order: ItemOrder) => void }) {
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

/** All questions with their two indices; each opens to the figures of its options. */
export function ItemTable({ analysis }: { analysis: QuizAnalysis }) {
  const [order, setOrder] = useState<ItemOrder>('quiz')
  const [wanted, setPage] = useState(1)
  const { items } = analysis
  const span = pageSpan(items.length, PAGE_SIZE, wanted)
  const sort = (next: ItemOrder) => {
    setOrder(next)
    setPage(1)
  }
  return (
    <Card flush as="section" className="items" aria-label={itemAnalysis.questions}>
      <div className="card-head">
        <h3 className="subheading">{itemAnalysis.questionCount(items.length)}</h3>
        <OrderSelect order={order} onOrder={sort} />
      </div>
      <FoldingTable
        columns={ITEM_TABLE_COLUMNS}
        rows={itemsOnPage(sortItems(items, order), span)}
        keyOf={({ number }) => String(number)}
        detail={{
          className: 'item-detail',
          content: (item) => <ItemDetail item={item} />,
        }}
        label={itemAnalysis.questions}
      />
      {span.pageCount > 1 && (
        <div className="card-foot">
          <Pager
            label={itemAnalysis.pages}
            page={span.page}
            pageCount={span.pageCount}
            numbered={numberedPages(span.page, span.pageCount)}
            onPage={setPage}
          >
            {itemAnalysis.showing(span.from, span.to, span.total)}
          </Pager>
        </div>
      )}
    </Card>
  )
}
