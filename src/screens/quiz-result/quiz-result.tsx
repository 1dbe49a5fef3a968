import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Failure } from '../../domain/lib/failure.ts'
import { isSegment, paths } from '../../domain/page/paths.ts'
import { reviewPace } from '../../domain/results/pace-review.ts'
import { awaitsScore, type Result } from '../../domain/results/results.ts'
import { filterReview, type ReviewFilter, reviewResult } from '../../domain/results/review.ts'
import { quizResult } from '../../messages/en/quiz-result.ts'
import { explain } from '../../messages/explain.ts'
import { unbroken } from '../../messages/lib/unbroken.ts'
import { withWords } from '../../messages/lib/words.ts'
import { type ResultTarget, resultOf } from '../../stores/results/result.ts'
import { reviewAwaited } from '../../stores/results/review-awaited.ts'
import { offers } from '../../stores/session/features.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import resultsSheet from '../../ui/styles/results.css?inline'
import { useOnlyQuiz } from '../parts/access/only-quiz.ts'
import { LazyMarksCard } from '../parts/kinds/marks/lazy-result-marks.ts'
import { shownMarking } from '../parts/kinds/shown-kind.ts'
import { LinkButton } from '../parts/page/link-button.tsx'
import { usePlace } from '../parts/page/place.ts'
import { Styled } from '../parts/page/styled.tsx'
import { LazyReportAnswers } from '../parts/reports/lazy-reports.ts'
import { LazyPacePanel } from './pace/lazy-pace.ts'
import { ResultCard } from './result-card.tsx'
import { Review } from './review.tsx'
import { ReviewLater } from './review-later.tsx'
import { LazyStandingPanel } from './standing/lazy-standing.ts'

/** For administrators only: learners do not load it. */
const Activity = lazyComponent(
  withWords(['admin'], () => import('./activity.tsx').then((chunk) => chunk.Activity)),
)

interface Ways {
  viewAll: string
  /** For administrators; the page's history would lead elsewhere if the element keeps its own route. */
  back: string | undefined
  /** The learner's name, for administrators. */
  ofUser: string | undefined
}

interface HeadProps extends Ways {
  /** The id of the title's description. */
  describedBy: string | undefined
}

function Back({ to }: { to: string | undefined }) {
  const { goBack } = usePlace()
  return to === undefined ? (
    <Button kind="quiet" icon="left" onClick={goBack}>
      {quizResult.back}
    </Button>
  ) : (
    <LinkButton kind="quiet" icon="left" to={to}>
      {quizResult.back}
    </LinkButton>
  )
}

function Head({ viewAll, back, ofUser, describedBy }: HeadProps) {
  const isAlone = useOnlyQuiz() !== undefined
  return (
    <div className="page-head">
      <h1 className="title" aria-describedby={describedBy}>
        {quizResult.quizResults}
      </h1>
      <div className="row">
        <Back to={back} />
        {ofUser !== undefined && (offers('log') || offers('admins')) && <Activity userId={ofUser} />}
        {!isAlone && (
          <LinkButton kind="quiet" to={viewAll}>
            {quizResult.viewAll}
          </LinkButton>
        )}
        <Button kind="quiet" className="wide-only" onClick={() => print()}>
          {quizResult.print}
        </Button>
      </div>
    </div>
  )
}

interface ResultProps {
  result: Result
}

const nameOf = ({ user }: Result) => (user && 'name' in user ? user.name : undefined)

/** The user's name is shown to administrators. */
/** A name does not break. */
const titleOf = (result: Result, ofOther: boolean) =>
  quizResult.title(result.quiz?.title, ofOther ? unbroken(nameOf(result) ?? '') : undefined)

const markingOf = ({ quiz }: Result) => shownMarking(quiz && 'marking' in quiz ? quiz : undefined)

function ResultView({ result, quizId, ways }: ResultProps & { quizId: string; ways: Ways }) {
  const review = useMemo(
    () => reviewResult(result).map((reviewed, index) => ({ ...reviewed, index })),
    [result],
  )
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const [goal, setGoal] = useState<{ question: number }>()
  const isAlone = useOnlyQuiz() !== undefined
  const endingId = useId()
  const opensAt = reviewAwaited(result)
  const pace = useMemo(() => (offers('pace') ? reviewPace(result, review) : undefined), [result, review])
  const marking = markingOf(result)
  const goTo = (question: number) => {
    if (!filterReview(review, filter).some(({ index }) => index === question)) setFilter('all')
    setGoal({ question })
  }
  return (
    <>
      {/* Coming from the quiz, the title has the focus, and the reason it ended is read with it. */}
      <Head {...ways} describedBy={result.ended === 'time' ? endingId : undefined} />
      <ResultCard
        key={result._id}
        title={titleOf(result, ways.ofUser !== undefined)}
        result={result}
        review={review}
        onPress={goTo}
        endingId={endingId}
      />
      {ways.ofUser === undefined && offers('reports') && <LazyReportAnswers quizId={quizId} />}
      {marking && <LazyMarksCard result={result} review={review} marking={marking} />}
      {opensAt !== undefined && <ReviewLater opensAt={opensAt} withScore={awaitsScore(result)} />}
      {pace && <LazyPacePanel pace={pace} review={review} onPress={goTo} />}
      {ways.ofUser === undefined && review.length > 0 && offers('standing') && (
        <LazyStandingPanel quizId={quizId} score={result.score} review={review} />
      )}
      {review.length > 0 && (
        <Review
          review={review}
          pace={pace}
          filter={filter}
          onFilter={setFilter}
          goal={goal}
          marking={marking}
          ofOther={ways.ofUser !== undefined}
          reported={ways.ofUser === undefined && offers('reports') ? quizId : undefined}
          practised={ways.ofUser === undefined && !isAlone ? quizId : undefined}
        />
      )}
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

/** From one's own result to My Results; from another user's to all results. */
const waysFrom = (quizId: string, ofUser: string | undefined): Ways =>
  ofUser === undefined
    ? { viewAll: paths.myResults, back: undefined, ofUser }
    : { viewAll: paths.adminResults, back: paths.quizAttempts(quizId), ofUser }

function Found({ quizId, userId }: ResultTarget) {
  const $result = useMemo(() => resultOf({ quizId, userId }), [quizId, userId])
  const result = useStore($result)
  const ways = waysFrom(quizId, userId)
  return isMissing(result.error) ? (
    <Missing title={quizResult.notFound} note={quizResult.notFoundNote} back={ways.back} />
  ) : (
    <RemoteView
      remote={result}
      skeleton={<LineSkeleton lines={8} />}
      explain={(error) => explain(error, 'load-results')}
      onRetry={$result.revalidate}
    >
      {(data) => <ResultView result={data} quizId={quizId} ways={ways} />}
    </RemoteView>
  )
}

/** One's own result or, for administrators, that of the user in the address. */
export const QuizResultScreen = ({ quizId = '', userId }: Partial<ResultTarget>) => (
  <Styled sheet={examSheet} more={resultsSheet} className="sheet">
    {isSegment(quizId) ? (
      <Found quizId={quizId} userId={userId} />
    ) : (
      <Missing title={quizResult.invalidAddress} note={quizResult.invalidAddressNote} />
    )}
  </Styled>
)
