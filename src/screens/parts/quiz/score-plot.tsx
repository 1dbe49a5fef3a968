import { type ScoreBin, tally } from '../../../domain/analysis/analytics.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import { scorePlot } from '../../../messages/en/score-plot.ts'
import { format } from '../../../messages/lib/language.ts'
import { BarPlot } from '../../../ui/data/bar-plot.tsx'

const AXIS = [0, 20, 40, 60, 80, 100]

interface ScorePlotProps {
  bins: readonly ScoreBin[]
  /** The plot in a sentence. */
  summary: (attempts: number, most: ScoreBin) => string
}

/** A score distribution, coloured by score. */
export function ScorePlot({ bins, summary }: ScorePlotProps) {
  const { total, most } = tally(bins)
  if (!most) return <p className="note">{scorePlot.empty}</p>
  return (
    <BarPlot
      summary={summary(total, most)}
      bars={bins.map(({ from, to, attempts }) => ({
        label: scorePlot.bin(from, to),
        value: attempts,
        tone: scoreTone(from),
      }))}
      columns={[scorePlot.score, scorePlot.attempts]}
      axis={AXIS.map(format.count)}
      note={scorePlot.note(total)}
    />
  )
}
