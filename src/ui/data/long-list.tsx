import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** More than fit on a tall screen, and few enough to be drawn within a frame. */
const GROUP_SIZE = 10

/**
 * How many groups to draw: the first at once, the others one by one, so that input and painting get their turn in between.
 * Printing draws all.
 */
function useSlices(total: number): number {
  const [drawn, setDrawn] = useState(1)
  // Asks for the next group once the last one is on the page.
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, total])
  // In time for printing what was drawn a moment ago. The browser lays out the sheets as soon as the event is over.
  useLayoutEffect(() => {
    const drawAll = () => flushSync(() => setDrawn(total))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [total])
  return Math.min(drawn, total)
}

interface LongListProps<Item> {
  items: readonly Item[]
  /** Draws an item with role `listitem`. Memoised, because every slice asks for all items so far. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * A list of any length, of which the browser lays out what is near the viewport. All of it is in the document within moments,
 * so that the browser finds it, screen readers read it and printers print it. The groups spare the browser to look at every
 * item in every frame; they have no role, which an `<ol>` would not allow.
 */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const groups = Math.ceil(items.length / GROUP_SIZE)
  const drawn = useSlices(groups)
  const undrawn = Math.max(0, items.length - drawn * GROUP_SIZE)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="list" className="long-list" style={{ paddingBlockEnd: `calc(${undrawn} * var(--item-room))` }}>
      {Array.from({ length: drawn }, (_, group) => {
        const from = group * GROUP_SIZE
        const members = items.slice(from, from + GROUP_SIZE)
        return (
          <div key={from} role="none" className="long-list-group" style={{ '--items': members.length }}>
            {members.map((item, index) => children(item, from + index))}
          </div>
        )
      })}
    </div>
  )
}
