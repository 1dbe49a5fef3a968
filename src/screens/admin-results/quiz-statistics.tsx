import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { FEW_FOR_COLUMNS, type QuizFigures } from '../../domain/analysis/analytics.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { paths } from '../../domain/page/paths.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { results } from '../../messages/en/results.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import {
  $countingProgress,
  $quizStatistics,
  type QuizStatistics,
} from '../../stores/results/quiz-statistics.ts'
import { Columns, ScoreDots } from '../../ui/data/columns.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ReadingBar } from '../parts/reading/reading-bar.tsx'

/** Two rows in a wide container; the rest is expandable. */
const SHOWN = 6

/** The columns are gray: the average carries the colour. Few attempts have no distribution. */
function Shape({ totalAttempts, scores }: Pick<QuizFigures, 'totalAttempts' | 'scores'>) {
  if (totalAttempts === 0) return <p className="note no-scores">{adminResults.noAttempts}</p>
  if (!scores) return null
  return totalAttempts < FEW_FOR_COLUMNS ? <ScoreDots counts={scores} /> : <Columns counts={scores} />
}

/** The distribution of the scores says more than their average. The whole card links to the quiz's results. */
function QuizCard({ quizId, title, totalAttempts, uniqueUsers, averageScore, scores }: QuizFigures) {
  return (
    <li className="quiz-stat">
      <h3 className="subheading" title={title}>
        <Link className="plain-link whole-card" href={paths.quizAttempts(quizId)}>
          {title ?? results.unknownQuiz}
        </Link>
      </h3>
      <Shape totalAttempts={totalAttempts} scores={scores} />
      <dl className="number">
        <div>
          <dt>{adminResults.totalAttempts}</dt>
          <dd>{format.count(totalAttempts)}</dd>
        </div>
        <div>
          <dt>{adminResults.uniqueUsers}</dt>
          <dd>{format.count(uniqueUsers)}</dd>
        </div>
        <div>
          <dt>{adminResults.averageScore}</dt>
          <dd className={`tone ${scoreTone(averageScore)}`}>{format.percent(averageScore)}</dd>
        </div>
      </dl>
    </li>
  )
}

function QuizCards({ quizzes }: { quizzes: readonly QuizFigures[] }) {
  const [all, setAll] = useState(false)
  if (quizzes.length === 0) return <p className="note">{adminResults.noAttempts}</p>
  return (
    <>
      <ul className="stats quiz-stats">
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
    <section className="stack near" aria-label={adminResults.quizStatistics}>
      <h2 className="subheading">{adminResults.quizStatistics}</h2>
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
