import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import { reminders } from '../../../messages/en/reminders.ts'
import { $announcedHere, $ongoingAttempts } from '../../../stores/attempts/ongoing-attempts.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { useOnlyQuiz } from '../access/only-quiz.ts'
import { LinkButton } from '../page/link-button.tsx'
import { TimeLeft } from './time-left.tsx'

/** Running and unsent attempts with links back to them, above every screen that does not show them itself. */
export function AttemptReminders() {
  const [route] = useLocation()
  const told = useStore($announcedHere)
  const only = useOnlyQuiz()
  const elsewhere = useStore($ongoingAttempts).filter(
    ({ quizId, state }) =>
      paths.quiz(quizId) !== route &&
      !(state === 'running' && told.includes(quizId)) &&
      (only ?? quizId) === quizId,
  )
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
          <p>
            {state === 'running' ? rich(reminders.timeLeft(<TimeLeft {...span} />)) : reminders.state[state]}
          </p>
        </Banner>
      ))}
    </aside>
  )
}
