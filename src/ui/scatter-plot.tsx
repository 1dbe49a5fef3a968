interface Dot {
  /** From 0 to 1 over the width and the height of the plot, from the lower left corner. */
  x: number
  y: number
  /** How many it stands for. */
  count: number
}

interface ScatterPlotProps {
  /** What the plot tells, in a sentence. */
  summary: string
  dots: readonly Dot[]
  /** Texts beside the plot, spread evenly from its top to its bottom. */
  scale: readonly string[]
  /** Texts under the plot, spread evenly from its left to its right end. */
  axis: readonly string[]
  note: string
  /** The same, or what it comes to, as a table. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** In units of the drawing, which is stretched over the place it has. */
const WIDTH = 100
const HEIGHT = 50
const SIZES = [1, 2, 3, 4, 5] as const

/** The area of a dot goes with its count, in few sizes, so that thousands of dots are a handful of elements. */
const sizeOf = (count: number, most: number) => Math.max(1, Math.ceil(SIZES.length * Math.sqrt(count / most)))

/** A line without length is a round dot, however the drawing is stretched. */
const drawDots = (dots: readonly Dot[]) =>
  dots.map(({ x, y }) => `M${(x * WIDTH).toFixed(2)} ${((1 - y) * HEIGHT).toFixed(2)}h0`).join('')

function Dots({ dots }: { dots: readonly Dot[] }) {
  const most = dots.reduce((highest, { count }) => Math.max(highest, count), 1)
  return SIZES.map((size) => {
    const ofSize = dots.filter(({ count }) => (most === 1 ? 2 : sizeOf(count, most)) === size)
    return ofSize.length > 0 && <path key={size} className={`dots size-${size}`} d={drawDots(ofSize)} />
  })
}

function AsTable({ columns, rows }: Pick<ScatterPlotProps, 'columns' | 'rows'>) {
  return (
    <details className="as-table">
      <summary>Show as a table</summary>
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

/** Two quantities against each other: a sentence for those who do not see it, and a table for those who want numbers. */
export function ScatterPlot({ summary, dots, scale, axis, note, columns, rows }: ScatterPlotProps) {
  return (
    <div className="plot">
      <div className="plot-field">
        <div className="plot-scale" aria-hidden="true">
          {scale.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          <path className="grid" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="base" d={`M0 ${HEIGHT}H${WIDTH}`} />
          <Dots dots={dots} />
        </svg>
        <div className="plot-axis" aria-hidden="true">
          {axis.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      </div>
      <p className="note">{note}</p>
      <AsTable columns={columns} rows={rows} />
    </div>
  )
}
