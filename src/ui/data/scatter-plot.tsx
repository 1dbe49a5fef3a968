import { PLOT_HEIGHT, PLOT_WIDTH, PlotFrame, type PlotProps } from './plot.tsx'

interface Dot {
  /** 0 to 1 of the plot's width and height, from the lower left corner. */
  x: number
  y: number
  /** How many points it stands for. */
  count: number
}

interface ScatterPlotProps extends PlotProps {
  dots: readonly Dot[]
  /** Labels of the y axis, evenly spaced from top to bottom. */
  scale: readonly string[]
  /** The plot's data, or a summary of them, as a table. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const SIZES = [1, 2, 3, 4, 5] as const

/** The area grows with the count. Few sizes, so that thousands of dots need a handful of elements. */
const sizeOf = (count: number, most: number) => Math.max(1, Math.ceil(SIZES.length * Math.sqrt(count / most)))

/** A zero-length line with round caps stays round when the drawing is stretched. */
const drawDots = (dots: readonly Dot[]) =>
  dots.map(({ x, y }) => `M${(x * PLOT_WIDTH).toFixed(2)} ${((1 - y) * PLOT_HEIGHT).toFixed(2)}h0`).join('')

function Dots({ dots }: { dots: readonly Dot[] }) {
  const most = dots.reduce((highest, { count }) => Math.max(highest, count), 1)
  return SIZES.map((size) => {
    const ofSize = dots.filter(({ count }) => (most === 1 ? 2 : sizeOf(count, most)) === size)
    return ofSize.length > 0 && <path key={size} className={`dots size-${size}`} d={drawDots(ofSize)} />
  })
}

/** Two quantities plotted against each other. */
export const ScatterPlot = ({ dots, ...rest }: ScatterPlotProps) => (
  <PlotFrame {...rest}>
    <Dots dots={dots} />
  </PlotFrame>
)
