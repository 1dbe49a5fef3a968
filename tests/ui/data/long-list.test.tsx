// SPEC 2 Quiz results
import '../support.ts'
import { memo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LongList } from '../../../src/ui/data/long-list.tsx'

const NAMES = Array.from({ length: 35 }, (_, index) => `Person ${index + 1}`)

let root: Root
let box: HTMLElement

beforeEach(() => {
  // Inside `act` all slices would be drawn at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(() => {
  root.unmount()
  box.remove()
  vi.unstubAllGlobals()
})

const drawnItem = vi.fn()

const Item = memo(({ name }: { name: string }) => {
  drawnItem(name)
  // biome-ignore lint/a11y/useSemanticElements: the groups of a LongList may not stand in an `<ol>`
  return <div role="listitem">{name}</div>
})

const draw = (names: readonly string[]) =>
  root.render(<LongList items={names}>{(name) => <Item key={name} name={name} />}</LongList>)

const shown = () => [...box.querySelectorAll('[role=listitem]')].map((item) => item.textContent)

/** As many as the list had whenever it changed. */
function watchCounts(): number[] {
  const counts: number[] = []
  new MutationObserver(() => counts.push(shown().length)).observe(box, { childList: true, subtree: true })
  return counts
}

test('ten items are drawn first, and the others after them in order, each once', async () => {
  drawnItem.mockClear()
  const counts = watchCounts()
  draw(NAMES)
  await vi.waitFor(() => expect(shown()).toEqual(NAMES))
  expect([...new Set(counts)]).toEqual([10, 20, 30, 35])
  expect(drawnItem.mock.calls.flat()).toEqual(NAMES)
  expect(box.querySelector('[role=list]')?.children).toHaveLength(4)
})

test('space is reserved for the items that are not drawn yet', async () => {
  draw(NAMES)
  const list = await vi.waitFor(() => box.querySelector<HTMLElement>('.long-list') ?? Promise.reject())
  const rooms: string[] = [list.style.paddingBlockEnd]
  new MutationObserver(() => rooms.push(list.style.paddingBlockEnd)).observe(list, { attributes: true })
  await vi.waitFor(() => expect(shown()).toEqual(NAMES))
  expect(rooms.at(-1)).toBe('calc(0 * var(--item-room))')
})

test('printing draws all items at once', async () => {
  draw(NAMES)
  await vi.waitFor(() => expect(shown()).not.toEqual([]), { interval: 0 })
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toEqual(NAMES)
})

test('a list that grows or shrinks is drawn as it is', async () => {
  draw(NAMES.slice(0, 12))
  await vi.waitFor(() => expect(shown()).toEqual(NAMES.slice(0, 12)))
  draw(NAMES)
  await vi.waitFor(() => expect(shown()).toEqual(NAMES))
  draw(NAMES.slice(0, 3))
  await vi.waitFor(() => expect(shown()).toEqual(NAMES.slice(0, 3)))
})
