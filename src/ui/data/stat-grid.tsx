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
}

/** Figures with their labels. */
export function StatGrid({ items, bare }: StatGridProps) {
  return (
    <dl className={classNames('stats', 'number', bare && 'bare')}>
      {items.map(({ label, value, tone }) => (
        <div className="stat" key={label}>
          <dt>{label}</dt>
          <dd className={tone && `tone ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
