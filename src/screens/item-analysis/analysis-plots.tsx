import type { QuizAnalysis } from '../../domain/analysis/item-analysis.ts'
import { type TimeFigures, timeRelation } from '../../domain/analysis/score-times.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { format } from '../../messages/lib/language.ts'
import { ScatterPlot } from '../../ui/data/scatter-plot.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ScorePlot } from '../parts/quiz/score-plot.tsx'

function Times({ times, attempts }: { times: TimeFigures; attempts: number }) {
  const { endSeconds, points, bands, correlation } = times
  const relation = timeRelation(correlation)
  const { time, attempts: count, meanScore } = itemAnalysis.timeColumns
  const note = points.some((point) => point.attempts > 1)
    ? itemAnalysis.timesNoteOfDots
    : itemAnalysis.timesNote
  return (
    <ScatterPlot
      summary={itemAnalysis.timesSummary(attempts, relation, correlation)}
      dots={points.map((point) => ({
        x: point.seconds / endSeconds,
        y: point.score / 100,
        count: point.attempts,
      }))}
      scale={[100, 50, 0].map(format.count)}
      axis={[0, 0.5, 1].map((share) => format.timeSpent(share * endSeconds))}
      note={note(relation, correlation)}
      columns={[time, count, meanScore]}
      rows={bands.map((band) => [
        itemAnalysis.timeSpan(band.from, band.to),
        format.count(band.attempts),
        itemAnalysis.points(band.meanScore),
      ])}
    />
  )
}

/** How the scores are distributed, and how they relate to the time spent. */
export function AnalysisPlots({ analysis: { scores, times, attempts } }: { analysis: QuizAnalysis }) {
  return (
    <div className="plots">
      <Card as="section" className="stack" aria-label={itemAnalysis.scores}>
        <h2 className="subheading">{itemAnalysis.scores}</h2>
        <ScorePlot bins={scores} summary={itemAnalysis.scoresSummary} />
      </Card>
      <Card as="section" className="stack" aria-label={itemAnalysis.times}>
        <h2 className="subheading">{itemAnalysis.times}</h2>
        <Times times={times} attempts={attempts} />
      </Card>
    </div>
  )
}
