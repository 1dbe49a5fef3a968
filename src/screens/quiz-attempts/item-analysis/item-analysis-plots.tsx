import { type ScoreBin, tally } from '../../../domain/analysis/analytics.ts'
import type { ItemAnalysis } from '../../../domain/analysis/item-analysis.ts'
import { formatIndex } from '../../../domain/analysis/item-words.ts'
import type { TimeFigures } from '../../../domain/analysis/score-times.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import { format } from '../../../messages/english.ts'
import { results } from '../../../messages/results/en.ts'
import { BarPlot } from '../../../ui/data/bar-plot.tsx'
import { ScatterPlot } from '../../../ui/data/scatter-plot.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const binName = ({ from, to }: ScoreBin) => `${from}–${to}`

function Scores({ scores }: { scores: readonly ScoreBin[] }) {
  const { total, most } = tally(scores)
  return (
    <BarPlot
      summary={`Scores of ${results.attempts(total)}: most lie between ${most?.from} and ${most?.to} percent (${most?.attempts})`}
      bars={scores.map((bin) => ({ label: binName(bin), value: bin.attempts, tone: scoreTone(bin.from) }))}
      columns={['Score (%)', 'Attempts']}
      axis={['0', '20', '40', '60', '80', '100']}
      note={`Score in percent, ${results.attempts(total)}; each bar begins with its lower number`}
    />
  )
}

/** Cohen's (1988) words for a weak and a strong correlation. */
const [WEAK, STRONG] = [0.1, 0.5]

function relation(correlation: number | undefined): string {
  if (correlation === undefined || Math.abs(correlation) < WEAK) return 'Time and score do not go together'
  const strength = Math.abs(correlation) < STRONG ? 'somewhat ' : 'clearly '
  return `Who took longer scored ${strength}${correlation > 0 ? 'higher' : 'lower'}`
}

function Times({ times, attempts }: { times: TimeFigures; attempts: number }) {
  const { endSeconds, points, bands, correlation } = times
  const words = `${relation(correlation)} (correlation ${formatIndex(correlation)})`
  return (
    <ScatterPlot
      summary={`Time spent against score of ${results.attempts(attempts)}. ${words}`}
      dots={points.map(({ seconds, score, attempts: count }) => ({
        x: seconds / endSeconds,
        y: score / 100,
        count,
      }))}
      scale={['100', '50', '0']}
      axis={[0, 0.5, 1].map((share) => format.timeSpent(share * endSeconds))}
      note={[
        `Score in percent over time spent. ${words}`,
        ...(points.some((point) => point.attempts > 1) ? ['Larger dots stand for more attempts'] : []),
      ].join('. ')}
      columns={['Time spent', 'Attempts', 'Mean score (%)']}
      rows={bands.map((band) => [
        `${format.timeSpent(band.from)}–${format.timeSpent(band.to)}`,
        format.count(band.attempts),
        band.meanScore === undefined ? '–' : band.meanScore.toFixed(1),
      ])}
    />
  )
}

/** How the scores are spread, and whether time helped. */
export function AnalysisPlots({ analysis: { scores, times, attempts } }: { analysis: ItemAnalysis }) {
  return (
    <div className="plots">
      <Card as="section" className="stack" aria-label="Scores">
        <h3 className="subheading">Scores</h3>
        <Scores scores={scores} />
      </Card>
      <Card as="section" className="stack" aria-label="Time against score">
        <h3 className="subheading">Time against score</h3>
        <Times times={times} attempts={attempts} />
      </Card>
    </div>
  )
}
