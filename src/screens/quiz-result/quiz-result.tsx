import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { Failure } from '../../domain/lib/failure.ts'
import { isSegment, paths } from '../../domain/lib/paths.ts'
import { praiseOf, scoreTone } from '../../domain/lib/score.ts'
import type { Result } from '../../domain/results/results.ts'
import { reviewResult } from '../../domain/results/review.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { quizResult } from '../../messages/quiz-result/en.ts'
import { results } from '../../messages/results/en.ts'
import { goBack } from '../../stores/page/location.ts'
import { $result, type ResultTarget, showResult } from '../../stores/results/result.ts'
import { reviewAwaited } from '../../stores/results/review-awaited.ts'
import { offers } from '../../stores/session/features.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import resultsSheet from '../../ui/styles/results.css?inline'
import { LinkButton } from '../parts/link-button.tsx'
import { Styled } from '../parts/styled.tsx'
import { Review } from './review.tsx'
import { AnswerSheet, ReviewLater } from './review-later.tsx'

/** For administrators: learners do not load it. */
const Activity = lazyComponent(() => import('./activity.tsx').then((chunk) => chunk.Activity))

interface Ways {
  viewAll: string
  /** For administrators; the page's history would lead elsewhere in an element with a route of its own. */
  back: string | undefined
  /** Whose result it is, for administrators. */
  ofUser: string | undefined
}

const Back = ({ to }: { to: string | undefined }) =>
  to === undefined ? (
    <Button icon="left" onClick={goBack}>
      {quizResult.back}
    </Button>
  ) : (
    <LinkButton icon="left" to={to}>
      {quizResult.back}
    </LinkButton>
  )

function Head({ title, viewAll, back, ofUser }: { title: string } & Ways) {
  return (
    <div className="section-head">
      <div className="stack near">
        <p className="note">{quizResult.quizResults}</p>
        <h1 className="title">{title}</h1>
      </div>
      <div className="row">
        <Back to={back} />
        {ofUser !== undefined && (offers('log') || offers('admins')) && <Activity userId={ofUser} />}
        <LinkButton to={viewAll}>{quizResult.viewAll}</LinkButton>
      </div>
    </div>
  )
}

const SCORE_MARKS = [0, 60, 80, 100]

function Score({ score }: { score: number }) {
  const tone = scoreTone(score)
  return (
    <div className="stack near">
      <p className={`score-figure ${tone}`}>{format.percent(score)}</p>
      <p className="heading">{results.praise(praiseOf(score))}</p>
      <div>
        <ProgressBar
          label={quizResult.score}
          value={score}
          max={100}
          tone={tone}
          marks="score"
          valueText={format.percent(score)}
        />
        <div className="scale-marks" aria-hidden="true">
          {SCORE_MARKS.map((mark) => (
            <span key={mark} style={{ left: `${mark}%` }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

interface ResultProps {
  result: Result
}

const nameOf = ({ user }: Result) => (user && 'name' in user ? user.name : undefined)

/** The user's name is for administrators. */
const titleOf = (result: Result, ofOther: boolean) =>
  quizResult.title(result.quiz?.title, ofOther ? nameOf(result) : undefined)

const strong = (text: string) => <strong>{text}</strong>

/** How the attempt came to its end, where that needs a word. */
function Ending({ result: { ended, submittedAt, answers, asked, allowedSeconds } }: ResultProps) {
  const answered = answers.filter((answer) => answer !== null).length
  // Not of those that count: a dropped question was asked and answered, too.
  const total = (asked ?? answers).length
  const at = Date.parse(submittedAt)
  return (
    <>
      {ended === 'time' && <p className="note">{rich(quizResult.timeRanOut(at, answered, total, strong))}</p>}
      {allowedSeconds !== undefined && <p className="note">{quizResult.extraTime(allowedSeconds)}</p>}
    </>
  )
}

const Figures = ({ result }: ResultProps) => (
  <div className="stack">
    {reviewAwaited(result) !== undefined && result.shownAnswers && (
      <AnswerSheet chosen={result.shownAnswers} />
    )}
    <StatGrid
      bare
      items={[
        { label: quizResult.correct, value: result.correctAnswers },
        { label: quizResult.incorrect, value: result.totalQuestions - result.correctAnswers },
        { label: quizResult.timeSpent, value: format.timeSpent(result.timeSpent) },
        {
          label: quizResult.submitted,
          value: format.moment(Date.parse(result.submittedAt)),
        },
      ]}
    />
    <Ending result={result} />
  </div>
)

function ResultView({ result, ways }: ResultProps & { ways: Ways }) {
  const review = useMemo(() => reviewResult(result), [result])
  const opensAt = reviewAwaited(result)
  return (
    <>
      <Head title={titleOf(result, ways.ofUser !== undefined)} {...ways} />
      <Card as="section" className="verdict-card" aria-label={quizResult.summary}>
        <Score score={result.score} />
        <Figures result={result} />
        {result.regradedAt && <p className="note">{quizResult.regradedOn(result.regradedAt)}</p>}
        {result.scoreKept && <p className="note">{quizResult.scoreKept}</p>}
      </Card>
      {opensAt !== undefined && <ReviewLater opensAt={opensAt} />}
      {review.length > 0 && <Review review={review} />}
    </>
  )
}

interface MissingProps {
  title: string
  note: ReactNode
  back?: string | undefined
}

const Missing = ({ title, note, back }: MissingProps) => (
  <EmptyState
    as="h1"
    icon="chart"
    title={title}
    note={note}
    action={
      back === undefined ? (
        <LinkButton to={paths.home} icon="home">
          {quizResult.goHome}
        </LinkButton>
      ) : (
        <Back to={back} />
      )
    }
  />
)

const isMissing = (error: Failure | undefined) => error?.status === 404

/** From one's own result to all one's own; from another user's to those of all. */
const waysFrom = (quizId: string, ofUser: string | undefined): Ways =>
  ofUser === undefined
    ? { viewAll: paths.myResults, back: undefined, ofUser }
    : { viewAll: paths.adminResults, back: paths.quizAttempts(quizId), ofUser }

/** One's own result or, for administrators, that of the user in the address. */
export function QuizResultScreen({ quizId = '', userId }: Partial<ResultTarget>) {
  const isValid = isSegment(quizId)
  // The store follows the address. Before paint, so that the last result does not flash.
  useLayoutEffect(() => {
    if (isValid) showResult({ quizId, userId })
  }, [isValid, quizId, userId])
  const result = useStore($result)
  if (!isValid)
    return (
      <Styled sheet={examSheet} more={resultsSheet} className="sheet">
        <Missing title={quizResult.invalidAddress} note={quizResult.invalidAddressNote} />
      </Styled>
    )
  const ways = waysFrom(quizId, userId)
  return (
    <Styled sheet={examSheet} more={resultsSheet} className="sheet">
      {isMissing(result.error) ? (
        <Missing title={quizResult.notFound} note={quizResult.notFoundNote} back={ways.back} />
      ) : (
        <RemoteView
          remote={result}
          skeleton={<LineSkeleton lines={8} />}
          explain={(error) => explain(error, 'load-results')}
          onRetry={$result.revalidate}
        >
          {(data) => <ResultView result={data} ways={ways} />}
        </RemoteView>
      )}
    </Styled>
  )
}
