import { scaleEnd } from '../../domain/analysis/analytics.ts'
import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'
import { PLOT_HEIGHT, PLOT_WIDTH, PlotFrame, type PlotProps } from './plot.tsx'

interface Bar {
  /** The heading of its row in the table. */
  label: string
  value: number
  tone?: Tone | undefined
}

interface BarPlotProps extends PlotProps {
  bars: readonly Bar[]
  /** The table's headings. */
  columns: readonly [label: string, value: string]
}

const BAR_SHARE = 0.84

function Bars({ bars, end }: { bars: readonly Bar[]; end: number }) {
  const step = PLOT_WIDTH / bars.length
  return bars.map(({ label, value, tone }, index) => {
    const height = (value / end) * PLOT_HEIGHT
    return (
      <rect
        key={label}
        className={classNames('bar', tone)}
        x={step * (index + (1 - BAR_SHARE) / 2)}
        y={PLOT_HEIGHT - height}
        width={step * BAR_SHARE}
        height={height}
      />
    )
  })
}

/** A bar chart of counts. */
export function BarPlot({ bars, ...rest }: BarPlotProps) {
  const end = scaleEnd(Math.max(0, ...bars.map(({ value }) => value)))
  return (
    <PlotFrame
      {...rest}
      scale={[end, end / 2, 0].map(String)}
      rows={bars.map(({ label, value }) => [label, String(value)])}
    >
      <Bars bars={bars} end={end} />
    </PlotFrame>
  )
}
