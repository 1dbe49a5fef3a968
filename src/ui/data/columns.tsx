interface ColumnsProps {
  counts: readonly number[]
  /** Whether a column is selected. */
  chosen?: (index: number) => boolean
}

/** The shape of a distribution. Decorative: its figures are next to it. */
export function Columns({ counts, chosen }: ColumnsProps) {
  const most = Math.max(1, ...counts)
  return (
    <div className="columns" aria-hidden="true">
      {counts.map((count, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
          key={index}
          className={chosen?.(index) ? 'chosen' : undefined}
          style={{ '--v': (count / most) * 100 }}
        />
      ))}
    </div>
  )
}

/** A few scores as dots, in the middle of their columns, with marks at 60 and 80. Decorative as well. */
export function ScoreDots({ counts }: Pick<ColumnsProps, 'counts'>) {
  const width = 100 / counts.length
  const places = counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, each) => (index + (each + 1) / (count + 1)) * width),
  )
  return (
    <div className="score-dots" aria-hidden="true">
      {places.map((at) => (
        <i key={at} style={{ '--at': `${at}%` }} />
      ))}
    </div>
  )
}
