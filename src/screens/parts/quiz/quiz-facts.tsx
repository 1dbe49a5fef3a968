import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { wallDate } from '../../../domain/lib/time.ts'
import { home } from '../../../messages/en/home.ts'
import { format } from '../../../messages/lib/language.ts'
import { announceHere } from '../../../stores/attempts/ongoing-attempts.ts'
import type { CardOf, RunningAttempt } from '../../../stores/home/quiz-cards.ts'
import { $minute } from '../../../stores/page/clock.ts'
import { AnswerStrip } from '../../../ui/data/answer-strip.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { TimeLeft } from './time-left.tsx'

const timeOrMoment = (instant: number, now: number) =>
  wallDate(instant) === wallDate(now) ? format.time(instant) : format.moment(instant)

/** Duration, number of questions, and schedule. */
export function QuizFacts({ quiz, status, openUntil }: CardOf) {
  const now = useStore($minute)
  const start = Date.parse(quiz.startTime)
  return (
    <ul className="facts number">
      <li>
        <Icon name="clock" />
        <span>{home.minutes(quiz.duration)}</span>
      </li>
      <li>
        <Icon name="list" />
        <span>{home.questions(quiz.questionCount)}</span>
      </li>
      <li>
        <Icon name="calendar" />
        <span>
          {status === 'active'
            ? home.openFrom(timeOrMoment(start, now), timeOrMoment(openUntil, now))
            : format.moment(start)}
        </span>
      </li>
    </ul>
  )
}

/** A running attempt's progress and remaining time. */
export function AttemptProgress({ quizId, attempt }: { quizId: string; attempt: RunningAttempt }) {
  // The reminder above the screen would repeat it.
  useEffect(() => announceHere(quizId), [quizId])
  const answered = attempt.answered.filter(Boolean).length
  return (
    <div className="stack near">
      <AnswerStrip answered={attempt.answered} here={attempt.here} />
      <p className="row apart number">
        <b className="note">{home.attemptProgress(answered, attempt.answered.length)}</b>
        <span className="badge">
          <Icon name="clock" />
          {rich(home.timeLeft(<TimeLeft {...attempt} />))}
        </span>
      </p>
    </div>
  )
}
