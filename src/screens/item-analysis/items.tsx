import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { type ItemOrder, isDoubtful, sortItems } from '../../domain/analysis/item-order.ts'
import { paths } from '../../domain/page/paths.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { LinkButton } from '../parts/page/link-button.tsx'
import { ItemDetail } from './item-detail.tsx'
import { ItemList, PAGE_SIZE } from './item-list.tsx'

const strong = (text: string) => <strong>{text}</strong>

interface FindingProps {
  quizId: string
  /** Sorted with the worst first. */
  items: readonly ItemFigures[]
}

/** Where the questions are a list of their own; beside the list, the question itself says it. */
export function Finding({ quizId, items }: FindingProps) {
  const doubtful = items.filter(isDoubtful)
  const [worst] = doubtful
  if (!worst) return null
  return (
    <div className="finding">
      <Banner
        tone="red"
        action={
          <LinkButton dense to={paths.quizItem(quizId, String(worst.number))}>
            {itemAnalysis.lookAt(worst.number)}
          </LinkButton>
        }
      >
        {rich(
          itemAnalysis.finding(
            doubtful.map(({ number }) => number),
            strong,
          ),
        )}
      </Banner>
    </div>
  )
}

interface ItemsProps {
  quizId: string
  items: readonly ItemFigures[]
  /** The number of the question in the address. */
  number: number | undefined
}

/** A question opened in a narrow container hides the list, which had the focus. */
function useFocusOnHidden(number: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const detail = useRef<HTMLDivElement>(null)
  const shown = useRef(number)
  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    const isHidden = (box: HTMLElement | null) => box?.checkVisibility?.() === false
    const target = isHidden(list.current) ? detail : isHidden(detail.current) ? list : undefined
    const heading = target?.current?.querySelector<HTMLElement>('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.closest('.page')?.scrollIntoView()
  }, [number])
  return { list, detail }
}

/** The questions, worst first, and the one that is looked at: side by side, or a page each in a narrow container. */
export function Items({ quizId, items, number }: ItemsProps) {
  const [order, setOrder] = useState<ItemOrder>('discrimination')
  const sorted = sortItems(items, order)
  // Without one in the address, the worst; it stays in view when a regrading makes it better than others.
  const [shown, setShown] = useState(sorted[0]?.number)
  const found = sorted.findIndex((item) => item.number === (number ?? shown))
  const chosen = number === undefined ? -1 : found
  const [page, setPage] = useState(1)
  const { list, detail } = useFocusOnHidden(number)
  const [, go] = useLocation()
  useEffect(() => {
    // The list follows the question that is looked at.
    if (chosen >= 0) setPage(Math.floor(chosen / PAGE_SIZE) + 1)
  }, [chosen])
  const at = Math.max(0, found)
  const current = sorted[at]
  const turn = (to: ItemFigures) => go(paths.quizItem(quizId, String(to.number)), { replace: chosen >= 0 })
  const sort = (next: ItemOrder) => {
    setOrder(next)
    setShown(sortItems(items, next)[0]?.number)
    setPage(1)
  }
  return (
    <div className="item-panes">
      <div ref={list}>
        <ItemList
          quizId={quizId}
          items={sorted}
          current={current}
          isChosen={chosen >= 0}
          order={order}
          onOrder={sort}
          page={page}
          onPage={setPage}
        />
      </div>
      <div ref={detail} className="item-side">
        {current && (
          <ItemDetail
            key={current.number}
            quizId={quizId}
            item={current}
            previous={sorted[at - 1]}
            next={sorted[at + 1]}
            onTurn={turn}
          />
        )}
      </div>
    </div>
  )
}
