import { Columns, ScoreDots } from '../../src/ui/data/columns.tsx'
import { DescribedColumns } from '../../src/ui/data/described-columns.tsx'
import { ScoreTrend, Sparkline } from '../../src/ui/data/score-trend.tsx'
import { RangeChoice } from '../../src/ui/forms/range-choice.tsx'
import type { Tone } from '../../src/ui/lib/tone.ts'
import { nothing, type Shelf } from './sample.ts'

const COUNTS = [1, 3, 6, 9, 15, 22, 26, 19, 12, 7]
const SCORES = [42, 55, 48, 61, 58, 72, 85]

const toneOf = (score: number): Tone => {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

const trend = (scores: readonly number[]) => (
  <ScoreTrend
    summary="Scores from the earliest to the latest"
    points={scores.map((score, index) => ({
      id: String(index),
      score,
      tone: toneOf(score),
      value: String(score),
      label: `Mar ${index + 1}`,
    }))}
  />
)

const range = (from: number, to: number) => (
  <RangeChoice
    label="Score"
    fromLabel="Lowest score"
    toLabel="Highest score"
    words={{ from: 'Score from', to: 'to', unit: '%' }}
    range={{ from, to }}
    onRange={nothing}
  >
    <Columns counts={COUNTS} chosen={(bin) => bin * 10 >= from && bin * 10 < to} />
  </RangeChoice>
)

const told = () => (
  <DescribedColumns
    columns={COUNTS.map((count, index) => ({
      id: index,
      share: count / Math.max(...COUNTS),
      words: `Question ${index + 1}: ${count}`,
      most: count === Math.max(...COUNTS),
    }))}
    axis={['1', String(COUNTS.length)]}
  />
)

export const scores: Shelf = {
  title: 'Scores',
  samples: [
    { state: 'histogram', draw: () => <Columns counts={COUNTS} /> },
    { state: 'a few scores', draw: () => <ScoreDots counts={[0, 0, 0, 0, 0, 1, 0, 2, 1, 0]} /> },
    { state: 'histogram of nothing', draw: () => <Columns counts={COUNTS.map(() => 0)} /> },
    { state: 'columns with words', draw: told },
    { state: 'range: all', draw: () => range(0, 100) },
    { state: 'range: some', draw: () => range(40, 80) },
    { state: 'range: focus', draw: () => range(40, 80), focus: 'input' },
    { state: 'range: right to left', rtl: true, draw: () => range(40, 80) },
    { state: 'trend', wide: true, draw: () => trend(SCORES) },
    { state: 'trend of one', wide: true, draw: () => trend([64]) },
    { state: 'small trend', draw: () => <Sparkline scores={SCORES} tone="green" /> },
  ],
}
