import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import { clockTone, timeLeftMs } from '../../domain/attempts/attempt-time.ts'
import { shownAnswer } from '../../domain/kinds/choice/shape.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { format } from '../../messages/lib/language.ts'
import { submitOpenQuiz } from '../../stores/attempts/take-quiz.ts'
import { $now } from '../../stores/page/clock.ts'
import { AnswerSheet, type Mark } from '../../ui/data/answer-sheet.tsx'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { markOf } from '../parts/kinds/mark-shape.ts'
import { LazySubmitMarks } from '../parts/kinds/marks/lazy-marks.ts'
import { LazyUnreadNumbers } from '../parts/kinds/number/lazy-unread-numbers.ts'
import { shownKind, shownMarking } from '../parts/kinds/shown-kind.ts'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

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
            <span translate="no">{question + 1}</span>
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
      inline
      items={[
        { label: takeQuiz.submit.total, value: total },
        { label: takeQuiz.submit.attempted, value: attempted },
        { label: takeQuiz.submit.unattempted, value: unattempted },
        { label: takeQuiz.submit.timeRemaining, value: format.clock(left), tone: clockTone(left) },
      ]}
    />
  )
}

const marksOf = ({ questions }: Quiz, { answers, flags }: Attempt): Mark[] =>
  answers.map((answer, index) => {
    const question = questions[index]
    return {
      ...markOf(question, question ? shownAnswer(question, answer) : null),
      question: index,
      state: answer === null ? 'open' : 'answered',
      flagged: flags.includes(index),
    }
  })

interface SubmitDialogProps {
  open: boolean
  quiz: Quiz
  attempt: Attempt
  submitting: boolean
  onJump: (question: number) => void
  onClose: () => void
}

/**
 * Confirms before submitting, which is final. Its texts need formatters that are not loaded with the first question.
 */
export const SubmitDialog = ({ open, ...rest }: SubmitDialogProps) => (open ? <OpenDialog {...rest} /> : null)

function OpenDialog({ quiz, attempt, submitting, onJump, onClose }: Omit<SubmitDialogProps, 'open'>) {
  const ledeId = useId()
  const warningId = useId()
  const safe = useRef<HTMLButtonElement>(null)
  const { unattempted } = summarizeAttempt(attempt)
  const marking = shownMarking(quiz)
  return (
    <Dialog
      open
      large
      alert={{ describedBy: unattempted > 0 ? `${ledeId} ${warningId}` : ledeId, safe }}
      onClose={onClose}
      title={takeQuiz.submit.title}
      toastSlot={<ToastSlot modal />}
      actions={
        <>
          <Button kind={unattempted > 0 ? 'primary' : 'plain'} onClick={onClose} ref={safe}>
            {takeQuiz.submit.cancel}
          </Button>
          <Button
            kind={unattempted > 0 ? 'plain' : 'primary'}
            busy={submitting}
            busyText={takeQuiz.submit.submitting}
            onClick={() => void submitOpenQuiz()}
          >
            {takeQuiz.submit.submit}
          </Button>
        </>
      }
    >
      <p className="lede" id={ledeId}>
        {takeQuiz.submit.open(unattempted)}
      </p>
      <AnswerSheet label={takeQuiz.submit.sheet} marks={marksOf(quiz, attempt)} onPress={onJump} />
      <Figures attempt={attempt} />
      {unattempted > 0 && (
        <div id={warningId}>
          <Banner tone="yellow">{takeQuiz.submit.willCount(unattempted)}</Banner>
        </div>
      )}
      {marking && <LazySubmitMarks attempt={attempt} marking={marking} />}
      {quiz.questions.some((question) => shownKind(question) === 'number') && (
        <LazyUnreadNumbers attempt={attempt} onJump={onJump} />
      )}
      <FlaggedQuestions flags={attempt.flags} onJump={onJump} />
    </Dialog>
  )
}
