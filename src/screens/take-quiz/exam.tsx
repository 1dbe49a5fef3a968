import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { type Quiz, shownOption } from '../../domain/quizzes/quiz.ts'
import { chooseOption, flagQuestion, showQuestion } from '../../stores/attempts/attempt.ts'
import { $user } from '../../stores/session/session.ts'
import { $slotStatus } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ChoiceList } from '../../ui/forms/choice-list.tsx'
import { optionChoices } from '../parts/option-content.tsx'
import { QuestionText } from '../parts/question-text.tsx'
import { ExamHead } from './exam-head.tsx'
import { KeptInMemory } from './kept-in-memory.tsx'
import { Navigator } from './navigator.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

interface ExamProps {
  quiz: Quiz
  attempt: Attempt
  submitting: boolean
  /** It was started a moment ago on this page, so the focus follows from the button to the first question. */
  startedHere: boolean
}

/** About the height of the sticky header; the stylesheet keeps as much free above the question. */
const HEAD_PX = 140

/** The question begins in view, below the header. */
function show(question: HTMLElement | null): void {
  const { top = 0 } = question?.getBoundingClientRect() ?? {}
  if (top < HEAD_PX || top > window.innerHeight - HEAD_PX) question?.scrollIntoView({ block: 'start' })
}

/**
 * A jump takes the focus to the question; Previous and Next keep it, because they stay in their place. Either way the
 * question begins in view.
 */
function useJump(current: number, startedHere: boolean) {
  const question = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  // A long question may have been left scrolled down.
  useEffect(() => {
    const moved = shown.current !== current
    shown.current = current
    if (moved) show(question.current)
  }, [current])
  const [jumps, setJumps] = useState(startedHere ? 1 : 0)
  // After the question that was jumped to is drawn.
  useEffect(() => {
    if (jumps === 0) return
    // By ourselves, for Firefox scrolls what takes the focus to below the header that sticks there.
    question.current?.focus({ preventScroll: true })
    show(question.current)
  }, [jumps])
  const jump = (index: number) => {
    showQuestion(index)
    setJumps((count) => count + 1)
  }
  return { question, jump }
}

interface FootProps {
  current: number
  last: number
  flagged: boolean
  submitting: boolean
  onSubmit: () => void
}

function ExamFoot({ current, last, flagged, submitting, onSubmit }: FootProps) {
  const first = current === 0
  return (
    <div className="exam-foot">
      {/* Stays focusable on the first question: someone who walks back with the keyboard must not lose their place. */}
      <Button icon="left" aria-disabled={first} onClick={() => first || showQuestion(current - 1)}>
        Previous
      </Button>
      <Button
        className="flag"
        icon="flag"
        aria-pressed={flagged}
        title={flagged ? 'Remove the flag' : 'Flag for review'}
        onClick={() => flagQuestion(current)}
      >
        <span>{flagged ? 'Flagged' : 'Flag'}</span>
      </Button>
      {current < last ? (
        <Button kind="primary" iconEnd="right" onClick={() => showQuestion(current + 1)}>
          Next
        </Button>
      ) : (
        <Button kind="primary" busy={submitting} busyText="Submitting..." onClick={onSubmit}>
          Submit Quiz
        </Button>
      )}
    </div>
  )
}

/** A slot that ends in mid-attempt takes nothing away; it is only said. */
function SlotOver() {
  const user = useStore($user)
  const status = useStore($slotStatus)
  if (user?.isAdmin || !status || status.state === 'active') return null
  return (
    <Banner tone="yellow" icon="clock">
      Your slot has ended. You can still finish and submit this quiz.
    </Banner>
  )
}

/** Said until the end, since the numbers of the questions may mean others than before. */
const QuizChanged = () => (
  <Banner tone="yellow">
    This quiz was changed after you started. Your answers stayed with their questions: please look through
    them once more.
  </Banner>
)

/** A quiz in progress: one question at a time, with the clock above and the navigator beside it. */
export function Exam({ quiz, attempt, submitting, startedHere }: ExamProps) {
  const [confirming, setConfirming] = useState(false)
  const { current } = attempt
  const { question: questionRef, jump } = useJump(current, startedHere)
  const question = quiz.questions[current]
  if (!question) return null
  return (
    <>
      <ExamHead quiz={quiz} attempt={attempt} />
      <div className="exam-status" role="status">
        <KeptInMemory />
        {attempt.quizChanged && <QuizChanged />}
        {submitting ? <Banner tone="blue">Submitting your answers...</Banner> : <SlotOver />}
      </div>
      <div className="exam">
        <Navigator attempt={attempt} onJump={jump} />
        <div className="exam-main">
          <div className="card">
            <div className="question" ref={questionRef} tabIndex={-1}>
              <p className="question-count" aria-live="polite">
                Question {current + 1} of {quiz.questions.length}
              </p>
              <QuestionText key={current} question={question} number={current + 1} />
              <ChoiceList
                key={`options ${current}`}
                name={`question-${current}`}
                legend={`Options of question ${current + 1}`}
                options={optionChoices(question)}
                chosen={shownOption(question, attempt.answers[current])}
                onChoose={(option) => chooseOption(quiz, current, option)}
                disabled={submitting}
              />
            </div>
          </div>
          <ExamFoot
            current={current}
            last={quiz.questions.length - 1}
            flagged={attempt.flags.includes(current)}
            submitting={submitting}
            onSubmit={() => setConfirming(true)}
          />
        </div>
      </div>
      <SubmitDialog
        open={confirming}
        attempt={attempt}
        submitting={submitting}
        onJump={(index) => {
          setConfirming(false)
          jump(index)
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
