import { useStore } from '@nanostores/react'
import { memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Attempt, attemptId } from '../../domain/attempts/attempt.ts'
import { type Question, shownOption } from '../../domain/quizzes/question.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { chooseOption, flagQuestion, showQuestion } from '../../stores/attempts/attempt.ts'
import { $yielded } from '../../stores/attempts/attempt-records.ts'
import { enterExam } from '../../stores/page/exam-view.ts'
import { offers } from '../../stores/session/features.ts'
import { $user } from '../../stores/session/session.ts'
import { $slotStatus } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ChoiceList } from '../../ui/forms/choice-list.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import { useAfterPaint } from '../../ui/lib/use-after-paint.ts'
import { useFocusAfter } from '../../ui/lib/use-focus-after.ts'
import { optionChoices } from '../parts/option-content.tsx'
import { QuestionText } from '../parts/question-text.tsx'
import { ExamHead } from './exam-head.tsx'
import type { FromOutsideProps } from './from-outside.tsx'
import { KeptInMemory } from './kept-in-memory.tsx'
import { Navigator } from './navigator.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

const Nothing = () => null

/** Where the API keeps a copy of the exam. Without a network for it the exam itself goes on. */
const LazyFromOutside = lazyComponent<FromOutsideProps>(() =>
  import('./from-outside.tsx').then(
    ({ FromOutside }) => FromOutside,
    () => Nothing,
  ),
)

interface ExamProps {
  quiz: Quiz
  attempt: Attempt
  submitting: boolean
}

/** About the height of the sticky header; the style sheet keeps the same space above the question. */
const HEAD_PX = 140

/** Scrolls the question into view, below the header. */
function show(question: HTMLElement | null): void {
  const { top = 0 } = question?.getBoundingClientRect() ?? {}
  if (top < HEAD_PX || top > window.innerHeight - HEAD_PX) question?.scrollIntoView({ block: 'start' })
}

/**
 * A jump moves the focus to the question, and so do the start and a reload; Previous and Next keep it. Either way the question is
 * scrolled into view.
 */
function useJump(current: number) {
  const question = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  // A long question may have been left scrolled down.
  useEffect(() => {
    const moved = shown.current !== current
    shown.current = current
    if (moved) show(question.current)
  }, [current])
  const focus = () => {
    // Without scrolling, because Firefox would scroll it under the sticky header.
    question.current?.focus({ preventScroll: true })
    show(question.current)
  }
  const focusAfter = useFocusAfter(focus, true)
  const jump = useCallback(
    (index: number) => {
      showQuestion(index)
      focusAfter()
    },
    [focusAfter],
  )
  return { question, jump, focusAfter }
}

interface FootProps {
  current: number
  last: number
  flagged: boolean
  submitting: boolean
  onSubmit: () => void
}

/** The same after each answer. */
const ExamFoot = memo(({ current, last, flagged, submitting, onSubmit }: FootProps) => {
  const first = current === 0
  return (
    <div className="exam-foot">
      {/* Stays focusable on the first question, so that keyboard users keep their place. */}
      <Button icon="left" aria-disabled={first} onClick={() => first || showQuestion(current - 1)}>
        {takeQuiz.exam.previous}
      </Button>
      <Button
        className="flag"
        icon="flag"
        aria-pressed={flagged}
        title={takeQuiz.exam.flagTitle(flagged)}
        onClick={() => flagQuestion(current)}
      >
        <span>{takeQuiz.exam.flag(flagged)}</span>
      </Button>
      {current < last ? (
        <Button kind="primary" iconEnd="right" onClick={() => showQuestion(current + 1)}>
          {takeQuiz.exam.next}
        </Button>
      ) : (
        <Button kind="primary" busy={submitting} busyText={takeQuiz.submit.submitting} onClick={onSubmit}>
          {takeQuiz.submit.submit}
        </Button>
      )}
    </div>
  )
})

interface AskedProps {
  quiz: Quiz
  question: Question
  /** The index of the question. */
  current: number
  /** The authored index of an option. */
  answer: number | null | undefined
  disabled: boolean
}

/** A question and its options; after an answer only these are drawn anew. */
function Asked({ quiz, question, current, answer, disabled }: AskedProps) {
  const textId = useId()
  const text = useMemo(
    () => <QuestionText key={current} question={question} number={current + 1} id={textId} />,
    [question, current, textId],
  )
  const options = useMemo(() => optionChoices(question), [question])
  return (
    <>
      <p className="question-count" aria-live="polite" aria-atomic="true">
        {takeQuiz.exam.questionOf(current + 1, quiz.questions.length)}
      </p>
      {text}
      <ChoiceList
        key={`options ${current}`}
        name={`question-${current}`}
        labelledBy={textId}
        options={options}
        chosen={shownOption(question, answer)}
        onChoose={(option) => chooseOption(quiz, current, option)}
        disabled={disabled}
      />
    </>
  )
}

/** A slot that ends during the attempt takes nothing away. */
function SlotOver() {
  const user = useStore($user)
  const status = useStore($slotStatus)
  if (user?.isAdmin || !status || status.state === 'active') return null
  return (
    <Banner tone="yellow" icon="clock">
      {takeQuiz.exam.slotOver}
    </Banner>
  )
}

/** Shown until the end, because question numbers may have changed. */
const QuizChanged = () => <Banner tone="yellow">{takeQuiz.exam.quizChanged}</Banner>

/** A quiz in progress: one question at a time, with the clock above and the navigator beside it. */
export function Exam({ quiz, attempt, submitting }: ExamProps) {
  const [confirming, setConfirming] = useState(false)
  // Before the first paint, so that the page's header is never seen above the exam's.
  useLayoutEffect(enterExam, [])
  const { current } = attempt
  const { question: questionRef, jump, focusAfter } = useJump(current)
  const isElsewhere = useStore($yielded) === attemptId(attempt)
  const confirm = useCallback(() => setConfirming(true), [])
  // The answer is painted first, what counts the answers after it.
  const counted = useAfterPaint(attempt)
  const question = quiz.questions[current]
  if (!question) return null
  return (
    <>
      <ExamHead quiz={quiz} attempt={counted} />
      <div className="exam-status" role="status">
        <KeptInMemory />
        {attempt.quizChanged && <QuizChanged />}
        {submitting ? <Banner tone="blue">{takeQuiz.exam.submitting}</Banner> : <SlotOver />}
      </div>
      {offers('saves') && <LazyFromOutside elsewhere={isElsewhere} onDone={focusAfter} />}
      {!isElsewhere && (
        <div className="exam">
          <Navigator attempt={counted} onJump={jump} />
          <div className="exam-main">
            <div className="card">
              <div className="question" ref={questionRef} tabIndex={-1}>
                <Asked
                  quiz={quiz}
                  question={question}
                  current={current}
                  answer={attempt.answers[current]}
                  disabled={submitting}
                />
              </div>
            </div>
            <ExamFoot
              current={current}
              last={quiz.questions.length - 1}
              flagged={attempt.flags.includes(current)}
              submitting={submitting}
              onSubmit={confirm}
            />
          </div>
        </div>
      )}
      <SubmitDialog
        open={confirming && !isElsewhere}
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
