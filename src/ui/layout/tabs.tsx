import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { showInRow } from '../hooks/show-in-row.ts'

interface Tab<Id extends string> {
  id: Id
  label: string
  count?: number | undefined
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The id of their `TabPanel`. */
  panelId?: string | undefined
}

const tabId = (panelId: string | undefined, id: string) => panelId && `${panelId}-${id}`

/** The index a key moves to, wrapping around; undefined for other keys. */
function tabByKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Sizes are rounded. */
const IN_VIEW = 0.98

/** Marks the row while what its last tab says is beyond the edge, even in part. */
function markMore(row: HTMLElement, last: Element) {
  const observer = new IntersectionObserver(
    ([seen]) => row.toggleAttribute('data-more', !!seen && seen.intersectionRatio < IN_VIEW),
    { root: row, threshold: IN_VIEW },
  )
  observer.observe(last)
  return () => observer.disconnect()
}

/** A single tab stop; arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  // In narrow containers it may be beyond the edge.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list.current && chosen && selected) showInRow(list.current, chosen)
  }, [selected])
  useEffect(() => {
    const last = list.current?.lastElementChild?.lastElementChild
    return list.current && last ? markMore(list.current, last) : undefined
  }, [])
  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === selected)
    const next = tabByKey(event.key, current, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onSelect(tab.id)
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          className="tab"
          type="button"
          role="tab"
          id={tabId(panelId, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && (
            <>
              {' '}
              <span className="count" translate="no">
                {tab.count}
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** The content of the selected tab, labelled by it. */
export function TabPanel({ id, selected, children }: { id: string; selected: string; children: ReactNode }) {
  return (
    <div className="tab-panel" role="tabpanel" id={id} aria-labelledby={tabId(id, selected)}>
      {children}
    </div>
  )
}
