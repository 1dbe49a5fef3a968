import type { ReactNode } from 'react'
import { pieces } from '../../messages/en/pieces.ts'

/** Units of the drawing, which is stretched to its container. */
export const PLOT_WIDTH = 100
export const PLOT_HEIGHT = 50

export interface PlotProps {
  /** The plot in a sentence, for screen readers. */
  summary: string
  /** Labels of the x axis, evenly spaced from left to right. */
  axis: readonly string[]
  note: string
}

interface PlotFrameProps extends PlotProps {
  /** Labels of the y axis, evenly spaced from top to bottom. */
  scale: readonly string[]
  /** The plot's data, or a summary of them, as a table. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** SVG elements. */
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

const AxisLabels = ({ className, texts }: { className: string; texts: readonly string[] }) => (
  <div className={className} aria-hidden="true">
    {texts.map((text) => (
      <span key={text}>{text}</span>
    ))}
  </div>
)

/** A plot with its axes, a sentence for screen readers and a table of its numbers. */
export function PlotFrame({ summary, scale, axis, note, columns, rows, children }: PlotFrameProps) {
  const middle = PLOT_HEIGHT / 2
  return (
    <div className="plot">
      <div className="plot-field">
        <AxisLabels className="plot-scale" texts={scale} />
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
        <AxisLabels className="plot-axis" texts={axis} />
      </div>
      <p className="note">{note}</p>
      <AsTable columns={columns} rows={rows} />
    </div>
  )
}
