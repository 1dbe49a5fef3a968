import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type Attempt, clockTone, summarizeAttempt, timeLeftMs } from '../../domain/attempt.ts'
import type { Quiz } from '../../domain/quiz.ts'
import { formatClock } from '../../domain/time.ts'
import { $now } from '../../stores/clock.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const ANNOUNCEMENTS = { yellow: '5 minutes remaining', red: '1 minute remaining' }

/** The only part of the page that the second hand repaints. Screen readers hear of it twice, not every second. */
function Countdown({ attempt }: { attempt: Attempt }) {
  const left = timeLeftMs(attempt, useStore($now))
  const tone = clockTone(left)
  return (
    <>
      <span className={classNames('countdown', tone)} role="timer" aria-label="Time remaining">
        <Icon name="clock" />
        {formatClock(left)}
      </span>
      <span className="visually-hidden" role="status">
        {tone && ANNOUNCEMENTS[tone]}
      </span>
    </>
  )
}

export function ExamHead({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  const [open, setOpen] = useState(true)
  const { attempted, total, percent } = summarizeAttempt(attempt)
  return (
    <header className="exam-head" style={{ '--progress': percent }}>
      <div className="exam-bar">
        <h1 className="exam-title">{quiz.title}</h1>
        <Countdown attempt={attempt} />
        <IconButton
          dense
          icon="down"
          label={open ? 'Hide progress' : 'Show progress'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className="exam-progress">
          <ProgressBar
            label="Progress"
            value={attempted}
            max={total}
            valueText={`${attempted} of ${total} answered`}
          />
          <span className="note">{percent}%</span>
        </div>
      )}
    </header>
  )
}
