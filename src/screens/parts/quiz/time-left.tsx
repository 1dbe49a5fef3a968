import { useStore } from '@nanostores/react'
import { timeLeftMs, timeWarning } from '../../../domain/attempts/attempt-time.ts'
import { reminders } from '../../../messages/en/reminders.ts'
import { format } from '../../../messages/lib/language.ts'
import type { OngoingAttempt } from '../../../stores/attempts/ongoing-attempts.ts'
import { $now } from '../../../stores/page/clock.ts'

/** The only part that re-renders each second. Screen readers announce a few moments only. */
export function TimeLeft(attempt: Pick<OngoingAttempt, 'startedAt' | 'deadline'>) {
  const left = timeLeftMs(attempt, useStore($now))
  return (
    <>
      <strong className="number" role="timer" aria-label={reminders.clockLabel} translate="no">
        {format.clock(left)}
      </strong>
      <span className="visually-hidden" role="status">
        {reminders.timeWarning(timeWarning(left))}
      </span>
    </>
  )
}
