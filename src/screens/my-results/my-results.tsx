import { useStore } from '@nanostores/react'
import { quizResultPath } from '../../domain/lib/paths.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import type { Result } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $myResults, $myTotals } from '../../stores/results/result.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import { LinkButton } from '../parts/link-button.tsx'
import { Styled } from '../parts/styled.tsx'

function Totals() {
  const { totalQuizzes, averageScore, bestScore, totalTimeSeconds } = useStore($myTotals)
  return (
    <StatGrid
      items={[
        { label: 'Total Quizzes', value: totalQuizzes },
        { label: 'Average Score', value: `${averageScore}%` },
        { label: 'Best Score', value: `${bestScore}%` },
        { label: 'Total Time', value: format.timeSpent(totalTimeSeconds) },
      ]}
    />
  )
}

function Facts({ result }: { result: Result }) {
  const submitted = Date.parse(result.submittedAt)
  return (
    <div className="facts number">
      {!Number.isNaN(submitted) && (
        <>
          <span>
            <Icon name="calendar" />
            {format.date(submitted)}
          </span>
          <span>
            <Icon name="clock" />
            {format.time(submitted)}
          </span>
        </>
      )}
      <span>
        <Icon name="list" />
        {result.totalQuestions} questions
      </span>
      <span>
        <Icon name="check" />
        {result.correctAnswers} correct
      </span>
      <span>
        <Icon name="cross" />
        {result.totalQuestions - result.correctAnswers} incorrect
      </span>
    </div>
  )
}

function AttemptRow({ result }: { result: Result }) {
  const quiz = result.quiz
  return (
    <li className="result-row">
      <div className="stack near">
        <h2 className="subheading" id={`attempt-${result._id}`}>
          {quiz?.title ?? 'Unknown Quiz'}
        </h2>
        {quiz?.description && <p className="note">{quiz.description}</p>}
      </div>
      <Facts result={result} />
      <p className="result-score">
        <b className={`tone ${scoreTone(result.score)}`}>{result.score}%</b>
      </p>
      {quiz && (
        <LinkButton to={quizResultPath(quiz._id)} dense aria-describedby={`attempt-${result._id}`}>
          View Details
        </LinkButton>
      )}
    </li>
  )
}

function Attempts({ results }: { results: readonly Result[] }) {
  if (results.length === 0)
    return (
      <EmptyState
        icon="chart"
        title="No results yet"
        note="Your results appear here after you submit a quiz."
        action={
          <LinkButton to="/" kind="primary">
            Browse Quizzes
          </LinkButton>
        }
      />
    )
  return (
    <>
      <Totals />
      <Card flush>
        <ul>
          {results.map((result) => (
            <AttemptRow key={result._id} result={result} />
          ))}
        </ul>
      </Card>
    </>
  )
}

export function MyResultsScreen() {
  const results = useStore($myResults)
  return (
    <Styled sheet={examSheet} className="sheet">
      <h1 className="title">My Results</h1>
      <RemoteView
        remote={results}
        skeleton={<LineSkeleton lines={8} />}
        explain={(error) => explain(error, 'load-your-results')}
        onRetry={$myResults.revalidate}
      >
        {(list) => <Attempts results={list} />}
      </RemoteView>
    </Styled>
  )
}
