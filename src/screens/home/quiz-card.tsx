import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import type { User } from '../../domain/session/session.ts'
import { format } from '../../messages/english.ts'
import { home } from '../../messages/home/en.ts'
import { quizStatus } from '../../messages/quiz-status/en.ts'
import { tellHere } from '../../stores/attempts/ongoing-attempts.ts'
import type { $quizCards, RunningAttempt } from '../../stores/home/quiz-cards.ts'
import { $minute } from '../../stores/page/clock.ts'
import { AnswerStrip } from '../../ui/data/answer-strip.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { QuizStatusBadge } from '../parts/quiz-status-badge.tsx'
import { TimeLeft } from '../parts/time-left.tsx'

/** A quiz as the list has it. */
export type CardOf = ReturnType<typeof $quizCards.get>[number]

type QuizCardProps = CardOf & {
  user: User | undefined
  /** It has the view's one next step. */
  first?: boolean | undefined
}

function Facts({ quiz, status, openUntil }: CardOf) {
  const now = useStore($minute)
  const isToday = new Date(openUntil).toDateString() === new Date(now).toDateString()
  return (
    <div className="facts number">
      <span>
        <Icon name="clock" />
        {home.minutes(quiz.duration)}
      </span>
      <span>
        <Icon name="list" />
        {home.questions(quiz.questionCount)}
      </span>
      <span>
        <Icon name="calendar" />
        {format.moment(Date.parse(quiz.startTime))}
      </span>
      {status === 'active' && <span>{home.openUntil(openUntil, isToday)}</span>}
    </div>
  )
}

function Action({ quiz, status, completed, attempt, first, user }: QuizCardProps) {
  // Several cards have the same link text, so the quiz's title describes each.
  const described = { 'aria-describedby': `title-${quiz._id}`, wide: true }
  if (completed && !attempt)
    return (
      <LinkButton to={paths.quizResult(quiz._id)} {...described}>
        {home.viewResults}
      </LinkButton>
    )
  if (status === 'active' || attempt)
    return (
      <LinkButton to={paths.quiz(quiz._id)} kind={first ? 'primary' : 'plain'} {...described}>
        {user ? home.takeQuiz : home.signInToTakeQuiz}
      </LinkButton>
    )
  return (
    <Button disabled wide>
      {quizStatus[status]}
    </Button>
  )
}

/** How far a running attempt is, and what is left of its time. */
function Progress({ quizId, attempt }: { quizId: string; attempt: RunningAttempt }) {
  // The reminder above the screen would tell the same.
  useEffect(() => tellHere(quizId), [quizId])
  const answered = attempt.answered.filter(Boolean).length
  return (
    <div className="stack near">
      <AnswerStrip answered={attempt.answered} here={attempt.here} />
      <p className="note number">
        <b>{home.attemptProgress(answered, attempt.answered.length)}</b>
        {rich(home.timeLeft(<TimeLeft {...attempt} />))}
      </p>
    </div>
  )
}

export function QuizCard(props: QuizCardProps) {
  const { quiz, status, completed, attempt, user } = props
  return (
    <Card as="li" className={classNames('quiz-card', attempt && 'current')}>
      <div className="badges">
        {attempt ? <Badge tone="accent">{home.inProgress}</Badge> : <QuizStatusBadge status={status} />}
        {completed && (
          <Badge tone="accent" icon="check">
            {home.completed}
          </Badge>
        )}
        {user?.isAdmin && <Badge tone="accent">{home.adminAccess}</Badge>}
      </div>
      <h3 className="subheading" id={`title-${quiz._id}`}>
        {quiz.title}
      </h3>
      <p className="note">{quiz.description}</p>
      {attempt && <Progress quizId={quiz._id} attempt={attempt} />}
      <Facts {...props} />
      <Action {...props} />
    </Card>
  )
}
