import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { calm, idle } from '../../platform/idle.ts'
import { classNames } from '../lib/class-names.ts'
import { memo } from '../lib/memo.ts'

/** More than fit on a tall screen, yet few enough to render within a frame. */
const GROUP_SIZE = 10

/**
 * How many of `total` steps are done: the first immediately, each further one on its `turn`. Printing completes all.
 */
function useSteps(total: number, turn: () => Promise<void>): number {
  const [taken, setTaken] = useState(1)
  useLayoutEffect(() => {
    if (taken >= total) return
    let wanted = true
    turn().then(() => wanted && setTaken(taken + 1))
    return () => {
      wanted = false
    }
  }, [taken, total, turn])
  // The browser lays out the pages right after the event.
  useLayoutEffect(() => {
    const takeAll = () => flushSync(() => setTaken(total))
    window.addEventListener('beforeprint', takeAll)
    return () => window.removeEventListener('beforeprint', takeAll)
  }, [total])
  return Math.min(taken, total)
}

type DrawItem<Item> = (item: Item, index: number) => ReactNode

interface GroupProps {
  items: readonly unknown[]
  /** The index of its first item in the list. */
  from: number
  /** Laid out by the browser only when it comes into view. */
  unseen: boolean
  children: DrawItem<unknown>
}

/** Without a role, which an `<ol>` would not allow. */
const Group = memo(({ items, from, unseen, children }: GroupProps) => (
  <div
    role="none"
    className={classNames('long-list-group', unseen && 'unseen')}
    style={{ '--items': items.length }}
  >
    {items.map((item, index) => children(item, from + index))}
  </div>
))

function grouped<Item>(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / GROUP_SIZE)
  return Array.from({ length: count }, (_, group) =>
    items.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  )
}

interface LongListProps<Item> {
  items: readonly Item[]
  /** Renders an item with role `listitem`. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * A list of any length: the first items are rendered immediately, the others in idle time, so that input and painting
 * are not blocked. Layout also happens in idle time, from top to bottom, and before that only for items in view; until
 * then Chromium hides them from screen readers. A deferred value would render the rest in one commit: the longest frame
 * of 1,000 questions on a slow phone was 633 ms with it and 333 ms here.
 */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const groups = useMemo(() => grouped(items), [items])
  const drawn = useSteps(groups.length, idle)
  const laidOut = useSteps(drawn === groups.length ? drawn : 1, calm)
  const undrawn = Math.max(0, items.length - drawn * GROUP_SIZE)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="list" className="long-list" style={{ paddingBlockEnd: `calc(${undrawn} * var(--item-room))` }}>
      {groups.slice(0, drawn).map((members, index) => {
        const from = index * GROUP_SIZE
        return (
          <Group key={from} items={members} from={from} unseen={index >= laidOut}>
            {children as DrawItem<unknown>}
          </Group>
        )
      })}
    </div>
  )
}
