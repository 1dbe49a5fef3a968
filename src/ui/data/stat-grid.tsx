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
  /** Without frame and ground, for use inside a card. */
  bare?: boolean | undefined
}

/** Figures with what they count under them. */
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
