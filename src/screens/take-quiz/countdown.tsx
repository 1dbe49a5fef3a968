import { useStore } from '@nanostores/react'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { clockTone, mayHideClock, timeLeftMs } from '../../domain/attempts/attempt-time.ts'
import { extraMinutesOf } from '../../domain/attempts/extra-time.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { reminders } from '../../messages/en/reminders.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { format } from '../../messages/lib/language.ts'
import { $now } from '../../stores/page/clock.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

export interface ClockProps {
  quiz: Quiz
  attempt: Attempt
  /** The learner hid the clock; in the last minute it is shown anyway. */
  unwanted: boolean
  onToggle: () => void
  text?: ((leftMs: number) => string) | undefined
}

/**
 * With the toggle and the notice, the only part that re-renders each second. Some learners are calmer without a clock:
 * a press hides it, and its space is kept, so that nothing moves.
 */
export function Countdown({ quiz, attempt, unwanted, onToggle, text = format.clock }: ClockProps) {
  const left = timeLeftMs(attempt, useStore($now))
  const mayHide = mayHideClock(left)
  const hidden = unwanted && mayHide
  const action = takeQuiz.exam.toggleClock(hidden)
  const extra = extraMinutesOf(quiz, attempt)
  return (
    <span
      className={classNames('countdown', hidden ? undefined : clockTone(left))}
      role="timer"
      aria-label={reminders.clockLabel}
      aria-description={extra > 0 ? takeQuiz.intro.extraTime(quiz.duration, extra) : undefined}
    >
      <Icon name="clock" />
      <span translate="no">{hidden ? takeQuiz.exam.hidden : text(left)}</span>
      {/* Stays in the last minute, because it may have the focus. */}
      <button type="button" title={action} aria-disabled={!mayHide} onClick={() => mayHide && onToggle()} />
    </span>
  )
}
