import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect } from 'react'
import type { Failure } from '../../domain/lib/failure.ts'
import { quizAttemptsPath, ROUTES } from '../../domain/lib/paths.ts'
import { resultPraise, scoreTone } from '../../domain/lib/score.ts'
import { type Result, reviewResult } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $result, type ResultTarget, showResult } from '../../stores/results/result.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import { LinkButton } from '../parts/link-button.tsx'
import { Styled } from '../parts/styled.tsx'
import { Review } from './review.tsx'

interface Ways {
  viewAll: string
  /** Where administrators come from. In an element that keeps its route to itself the page's history is not theirs. */
  back: string | undefined
}

const Back = ({ to }: { to: string | undefined }) =>
  to === undefined ? (
    <Button icon="left" onClick={() => history.back()}>
      Back
    </Button>
  ) : (
    <LinkButton icon="left" to={to}>
      Back
    </LinkButton>
  )

function Head({ title, viewAll, back }: { title: string } & Ways) {
  return (
    <div className="section-head">
      <div className="stack near">
        <p className="note">Quiz results</p>
        <h1 className="title">{title}</h1>
      </div>
      <div className="row">
        <Back to={back} />
        <LinkButton to={viewAll}>View All Results</LinkButton>
      </div>
    </div>
  )
}

const SCORE_MARKS = [0, 60, 80, 100]

function Score({ score }: { score: number }) {
  const tone = scoreTone(score)
  return (
    <div className="stack near">
      <p className={`score-figure ${tone}`}>{score}%</p>
      <p className="heading">{resultPraise(score)}</p>
      <div>
        <ProgressBar
          label="Score"
          value={score}
          max={100}
          tone={tone}
          marks="score"
          valueText={`${score}%`}
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

/** What the administrator's view names beside the title; one's own result needs no name. */
const titleOf = (result: Result, ofOther: boolean) =>
  [result.quiz?.title ?? 'Quiz', ofOther && result.user && 'name' in result.user && result.user.name]
    .filter(Boolean)
    .join(' – ')

function ResultView({ result, ways, ofOther }: { result: Result; ways: Ways; ofOther: boolean }) {
  const review = reviewResult(result)
  return (
    <>
      <Head title={titleOf(result, ofOther)} {...ways} />
      <Card as="section" className="verdict-card" aria-label="Summary">
        <Score score={result.score} />
        <StatGrid
          bare
          items={[
            { label: 'Correct', value: result.correctAnswers },
            { label: 'Incorrect', value: result.totalQuestions - result.correctAnswers },
            { label: 'Time spent', value: format.timeSpent(result.timeSpent) },
            {
              label: 'Submitted',
              value: result.submittedAt ? format.moment(Date.parse(result.submittedAt)) : '–',
            },
          ]}
        />
      </Card>
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
        <LinkButton to={ROUTES.home} icon="home">
          Go Home
        </LinkButton>
      ) : (
        <Back to={back} />
      )
    }
  />
)

const isMissing = (error: Failure | undefined) => error?.status === 404

/** One's own result has all of one's own beside it, another's has those of all. */
const waysFrom = (quizId: string, ofOther: boolean): Ways =>
  ofOther
    ? { viewAll: ROUTES.adminResults, back: quizAttemptsPath(quizId) }
    : { viewAll: ROUTES.myResults, back: undefined }

/** One's own result; for administrators also that of the user whose id is in the address. */
export function QuizResultScreen({ quizId, userId }: Partial<ResultTarget>) {
  // The store reads the result of the address. Before paint, so that the last one shown does not flash.
  useLayoutEffect(() => {
    if (quizId) showResult({ quizId, userId })
  }, [quizId, userId])
  const result = useStore($result)
  if (!quizId)
    return (
      <Styled sheet={examSheet} className="sheet">
        <Missing title="Invalid Quiz URL" note="Invalid quiz URL - missing quiz ID" />
      </Styled>
    )
  const ofOther = userId !== undefined
  const ways = waysFrom(quizId, ofOther)
  return (
    <Styled sheet={examSheet} className="sheet">
      {isMissing(result.error) ? (
        <Missing
          title="Results not found"
          note="There is no submitted attempt at this quiz."
          back={ways.back}
        />
      ) : (
        <RemoteView
          remote={result}
          skeleton={<LineSkeleton lines={8} />}
          explain={(error) => explain(error, 'load-results')}
          onRetry={$result.revalidate}
        >
          {(data) => <ResultView result={data} ways={ways} ofOther={ofOther} />}
        </RemoteView>
      )}
    </Styled>
  )
}
