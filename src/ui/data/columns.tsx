import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'

interface ColumnsProps {
  counts: readonly number[]
  tone?: (index: number) => Tone
  /** Whether a column is selected. */
  chosen?: (index: number) => boolean
}

/** The shape of a distribution. Decorative: its figures are next to it. */
export function Columns({ counts, tone, chosen }: ColumnsProps) {
  const most = Math.max(1, ...counts)
  return (
    <div className="columns" aria-hidden="true">
      {counts.map((count, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
          key={index}
          className={classNames(tone?.(index), chosen?.(index) && 'chosen') || undefined}
          style={{ '--v': (count / most) * 100 }}
        />
      ))}
    </div>
  )
}
