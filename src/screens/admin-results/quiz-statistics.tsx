import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { QuizFigures } from '../../domain/analysis/analytics.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
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

/** Two rows on a wide box; whoever looks for another quiz opens all of them. */
const SHOWN = 6

function QuizCard({ title, totalAttempts, uniqueUsers, averageScore }: QuizFigures) {
  return (
    <Card as="li" className="stack near">
      <h3 className="subheading">{title ?? 'Unknown Quiz'}</h3>
      <StatGrid
        bare
        items={[
          { label: 'Total Attempts', value: format.count(totalAttempts) },
          { label: 'Unique Users', value: format.count(uniqueUsers) },
          { label: 'Avg Score', value: `${Math.round(averageScore)}%`, tone: scoreTone(averageScore) },
        ]}
      />
    </Card>
  )
}

function QuizCards({ quizzes }: { quizzes: readonly QuizFigures[] }) {
  const [all, setAll] = useState(false)
  if (quizzes.length === 0) return <p className="note">No attempts yet.</p>
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
            {all ? `Show the ${SHOWN} most taken` : `Show all ${quizzes.length} quizzes`}
          </Button>
        </div>
      )}
    </>
  )
}

function Statistics({ statistics }: { statistics: QuizStatistics }) {
  if (statistics.state === 'counted') return <QuizCards quizzes={statistics.quizzes} />
  return (
    <Banner tone="yellow">
      There are more than {format.count(statistics.read)} results, and the API gives no figures per quiz. They
      are too many to count here.
    </Banner>
  )
}

/** While the results are counted here, which takes its time, how far that is; before it the cards to come. */
function Waiting() {
  const progress = useStore($countingProgress)
  if (!progress) return <CardSkeleton count={3} />
  return <ReadingBar progress={progress} />
}

/** How often and how well each quiz was taken. */
export function QuizStatisticsGrid() {
  const statistics = useStore($quizStatistics)
  return (
    <section className="stack" aria-label="Quiz Statistics">
      <h2 className="heading">Quiz Statistics</h2>
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
