import { useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { memo } from '../../ui/lib/memo.ts'
import type { ExamTest } from '../parts/quiz/exam-props.ts'
import { Countdown } from './countdown.tsx'
import { LazyHeadDetails } from './lazy-aids.ts'
import { SavedMark } from './saved-mark.tsx'

/** Rendered twice, but only the one that fits is shown; unfolded the words stand among the facts. */
function Meter({ attempt }: { attempt: Attempt }) {
  const { attempted, total, percent } = summarizeAttempt(attempt)
  return (
    <div className="exam-meter">
      <ProgressBar
        label={takeQuiz.exam.progress}
        value={attempted}
        max={total}
        valueText={takeQuiz.exam.answered(attempted, total)}
      />
      <span className="note" translate="no">
        <b>{takeQuiz.exam.answeredOf(attempted, total)}</b>
        <span>{takeQuiz.exam.answeredShare(percent)}</span>
      </span>
    </div>
  )
}

interface HeadProps {
  quiz: Quiz
  attempt: Attempt
  test?: ExamTest | undefined
}

/** One row; what does not fit on a phone, and the full title, expand below. */
export const ExamHead = memo(({ quiz, attempt, test }: HeadProps) => {
  const [open, setOpen] = useState(false)
  const [clockUnwanted, setClockUnwanted] = useState(false)
  const clock = { attempt, unwanted: clockUnwanted, onToggle: () => setClockUnwanted(!clockUnwanted) }
  return (
    <header
      className={classNames('exam-head', open && 'open')}
      style={{ '--progress': summarizeAttempt(attempt).percent }}
    >
      <div className="exam-row">
        <h1 className="exam-title">{quiz.title}</h1>
        <Meter attempt={attempt} />
        {!test && <SavedMark />}
        <Countdown quiz={quiz} {...clock} text={test?.clock} />
        <IconButton
          icon="down"
          label={takeQuiz.exam.details}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className="exam-more">
          <LazyHeadDetails {...clock} />
          <Meter attempt={attempt} />
        </div>
      )}
    </header>
  )
})
