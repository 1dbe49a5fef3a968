import { useStore } from '@nanostores/react'
import { useMemo, useReducer, useRef } from 'react'
import { home } from '../../messages/en/home.ts'
import { oneQuiz } from '../../messages/en/one-quiz.ts'
import { explain } from '../../messages/explain.ts'
import { isForAnybody, oneQuizOf, type QuizThere } from '../../stores/home/one-quiz.ts'
import { $access, $user, retrySession } from '../../stores/session/session.ts'
import { $getToken } from '../../stores/session/token.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import oneQuizSheet from '../../ui/styles/one-quiz.css?inline'
import { SignInAbove, useSignInAbove } from '../parts/access/sign-in-above.tsx'
import { SignInButton } from '../parts/access/sign-in-button.tsx'
import { SiteSignIn } from '../parts/access/site-sign-in.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { AttemptProgress, QuizFacts } from '../parts/quiz/quiz-facts.tsx'
import { QuizStatusBadge } from '../parts/quiz/quiz-status-badge.tsx'
import { NextStep } from './next-step.tsx'

const Skeleton = () => (
  <Card aria-busy="true">
    <span className="visually-hidden">{oneQuiz.loading}</span>
    <LineSkeleton lines={4} />
  </Card>
)

const PublicPractice = lazyComponent(
  () => import('./public-practice.tsx').then((chunk) => chunk.PublicPractice),
  Skeleton,
)

/** The sign-in, or one line if the page has it above. */
function SignInStep() {
  const ref = useRef<HTMLDivElement>(null)
  const isAbove = useSignInAbove(ref)
  const getToken = useStore($getToken)
  const signIn = getToken ? <SiteSignIn as="p" /> : <SignInButton />
  return (
    <div className="stack near" ref={ref}>
      {isAbove ? <SignInAbove /> : signIn}
    </div>
  )
}

/** For visitors, and while the session is unknown. */
function VisitorStep() {
  const access = useStore($access)
  if (access.state !== 'unreachable') return <SignInStep />
  return (
    <div className="stack near" role="alert">
      <p className="note" dir="auto">
        {explain(access.failure, 'check-session')}
      </p>
      <Button icon="refresh" onClick={() => void retrySession()}>
        {oneQuiz.tryAgain}
      </Button>
    </div>
  )
}

/** On demand, below the card's text. */
function Practice({ quizId, from, isOpen }: { quizId: string; from: number; isOpen: boolean }) {
  const [isWanted, want] = useReducer(() => true, false)
  if (!isOpen) return <p className="note number">{oneQuiz.practiseFrom(from)}</p>
  return isWanted ? (
    <PublicPractice quizId={quizId} onDemand />
  ) : (
    <Button icon="refresh" onClick={want}>
      {oneQuiz.practise}
    </Button>
  )
}

type QuizProps = Omit<QuizThere, 'state'>

const Badges = ({ card: { attempt, status, completed }, draft }: Omit<QuizProps, 'practice'>) => (
  <div className="badges">
    {attempt ? (
      <Badge tone="accent">{home.inProgress}</Badge>
    ) : (
      <QuizStatusBadge status={draft ? 'draft' : status} />
    )}
    {completed && (
      <Badge tone="accent" icon="check">
        {home.completed}
      </Badge>
    )}
  </div>
)

function QuizCard({ card, draft, practice }: QuizProps) {
  const user = useStore($user)
  const { quiz, attempt } = card
  return (
    <Card as="section" className="one-quiz" aria-label={quiz.title}>
      <Badges card={card} draft={draft} />
      <h1 className="heading">{quiz.title}</h1>
      {quiz.description && <p>{quiz.description}</p>}
      {draft && <p className="note">{oneQuiz.draftNote}</p>}
      {attempt && <AttemptProgress quizId={quiz._id} attempt={attempt} />}
      <QuizFacts {...card} />
      {user ? <NextStep card={card} user={user} /> : <VisitorStep />}
      {practice && <Practice quizId={quiz._id} {...practice} />}
    </Card>
  )
}

interface MissingProps {
  onRetry: () => void
}

/** Visitors may not see every quiz. */
function Missing({ onRetry }: MissingProps) {
  const user = useStore($user)
  return (
    <EmptyState
      as="h1"
      icon="search"
      title={oneQuiz.missing}
      note={user ? oneQuiz.missingNote : oneQuiz.missingVisitorNote}
      action={
        user ? (
          <Button icon="refresh" onClick={onRetry}>
            {oneQuiz.tryAgain}
          </Button>
        ) : (
          <VisitorStep />
        )
      }
    />
  )
}

function Known({ quizId }: OneQuizProps) {
  const { $one, retry } = useMemo(() => oneQuizOf(quizId), [quizId])
  const one = useStore($one)
  // A started round continues, whoever signs in or out meanwhile.
  const isPublic = useRef(false)
  isPublic.current ||= one.state === 'there' && !one.draft && isForAnybody(one.card.quiz)
  if (isPublic.current) return <PublicPractice quizId={quizId} />
  if (one.state === 'loading') return <Skeleton />
  if (one.state === 'missing') return <Missing onRetry={retry} />
  if (one.state === 'there') return <QuizCard {...one} />
  return (
    <EmptyState
      role="alert"
      icon="refresh"
      title={<span dir="auto">{explain(one.failure, 'load-quiz')}</span>}
      action={
        <Button icon="refresh" onClick={retry}>
          {oneQuiz.tryAgain}
        </Button>
      }
    />
  )
}

interface OneQuizProps {
  quizId: string
}

/** A single quiz: its description and the next step. */
export function OneQuizScreen(props: OneQuizProps) {
  const { state } = useStore($access)
  return (
    <Styled sheet={oneQuizSheet} className="sheet">
      {/* Data read now would be read again for the person. */}
      {state === 'checking' ? <Skeleton /> : <Known {...props} />}
    </Styled>
  )
}
