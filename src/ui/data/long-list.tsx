import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** More than fit on a tall screen. */
const FIRST = 10
/** Few enough to be drawn within a frame on a slow phone. */
const SLICE = 20

/**
 * How many items of a long list to draw: a screenful at once, the rest in slices between which input and painting get their
 * turn. Printing draws all.
 */
function useSlices(total: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  // Asks for the next slice once the last one is on the page.
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + SLICE))
  }, [drawn, total])
  // The browser lays out the pages as soon as this event is over.
  useEffect(() => {
    const drawAll = () => flushSync(() => setDrawn(total))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [total])
  return Math.min(drawn, total)
}

interface LongListProps<Item> {
  items: readonly Item[]
  /** Draws an item as an `<li>`; memoised, because every slice calls it for all items so far. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * An ordered list of any length, of which the browser lays out what is near the viewport. All of it is in the document within
 * moments, so that the browser finds it, screen readers read it and printers print it.
 */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const drawn = useSlices(items.length)
  return (
    <ol className="long-list" style={{ paddingBlockEnd: `calc(${items.length - drawn} * var(--item-room))` }}>
      {items.slice(0, drawn).map(children)}
    </ol>
  )
}
