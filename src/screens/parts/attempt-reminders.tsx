import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { timeLeftMs, timeWarning } from '../../domain/attempts/attempt-time.ts'
import { paths } from '../../domain/lib/paths.ts'
import { format } from '../../messages/english.ts'
import { reminders } from '../../messages/reminders/en.ts'
import { $ongoingAttempts, type OngoingAttempt } from '../../stores/attempts/ongoing-attempts.ts'
import { $now } from '../../stores/page/clock.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { LinkButton } from './link-button.tsx'

/** The only part that re-renders each second. Screen readers announce a few moments only. */
function TimeLeft(attempt: Pick<OngoingAttempt, 'startedAt' | 'deadline'>) {
  const left = timeLeftMs(attempt, useStore($now))
  return (
    <>
      {rich(
        reminders.timeLeft(
          <strong className="number" role="timer" aria-label={reminders.clockLabel}>
            {format.clock(left)}
          </strong>,
        ),
      )}
      <span className="visually-hidden" role="status">
        {reminders.timeWarning(timeWarning(left))}
      </span>
    </>
  )
}

/** Above every screen: attempts that run elsewhere or were not sent, with the way back to each. */
export function AttemptReminders() {
  const [route] = useLocation()
  const elsewhere = useStore($ongoingAttempts).filter(({ quizId }) => paths.quiz(quizId) !== route)
  if (elsewhere.length === 0) return null
  return (
    <aside className="reminders" aria-label={reminders.label}>
      {elsewhere.map(({ quizId, title, state, ...span }) => (
        <Banner
          key={quizId}
          tone={state === 'refused' ? 'red' : 'yellow'}
          icon={state === 'running' ? 'clock' : undefined}
          action={
            <LinkButton to={paths.quiz(quizId)} dense>
              {state === 'running' ? reminders.goOn : reminders.show}
            </LinkButton>
          }
        >
          <strong>{title || reminders.aQuiz}</strong>
          <p>{state === 'running' ? <TimeLeft {...span} /> : reminders.state[state]}</p>
        </Banner>
      ))}
    </aside>
  )
}
