import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { scoreTone } from '../../domain/lib/score.ts'
import { paths } from '../../domain/page/paths.ts'
import { incorrectOf } from '../../domain/results/incorrect.ts'
import { awaitsScore, keyOf, type Result } from '../../domain/results/results.ts'
import { trendOf } from '../../domain/results/totals.ts'
import { myResults } from '../../messages/en/my-results.ts'
import { results } from '../../messages/en/results.ts'
import { explain } from '../../messages/explain.ts'
import { format } from '../../messages/lib/language.ts'
import { $minute } from '../../stores/page/clock.ts'
import { followCards } from '../../stores/practice/card-sync.ts'
import { $dueCards, practiseDue } from '../../stores/practice/practice-cards.ts'
import { $myResults } from '../../stores/results/my-results.ts'
import { $myTotals } from '../../stores/results/my-totals.ts'
import { reviewAwaited } from '../../stores/results/review-awaited.ts'
import { offers } from '../../stores/session/features.ts'
import { LongList } from '../../ui/data/long-list.tsx'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import resultsSheet from '../../ui/styles/results.css?inline'
import { LazyListedMarks } from '../parts/kinds/marks/lazy-result-marks.ts'
import { LinkButton } from '../parts/page/link-button.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { Trend, TrendBegins } from './trend.tsx'

function Totals() {
  const { totalQuizzes, averageScore, bestScore, totalTimeSeconds } = useStore($myTotals)
  return (
    <StatGrid
      items={[
        { label: myResults.totalQuizzes, value: totalQuizzes },
        { label: myResults.averageScore, value: format.percent(averageScore) },
        { label: myResults.bestScore, value: format.percent(bestScore) },
        { label: myResults.totalTime, value: results.took(totalTimeSeconds) },
      ]}
    />
  )
}

function ReviewFact({ result }: { result: Result }) {
  const [minute, opensAt] = [useStore($minute), reviewAwaited(result)]
  if (opensAt === undefined || opensAt <= minute) return null
  return <li>{(awaitsScore(result) ? results.comes : myResults.reviewOpens)(opensAt)}</li>
}

function Facts({ result }: { result: Result }) {
  const { count, blank } = incorrectOf(result)
  const { totalQuestions, asked, answers } = result
  const isAwaited = awaitsScore(result)
  return (
    <ul className="facts number">
      <li>{myResults.submittedAt(Date.parse(result.submittedAt))}</li>
      <li>{myResults.questions(isAwaited ? (asked ?? answers).length : totalQuestions)}</li>
      <li>{results.took(result.timeSpent)}</li>
      {!isAwaited && <li>{myResults.answers(result.correctAnswers, count, blank)}</li>}
      <ReviewFact result={result} />
    </ul>
  )
}

const ScoreOf = ({ result: { score, marks, maxMarks } }: { result: Result }) => (
  <div className="attempt-score">
    <b>{format.percent(score)}</b>
    {marks !== undefined && maxMarks && offers('marking') && <LazyListedMarks got={marks} most={maxMarks} />}
    {!Number.isNaN(score) && (
      <ProgressBar
        label={myResults.score}
        value={score}
        max={100}
        tone={scoreTone(score)}
        valueText={format.percent(score)}
      />
    )}
  </div>
)

function AttemptRow({ result, titleId }: { result: Result; titleId: string }) {
  const quiz = result.quiz
  return (
    // biome-ignore lint/a11y/useSemanticElements: of a LongList
    <div role="listitem" className="attempt">
      <div>
        <h3 className="subheading" id={titleId}>
          {quiz?.title ?? results.unknownQuiz}
        </h3>
        {quiz?.description && <p className="note">{quiz.description}</p>}
      </div>
      <Facts result={result} />
      <ScoreOf result={result} />
      {quiz && (
        <LinkButton to={paths.quizResult(quiz._id)} dense aria-describedby={titleId}>
          {results.viewDetails}
        </LinkButton>
      )}
    </div>
  )
}

function PractiseDue() {
  useEffect(followCards, [])
  const due = useStore($dueCards)
  const [, navigate] = useLocation()
  if (due.length === 0) return null
  const begin = () => {
    practiseDue()
    navigate(paths.practice)
  }
  return (
    <Button dense icon="refresh" onClick={begin}>
      {myResults.practiseDue(due.length)}
    </Button>
  )
}

const inListItem = (line: ReactNode) => (
  // biome-ignore lint/a11y/useSemanticElements: of a LongList
  <div role="listitem" className="attempt">
    {line}
  </div>
)

const drawRow = (result: Result, index: number) => (
  <RowBoundary key={keyOf(result, index)} place={inListItem}>
    <AttemptRow result={result} titleId={`attempt-${keyOf(result, index)}`} />
  </RowBoundary>
)

function Attempts({ attempts }: { attempts: readonly Result[] }) {
  const trend = useMemo(() => trendOf(attempts), [attempts])
  if (attempts.length === 0)
    return (
      <EmptyState
        as="h2"
        drawing="wave"
        title={myResults.none}
        note={myResults.noneNote}
        action={
          <LinkButton to={paths.home} kind="primary">
            {myResults.browseQuizzes}
          </LinkButton>
        }
      />
    )
  return (
    <>
      {trend.length > 1 && <Trend points={trend} />}
      {trend.length === 1 && <TrendBegins />}
      <Totals />
      <section className="stack">
        <div className="row apart">
          <h2 className="heading">{myResults.attempts}</h2>
          <PractiseDue />
        </div>
        <Card flush className="attempts">
          <LongList items={attempts}>{drawRow}</LongList>
        </Card>
      </section>
    </>
  )
}

export function MyResultsScreen() {
  const remote = useStore($myResults)
  return (
    <Styled sheet={examSheet} more={resultsSheet} className="sheet">
      <div className="page-head">
        <h1 className="title">{myResults.title}</h1>
      </div>
      <RemoteView
        remote={remote}
        skeleton={<LineSkeleton lines={8} />}
        explain={(error) => explain(error, 'load-your-results')}
        onRetry={$myResults.revalidate}
      >
        {(list) => <Attempts attempts={list} />}
      </RemoteView>
    </Styled>
  )
}
