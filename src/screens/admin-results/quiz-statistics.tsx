import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { QuizFigures } from '../../domain/analysis/analytics.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { adminResults } from '../../messages/admin-results/en.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { results } from '../../messages/results/en.ts'
import {
  $countingProgress,
  $quizStatistics,
  type QuizStatistics,
} from '../../stores/results/quiz-statistics.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ReadingBar } from '../parts/reading-bar.tsx'

/** Two rows in a wide box; the rest unfolds. */
const SHOWN = 6

function QuizCard({ title, totalAttempts, uniqueUsers, averageScore }: QuizFigures) {
  return (
    <Card as="li" className="stack near">
      <h3 className="subheading">{title ?? results.unknownQuiz}</h3>
      <StatGrid
        bare
        items={[
          { label: adminResults.totalAttempts, value: format.count(totalAttempts) },
          { label: adminResults.uniqueUsers, value: format.count(uniqueUsers) },
          {
            label: adminResults.averageScore,
            value: format.percent(averageScore),
            tone: scoreTone(averageScore),
          },
        ]}
      />
    </Card>
  )
}

function QuizCards({ quizzes }: { quizzes: readonly QuizFigures[] }) {
  const [all, setAll] = useState(false)
  if (quizzes.length === 0) return <p className="note">{adminResults.noAttempts}</p>
  return (
    <>
      <ul className="cards quiz-statistics">
        {quizzes.slice(0, all ? quizzes.length : SHOWN).map((figures) => (
          <QuizCard key={figures.quizId} {...figures} />
        ))}
      </ul>
      {quizzes.length > SHOWN && (
        <div className="row">
          <Button kind="quiet" icon={all ? 'up' : 'down'} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? adminResults.showMostTaken(SHOWN) : adminResults.showAllQuizzes(quizzes.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function Statistics({ statistics }: { statistics: QuizStatistics }) {
  if (statistics.state === 'counted') return <QuizCards quizzes={statistics.quizzes} />
  return <Banner tone="yellow">{adminResults.tooManyToCount(statistics.read)}</Banner>
}

/** Progress while the results are counted here; a skeleton before that. */
function Waiting() {
  const progress = useStore($countingProgress)
  if (!progress) return <CardSkeleton count={3} />
  return <ReadingBar progress={progress} />
}

/** Attempts and average score of each quiz. */
export function QuizStatisticsGrid() {
  const statistics = useStore($quizStatistics)
  return (
    <section className="stack" aria-label={adminResults.quizStatistics}>
      <h2 className="heading">{adminResults.quizStatistics}</h2>
      <RemoteView
        remote={statistics}
        skeleton={<Waiting />}
        explain={(error) => explain(error, 'load-quiz-statistics')}
        onRetry={$quizStatistics.revalidate}
      >
        {(data) => <Statistics statistics={data} />}
      </RemoteView>
    </section>
  )
}
