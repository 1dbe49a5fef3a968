import { type ReactNode, useRef, useState } from 'react'
import type { QuizAnalysis } from '../../../domain/analysis/item-analysis.ts'
import type { ItemFigures } from '../../../domain/analysis/item-figures.ts'
import { ITEM_ORDERS, type ItemOrder, sortItems } from '../../../domain/analysis/item-order.ts'
import { itemsOnPage, numberedPages, pageSpan } from '../../../domain/lib/paging.ts'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { FoldingTable } from '../../../ui/data/folding-table.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { itemTableColumns } from './item-columns.tsx'
import { ItemDetail } from './item-detail.tsx'

/** Few enough to render a page of formulas at once. */
const PAGE_SIZE = 20

const keyOf = ({ number }: ItemFigures) => String(number)
const strong = (text: string) => <strong>{text}</strong>

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

interface FindingProps {
  /** The questions with a doubtful key, worst first. */
  doubtful: readonly ItemFigures[]
  onLook: (item: ItemFigures) => void
}

/** Findings come before the figures. */
function Finding({ doubtful, onLook }: FindingProps) {
  const [worst] = doubtful
  if (worst?.rival === undefined) return null
  return (
    <Banner
      tone="red"
      action={
        <Button dense onClick={() => onLook(worst)}>
          {itemAnalysis.lookAt(worst.number)}
        </Button>
      }
    >
      {rich(
        itemAnalysis.finding(
          doubtful.map(({ number }) => number),
          strong,
        ),
      )}
    </Banner>
  )
}

interface ItemTableProps {
  analysis: QuizAnalysis
  /** Rendered between the finding and the questions. */
  children: ReactNode
}

/** All questions with their two indices, below the findings; each expands to its options' figures. */
export function ItemTable({ analysis, children }: ItemTableProps) {
  const [order, setOrder] = useState<ItemOrder>('quiz')
  const [wanted, setPage] = useState(1)
  const [asked, setAsked] = useState<{ key: string }>()
  const table = useRef<HTMLDivElement>(null)
  // The first row once its order has been rendered.
  const focusFirst = useFocusAfter(() => table.current?.querySelector<HTMLElement>('.item-opener')?.focus())
  const { items } = analysis
  const span = pageSpan(items.length, PAGE_SIZE, wanted)
  const sort = (next: ItemOrder) => {
    setOrder(next)
    setPage(1)
  }
  // This order puts doubtful keys first.
  const look = (item: ItemFigures) => {
    sort('discrimination')
    setAsked({ key: keyOf(item) })
    focusFirst()
  }
  return (
    <>
      <Finding
        doubtful={sortItems(items, 'discrimination').filter(({ rival }) => rival !== undefined)}
        onLook={look}
      />
      {children}
      <Card flush as="section" className="items" aria-label={itemAnalysis.questions} ref={table}>
        <div className="card-head">
          <h3 className="subheading">{itemAnalysis.questionCount(items.length)}</h3>
          <OrderSelect order={order} onOrder={sort} />
        </div>
        <FoldingTable
          columns={itemTableColumns()}
          rows={itemsOnPage(sortItems(items, order), span)}
          keyOf={keyOf}
          detail={{
            className: 'item-detail',
            content: (item) => <ItemDetail item={item} />,
            asked,
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
    </>
  )
}
