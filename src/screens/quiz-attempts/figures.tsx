import { useStore } from '@nanostores/react'
import type { AttemptFigures } from '../../domain/analysis/results-figures.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { results } from '../../messages/en/results.ts'
import { decimal } from '../../messages/lib/decimal.ts'
import { format } from '../../messages/lib/language.ts'
import { $figures, recountFigures } from '../../stores/analysis/quiz-figures.ts'
import { offers } from '../../stores/session/features.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { ReadingBar } from '../parts/reading/reading-bar.tsx'

/** Without attempts there are no scores. */
function itemsOf(figures: AttemptFigures | undefined) {
  const taken = figures && figures.totalAttempts > 0 ? figures : undefined
  const score = (label: string, value: number | undefined) => ({
    label,
    value: value === undefined ? results.unknown : format.percent(value),
    tone: value === undefined ? undefined : scoreTone(value),
  })
  const total = figures ? format.count(figures.totalAttempts) : results.unknown
  const time = taken ? format.timeSpent(taken.totalTime) : results.unknown
  return {
    total: { label: quizAttempts.totalAttempts, value: total },
    rest: [
      score(quizAttempts.averageScore, taken?.averageScore),
      score(quizAttempts.highestScore, taken?.highestScore),
      score(quizAttempts.lowestScore, taken?.lowestScore),
      { label: quizAttempts.totalTime, value: time },
      ...(taken?.averageMarks !== undefined && offers('marking')
        ? [{ label: quizAttempts.averageMarks, value: decimal(taken.averageMarks, 1) }]
        : []),
    ],
  }
}

/** Of fewer than two attempts all scores are the same, so they fold. */
function Cards({ figures }: { figures: AttemptFigures | undefined }) {
  const { total, rest } = itemsOf(figures)
  if (!figures || figures.totalAttempts > 1) return <StatGrid inline items={[total, ...rest]} />
  return (
    <>
      <StatGrid inline items={[total]} />
      {figures.totalAttempts > 0 && (
        <details className="unfolds">
          <summary>{quizAttempts.statistics}</summary>
          <StatGrid inline items={rest} />
        </details>
      )}
    </>
  )
}

/** Totals of all attempts at the quiz, or the reading progress if the API does not count them. */
export function Figures() {
  const shown = useStore($figures)
  return (
    <section className="stack attempt-figures" aria-label={quizAttempts.statistics}>
      <Cards figures={shown.scene === 'known' ? shown.figures : undefined} />
      {shown.scene === 'counting' && shown.progress && <ReadingBar progress={shown.progress} />}
      {shown.scene === 'too-many' && (
        <Banner tone="gray">{rich(quizAttempts.tooManyToCount((field) => <code>{field}</code>))}</Banner>
      )}
      {shown.scene === 'failed' && (
        <Banner
          tone="red"
          role="alert"
          action={
            <Button dense icon="refresh" onClick={recountFigures}>
              {quizAttempts.tryAgain}
            </Button>
          }
        >
          {quizAttempts.countingFailed}
        </Banner>
      )}
    </section>
  )
}
