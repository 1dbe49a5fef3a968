import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'

interface Stat {
  label: string
  value: ReactNode
  tone?: Tone | undefined
}

interface StatGridProps {
  items: readonly Stat[]
  /** Without border and background, for use inside a card. */
  bare?: boolean | undefined
  /** One quiet row, each figure above its label. */
  inline?: boolean | undefined
}

/** Figures with their labels. */
export function StatGrid({ items, bare, inline }: StatGridProps) {
  return (
    <dl className={classNames(inline ? 'figures' : 'stats', 'number', bare && 'bare')}>
      {items.map(({ label, value, tone }) => (
        <div className="stat" key={label}>
          <dt>{label}</dt>
          <dd className={tone && `tone ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
