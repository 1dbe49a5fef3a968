import { useState } from 'react'
import type { ItemAnalysis } from '../../../domain/analysis/item-analysis.ts'
import { ITEM_ORDERS, type ItemOrder, sortItems } from '../../../domain/analysis/item-words.ts'
import { itemsOnPage, numberedPages, pageSpan } from '../../../domain/lib/paging.ts'
import { Pager } from '../../../ui/data/pager.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ItemRows } from './item-analysis-item.tsx'

/** Few enough that a page of formulas is drawn at once. */
const PAGE_SIZE = 20

const ORDER_LABELS: Record<ItemOrder, string> = {
  quiz: 'In the order of the quiz',
  discrimination: 'Lowest discrimination first',
  hardest: 'Hardest first',
}

function OrderSelect({ order, onOrder }: { order: ItemOrder; onOrder: (order: ItemOrder) => void }) {
  return (
    <select
      className="input item-order"
      aria-label="Order of the questions"
      value={order}
      onChange={({ target: { selectedIndex } }) => onOrder(ITEM_ORDERS[selectedIndex] ?? 'quiz')}
    >
      {ITEM_ORDERS.map((value) => (
        <option key={value} value={value}>
          {ORDER_LABELS[value]}
        </option>
      ))}
    </select>
  )
}

const Columns = () => (
  // biome-ignore-start lint/a11y/noRedundantRoles: folded into cards, a table would lose its roles in some browsers
  <thead role="rowgroup">
    <tr role="row">
      <th scope="col" role="columnheader">
        Question
      </th>
      <th scope="col" role="columnheader">
        Facility index
      </th>
      <th scope="col" role="columnheader">
        Discrimination index
      </th>
    </tr>
  </thead>
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
)

/** All questions with their two indices; each can be opened. */
export function ItemTable({ analysis }: { analysis: ItemAnalysis }) {
  const [order, setOrder] = useState<ItemOrder>('quiz')
  const [wanted, setPage] = useState(1)
  const { items, attempts, best } = analysis
  const span = pageSpan(items.length, PAGE_SIZE, wanted)
  const sort = (next: ItemOrder) => {
    setOrder(next)
    setPage(1)
  }
  return (
    <Card flush as="section" className="items" aria-label="Questions">
      <div className="card-head">
        <h3 className="subheading">Questions ({items.length})</h3>
        <OrderSelect order={order} onOrder={sort} />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <table className="table folds" role="table" aria-label="Questions">
        <Columns />
        {itemsOnPage(sortItems(items, order), span).map((item) => (
          <ItemRows key={item.number} item={item} attempts={attempts} best={best} />
        ))}
      </table>
      {span.pageCount > 1 && (
        <div className="card-foot">
          <Pager
            label="Pages of questions"
            page={span.page}
            pageCount={span.pageCount}
            numbered={numberedPages(span.page, span.pageCount)}
            onPage={setPage}
          >
            Showing {span.from} to {span.to} of {span.total} questions
          </Pager>
        </div>
      )}
    </Card>
  )
}
