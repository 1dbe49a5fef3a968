import type { ReactNode } from 'react'
import { pieces } from '../../messages/pieces/en.ts'

/** In units of the drawing, which is stretched over the place it has. */
export const PLOT_WIDTH = 100
export const PLOT_HEIGHT = 50

export interface PlotProps {
  /** What the plot tells, in a sentence. */
  summary: string
  /** Texts under the plot, spread evenly from its left to its right end. */
  axis: readonly string[]
  note: string
}

interface PlotFrameProps extends PlotProps {
  /** Texts beside the plot, spread evenly from its top to its bottom. */
  scale: readonly string[]
  /** The same as in the plot, or what it comes to, as a table. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** What is drawn. */
  children: ReactNode
}

function AsTable({ columns, rows }: Pick<PlotFrameProps, 'columns' | 'rows'>) {
  return (
    <details className="as-table">
      <summary>{pieces.showAsTable}</summary>
      <table className="table slim">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? 'of-number' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {columns.map((column, index) => (
                <td key={column} className={index > 0 ? 'of-number' : 'number'}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const Texts = ({ className, texts }: { className: string; texts: readonly string[] }) => (
  <div className={className} aria-hidden="true">
    {texts.map((text) => (
      <span key={text}>{text}</span>
    ))}
  </div>
)

/** A drawing with its scales: a sentence for those who do not see it, and a table for those who want numbers. */
export function PlotFrame({ summary, scale, axis, note, columns, rows, children }: PlotFrameProps) {
  const middle = PLOT_HEIGHT / 2
  return (
    <div className="plot">
      <div className="plot-field">
        <Texts className="plot-scale" texts={scale} />
        <svg
          viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          <path className="grid" d={`M0 0H${PLOT_WIDTH}M0 ${middle}H${PLOT_WIDTH}`} />
          {children}
          <path className="base" d={`M0 ${PLOT_HEIGHT}H${PLOT_WIDTH}`} />
        </svg>
        <Texts className="plot-axis" texts={axis} />
      </div>
      <p className="note">{note}</p>
      <AsTable columns={columns} rows={rows} />
    </div>
  )
}
