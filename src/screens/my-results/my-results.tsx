import { useStore } from '@nanostores/react'
import { paths } from '../../domain/lib/paths.ts'
import { keyOf, type Result } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { myResults } from '../../messages/my-results/en.ts'
import { results } from '../../messages/results/en.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $myResults } from '../../stores/results/my-results.ts'
import { $myTotals } from '../../stores/results/my-totals.ts'
import { reviewAwaited } from '../../stores/results/review-awaited.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import resultsSheet from '../../ui/styles/results.css?inline'
import { LinkButton } from '../parts/link-button.tsx'
import { Score } from '../parts/score.tsx'
import { Styled } from '../parts/styled.tsx'

function Totals() {
  const { totalQuizzes, averageScore, bestScore, totalTimeSeconds } = useStore($myTotals)
  return (
    <StatGrid
      items={[
        { label: myResults.totalQuizzes, value: totalQuizzes },
        { label: myResults.averageScore, value: format.percent(averageScore) },
        { label: myResults.bestScore, value: format.percent(bestScore) },
        { label: myResults.totalTime, value: format.timeSpent(totalTimeSeconds) },
      ]}
    />
  )
}

function ReviewFact({ result }: { result: Result }) {
  const [minute, opensAt] = [useStore($minute), reviewAwaited(result)]
  if (opensAt === undefined || opensAt <= minute) return null
  return (
    <span>
      <Icon name="clock" />
      {myResults.reviewOpens(opensAt)}
    </span>
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
        {myResults.questions(result.totalQuestions)}
      </span>
      <span>
        <Icon name="check" />
        {myResults.correct(result.correctAnswers)}
      </span>
      <span>
        <Icon name="cross" />
        {myResults.incorrect(result.totalQuestions - result.correctAnswers)}
      </span>
      <ReviewFact result={result} />
    </div>
  )
}

function AttemptRow({ result, titleId }: { result: Result; titleId: string }) {
  const quiz = result.quiz
  return (
    <li className="result-row">
      <div className="stack near">
        <h2 className="subheading" id={titleId}>
          {quiz?.title ?? results.unknownQuiz}
        </h2>
        {quiz?.description && <p className="note">{quiz.description}</p>}
      </div>
      <Facts result={result} />
      <p className="result-score">
        <Score score={result.score} />
      </p>
      {quiz && (
        <LinkButton to={paths.quizResult(quiz._id)} dense aria-describedby={titleId}>
          {results.viewDetails}
        </LinkButton>
      )}
    </li>
  )
}

function Attempts({ attempts }: { attempts: readonly Result[] }) {
  if (attempts.length === 0)
    return (
      <EmptyState
        icon="chart"
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
      <Totals />
      <Card flush>
        <ul>
          {attempts.map((result, index) => (
            <AttemptRow
              key={keyOf(result, index)}
              result={result}
              titleId={`attempt-${keyOf(result, index)}`}
            />
          ))}
        </ul>
      </Card>
    </>
  )
}

export function MyResultsScreen() {
  const remote = useStore($myResults)
  return (
    <Styled sheet={examSheet} more={resultsSheet} className="sheet">
      <h1 className="title">{myResults.title}</h1>
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
