import { memo, useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { format } from '../../messages/english.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { ClockToggle, Countdown } from './countdown.tsx'
import { SavedLine } from './saved-line.tsx'

export const ExamHead = memo(({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) => {
  const [open, setOpen] = useState(true)
  const [clockUnwanted, setClockUnwanted] = useState(false)
  const { attempted, total, percent } = summarizeAttempt(attempt)
  return (
    <header className="exam-head" style={{ '--progress': percent }}>
      <div className="exam-bar">
        <h1 className="exam-title">{quiz.title}</h1>
        <Countdown attempt={attempt} unwanted={clockUnwanted} />
        <IconButton
          dense
          icon="down"
          label={takeQuiz.exam.toggleProgress(open)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className="exam-progress">
          <ProgressBar
            label={takeQuiz.exam.progress}
            value={attempted}
            max={total}
            valueText={takeQuiz.exam.answered(attempted, total)}
          />
          <span className="note">{format.percent(percent)}</span>
          <SavedLine attempt={attempt} />
          <ClockToggle
            attempt={attempt}
            unwanted={clockUnwanted}
            onToggle={() => setClockUnwanted(!clockUnwanted)}
          />
        </div>
      )}
    </header>
  )
})
