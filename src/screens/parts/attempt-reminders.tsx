import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { timeLeftMs, timeWarning } from '../../domain/attempts/attempt.ts'
import { paths } from '../../domain/lib/paths.ts'
import { formatClock } from '../../domain/lib/time.ts'
import { $ongoingAttempts, type OngoingAttempt } from '../../stores/attempts/ongoing-attempts.ts'
import { $now } from '../../stores/page/clock.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LinkButton } from './link-button.tsx'

/** The only part that the second hand repaints. Screen readers hear of it at a few moments. */
function TimeLeft({ deadline }: Pick<OngoingAttempt, 'deadline'>) {
  const left = timeLeftMs({ deadline }, useStore($now))
  return (
    <>
      Time left:{' '}
      <strong className="number" role="timer" aria-label="Time remaining">
        {formatClock(left)}
      </strong>
      <span className="visually-hidden" role="status">
        {timeWarning(left)}
      </span>
    </>
  )
}

const SAID: Record<Exclude<OngoingAttempt['state'], 'running'>, string> = {
  sending: 'Your answers are being submitted...',
  unsent: 'Your answers are not submitted yet. They are sent by themselves when the connection is back.',
  refused: 'Your answers were not accepted.',
}

/** Above whatever screen is open: quizzes that were begun and left, or not sent, with the way back to each. */
export function AttemptReminders() {
  const [route] = useLocation()
  const strayed = useStore($ongoingAttempts).filter(({ quizId }) => paths.quiz(quizId) !== route)
  if (strayed.length === 0) return null
  return (
    <aside className="reminders" aria-label="Quizzes in progress">
      {strayed.map(({ quizId, title, state, deadline }) => (
        <Banner
          key={quizId}
          tone={state === 'refused' ? 'red' : 'yellow'}
          icon={state === 'running' ? 'clock' : undefined}
          action={
            <LinkButton to={paths.quiz(quizId)} dense>
              {state === 'running' ? 'Continue' : 'Show'}
            </LinkButton>
          }
        >
          <strong>{title}</strong>
          <p>{state === 'running' ? <TimeLeft deadline={deadline} /> : SAID[state]}</p>
        </Banner>
      ))}
    </aside>
  )
}
