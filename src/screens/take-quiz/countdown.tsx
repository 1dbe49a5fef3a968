import { useStore } from '@nanostores/react'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { clockTone, mayHideClock, timeLeftMs, timeWarning } from '../../domain/attempts/attempt-time.ts'
import { format } from '../../messages/english.ts'
import { $now } from '../../stores/page/clock.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

interface ClockProps {
  attempt: Attempt
  /** Whether the learner wants no clock; in the last minute it is there all the same. */
  unwanted: boolean
}

/**
 * With the toggle, the only part of the page that the second hand repaints. Screen readers hear of it at a few moments, not
 * every second. Hidden, the clock keeps its place, so that nothing moves.
 */
export function Countdown({ attempt, unwanted }: ClockProps) {
  const left = timeLeftMs(attempt, useStore($now))
  const hidden = unwanted && mayHideClock(left)
  return (
    <>
      <span
        className={classNames('countdown', hidden ? undefined : clockTone(left))}
        role="timer"
        aria-label="Time remaining"
      >
        <Icon name="clock" />
        {hidden ? 'Hidden' : format.clock(left)}
      </span>
      <p className="exam-warning" role="status">
        {timeWarning(left)}
      </p>
    </>
  )
}

/** Some are calmer without a clock. */
export function ClockToggle({ attempt, unwanted, onToggle }: ClockProps & { onToggle: () => void }) {
  const mayHide = mayHideClock(timeLeftMs(attempt, useStore($now)))
  return (
    <Button kind="quiet" dense aria-disabled={!mayHide} onClick={() => mayHide && onToggle()}>
      {unwanted && mayHide ? 'Show clock' : 'Hide clock'}
    </Button>
  )
}
