import { useStore } from '@nanostores/react'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { clockTone, mayHideClock, timeLeftMs, timeWarning } from '../../domain/attempts/attempt-time.ts'
import { format } from '../../messages/english.ts'
import { reminders } from '../../messages/reminders/en.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { $now } from '../../stores/page/clock.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

interface ClockProps {
  attempt: Attempt
  /** The learner hid the clock; in the last minute it is shown all the same. */
  unwanted: boolean
}

/**
 * With the toggle, the only part that re-renders each second. Screen readers announce a few moments, not every second. A hidden
 * clock keeps its place, so that nothing moves.
 */
export function Countdown({ attempt, unwanted }: ClockProps) {
  const left = timeLeftMs(attempt, useStore($now))
  const hidden = unwanted && mayHideClock(left)
  return (
    <>
      <span
        className={classNames('countdown', hidden ? undefined : clockTone(left))}
        role="timer"
        aria-label={reminders.clockLabel}
      >
        <Icon name="clock" />
        {hidden ? takeQuiz.exam.hidden : format.clock(left)}
      </span>
      <p className="exam-warning" role="status">
        {reminders.timeWarning(timeWarning(left))}
      </p>
    </>
  )
}

/** Some learners are calmer without a clock. */
export function ClockToggle({ attempt, unwanted, onToggle }: ClockProps & { onToggle: () => void }) {
  const mayHide = mayHideClock(timeLeftMs(attempt, useStore($now)))
  return (
    <Button kind="quiet" dense aria-disabled={!mayHide} onClick={() => mayHide && onToggle()}>
      {takeQuiz.exam.toggleClock(unwanted && mayHide)}
    </Button>
  )
}
