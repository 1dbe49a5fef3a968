import { useStore } from '@nanostores/react'
import type { AttemptFigures } from '../../domain/analysis/results-figures.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { format } from '../../messages/english.ts'
import { $figures, recountFigures } from '../../stores/analysis/quiz-figures.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ReadingBar } from '../parts/reading-bar.tsx'

const DASH = '–'

/** A dash for what is not known, and for the scores of nobody. */
function Cards({ figures }: { figures: AttemptFigures | undefined }) {
  const taken = figures && figures.totalAttempts > 0 ? figures : undefined
  const score = (label: string, value: number | undefined) => ({
    label,
    value: value === undefined ? DASH : `${Math.round(value)}%`,
    tone: value === undefined ? undefined : scoreTone(value),
  })
  return (
    <StatGrid
      items={[
        { label: 'Total Attempts', value: figures ? format.count(figures.totalAttempts) : DASH },
        score('Average Score', taken?.averageScore),
        score('Highest Score', taken?.highestScore),
        score('Lowest Score', taken?.lowestScore),
        { label: 'Total Time', value: taken ? format.timeSpent(taken.totalTime) : DASH },
      ]}
    />
  )
}

/** What all attempts at the quiz add up to; how far they are read, where the API leaves the adding to us. */
export function Figures() {
  const shown = useStore($figures)
  return (
    <section className="stack attempt-figures" aria-label="Statistics">
      <Cards figures={shown.scene === 'known' ? shown.figures : undefined} />
      {shown.scene === 'counting' && shown.progress && <ReadingBar progress={shown.progress} />}
      {shown.scene === 'too-many' && (
        <Banner tone="gray">
          The API gives no <code>statistics</code>, and there are too many attempts to add them up here.
        </Banner>
      )}
      {shown.scene === 'failed' && (
        <Banner
          tone="red"
          role="alert"
          action={
            <Button dense icon="refresh" onClick={recountFigures}>
              Try again
            </Button>
          }
        >
          The statistics could not be added up.
        </Banner>
      )}
    </section>
  )
}
