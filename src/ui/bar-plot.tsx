import { scaleEnd } from '../domain/analytics.ts'
import { classNames } from './class-names.ts'
import type { Tone } from './tone.ts'

interface Bar {
  /** Its row's name in the table. */
  label: string
  value: number
  tone?: Tone | undefined
}

interface BarPlotProps {
  /** What the plot tells, in a sentence. */
  summary: string
  bars: readonly Bar[]
  /** What labels and values are, over the table's columns. */
  columns: readonly [label: string, value: string]
  /** Texts under the plot, spread evenly from its left to its right end. */
  axis: readonly string[]
  note: string
}

/** In units of the drawing, which is stretched over the place it has. */
const WIDTH = 100
const HEIGHT = 50
const BAR_SHARE = 0.84

function Bars({ bars, end }: { bars: readonly Bar[]; end: number }) {
  const step = WIDTH / bars.length
  return bars.map(({ label, value, tone }, index) => {
    const height = (value / end) * HEIGHT
    return (
      <rect
        key={label}
        className={classNames('bar', tone)}
        x={step * (index + (1 - BAR_SHARE) / 2)}
        y={HEIGHT - height}
        width={step * BAR_SHARE}
        height={height}
      />
    )
  })
}

function SameAsTable({ bars, columns }: Pick<BarPlotProps, 'bars' | 'columns'>) {
  return (
    <details className="as-table">
      <summary>Show as a table</summary>
      <table className="table slim">
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col" className="of-number">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <td className="number">{label}</td>
              <td className="of-number">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Counts as bars: a sentence for those who do not see them, and a table of the same numbers for those who want them. */
export function BarPlot({ summary, bars, columns, axis, note }: BarPlotProps) {
  const end = scaleEnd(Math.max(0, ...bars.map(({ value }) => value)))
  return (
    <div className="plot">
      <div className="plot-field">
        <div className="plot-scale" aria-hidden="true">
          {[end, end / 2, 0].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          <path className="grid" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} />
          <Bars bars={bars} end={end} />
          <path className="base" d={`M0 ${HEIGHT}H${WIDTH}`} />
        </svg>
        <div className="plot-axis" aria-hidden="true">
          {axis.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      </div>
      <p className="note">{note}</p>
      <SameAsTable bars={bars} columns={columns} />
    </div>
  )
}
