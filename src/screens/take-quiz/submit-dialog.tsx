import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import { clockTone, timeLeftMs } from '../../domain/attempts/attempt-time.ts'
import { format } from '../../messages/english.ts'
import { submitOpenQuiz } from '../../stores/attempts/take-quiz.ts'
import { $now } from '../../stores/page/clock.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { ToastSlot } from '../parts/toast-slot.tsx'

const FLAGS_SHOWN = 6

interface FlagsProps {
  flags: readonly number[]
  onJump: (question: number) => void
}

/** Flagged questions as shortcuts; the first six, the rest on demand. */
function FlaggedQuestions({ flags, onJump }: FlagsProps) {
  const [all, setAll] = useState(false)
  if (flags.length === 0) return null
  const hidden = flags.length - FLAGS_SHOWN
  return (
    <div className="stack near">
      <h3 className="label">Flagged questions ({flags.length})</h3>
      <div className="chips">
        {(all ? flags : flags.slice(0, FLAGS_SHOWN)).map((question) => (
          <button
            key={question}
            type="button"
            className="chip"
            aria-label={`Go to question ${question + 1}`}
            onClick={() => onJump(question)}
          >
            <Icon name="flag" />
            {question + 1}
          </button>
        ))}
        {hidden > 0 && (
          <button type="button" className="chip more" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show less' : `+${hidden} more`}
          </button>
        )}
      </div>
    </div>
  )
}

function Figures({ attempt }: { attempt: Attempt }) {
  const left = timeLeftMs(attempt, useStore($now))
  const { total, attempted, unattempted } = summarizeAttempt(attempt)
  return (
    <StatGrid
      items={[
        { label: 'Total', value: total },
        { label: 'Time remaining', value: format.clock(left), tone: clockTone(left) },
        { label: 'Attempted', value: attempted },
        { label: 'Unattempted', value: unattempted },
      ]}
    />
  )
}

interface SubmitDialogProps {
  open: boolean
  attempt: Attempt
  submitting: boolean
  onJump: (question: number) => void
  onClose: () => void
}

/** Asks before the attempt is sent, because it cannot be taken back. */
export function SubmitDialog({ open, attempt, submitting, onJump, onClose }: SubmitDialogProps) {
  const { unattempted } = summarizeAttempt(attempt)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Submit Quiz"
      toastSlot={<ToastSlot modal />}
      actions={
        <>
          <Button onClick={onClose} disabled={submitting}>
            Cancel
          </Button>
          <Button
            kind="primary"
            busy={submitting}
            busyText="Submitting..."
            onClick={() => void submitOpenQuiz()}
          >
            Submit Quiz
          </Button>
        </>
      }
    >
      <Figures attempt={attempt} />
      {unattempted > 0 && (
        <Banner tone="yellow">
          {unattempted} unattempted {unattempted === 1 ? 'question' : 'questions'} will count as incorrect.
        </Banner>
      )}
      <FlaggedQuestions flags={attempt.flags} onJump={onJump} />
    </Dialog>
  )
}
