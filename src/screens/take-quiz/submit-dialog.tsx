import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import { clockTone, timeLeftMs } from '../../domain/attempts/attempt-time.ts'
import { format } from '../../messages/english.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
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
      <h3 className="label">{takeQuiz.submit.flagged(flags.length)}</h3>
      <div className="chips">
        {(all ? flags : flags.slice(0, FLAGS_SHOWN)).map((question) => (
          <button
            key={question}
            type="button"
            className="chip"
            aria-label={takeQuiz.submit.goTo(question + 1)}
            onClick={() => onJump(question)}
          >
            <Icon name="flag" />
            {question + 1}
          </button>
        ))}
        {hidden > 0 && (
          <button type="button" className="chip more" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? takeQuiz.submit.less : takeQuiz.submit.more(hidden)}
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
        { label: takeQuiz.submit.total, value: total },
        { label: takeQuiz.submit.timeRemaining, value: format.clock(left), tone: clockTone(left) },
        { label: takeQuiz.submit.attempted, value: attempted },
        { label: takeQuiz.submit.unattempted, value: unattempted },
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
  // Its words are made with the formatters that the first question does without.
  if (!open) return null
  const { unattempted } = summarizeAttempt(attempt)
  return (
    <Dialog
      open
      onClose={onClose}
      title={takeQuiz.submit.title}
      toastSlot={<ToastSlot modal />}
      actions={
        <>
          <Button onClick={onClose} disabled={submitting}>
            {takeQuiz.submit.cancel}
          </Button>
          <Button
            kind="primary"
            busy={submitting}
            busyText={takeQuiz.submit.submitting}
            onClick={() => void submitOpenQuiz()}
          >
            {takeQuiz.submit.submit}
          </Button>
        </>
      }
    >
      <Figures attempt={attempt} />
      {unattempted > 0 && <Banner tone="yellow">{takeQuiz.submit.willCount(unattempted)}</Banner>}
      <FlaggedQuestions flags={attempt.flags} onJump={onJump} />
    </Dialog>
  )
}
