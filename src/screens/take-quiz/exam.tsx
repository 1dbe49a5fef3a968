import { useStore } from '@nanostores/react'
import { memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Attempt, attemptId, struckOptions } from '../../domain/attempts/attempt.ts'
import { type Question, shownOption } from '../../domain/quizzes/question.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { pictures } from '../../messages/pictures/en.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import {
  chooseOption,
  clearQuestion,
  flagQuestion,
  showQuestion,
  strikeOption,
} from '../../stores/attempts/attempt.ts'
import { $yielded } from '../../stores/attempts/attempt-records.ts'
import { enterExam } from '../../stores/page/exam-view.ts'
import { offers } from '../../stores/session/features.ts'
import { $user } from '../../stores/session/session.ts'
import { $slotStatus } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { arePictured, ChoiceList } from '../../ui/forms/choice-list.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import { useAfterPaint } from '../../ui/lib/use-after-paint.ts'
import { useFocusAfter } from '../../ui/lib/use-focus-after.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import { optionChoices } from '../parts/option-content.tsx'
import { ExamHead } from './exam-head.tsx'
import { ExamNotice } from './exam-notice.tsx'
import type { FromOutsideProps } from './from-outside.tsx'
import { KeptInMemory } from './kept-in-memory.tsx'
import { Navigator, NavigatorSheet } from './navigator.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { ZoomablePicture } from './zoomable-picture.tsx'

const Nothing = () => null

/** Where the API keeps a copy or the time of the exam. Without a network for it the exam itself goes on. */
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

/** About the height of the sticky header and of the foot; the style sheet keeps the same space around the question. */
const STICKY_PX = 80

/** Scrolls the question into view, below the header. */
function show(question: HTMLElement | null): void {
  const { top = 0 } = question?.getBoundingClientRect() ?? {}
  if (top < STICKY_PX || top > window.innerHeight - STICKY_PX) question?.scrollIntoView({ block: 'start' })
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
  total: number
  flagged: boolean
  submitting: boolean
  onNavigate: () => void
  onSubmit: () => void
}

/** The same after each answer. */
const ExamFoot = memo(({ current, total, flagged, submitting, onNavigate, onSubmit }: FootProps) => {
  const first = current === 0
  return (
    <div className="exam-foot">
      {/* Stays focusable on the first question, so that keyboard users keep their place. */}
      <Button icon="left" aria-disabled={first} onClick={() => first || showQuestion(current - 1)}>
        <span className="when-roomy">{takeQuiz.exam.previous}</span>
      </Button>
      <Button
        className="where"
        iconEnd="up"
        aria-haspopup="dialog"
        aria-label={takeQuiz.exam.openNavigator(current + 1, total)}
        onClick={onNavigate}
      >
        {takeQuiz.exam.where(current + 1, total)}
      </Button>
      <Button
        className="flag"
        icon="flag"
        aria-pressed={flagged}
        title={takeQuiz.exam.flagTitle(flagged)}
        onClick={() => flagQuestion(current)}
      >
        <span className="when-roomy">{takeQuiz.exam.flag(flagged)}</span>
      </Button>
      {current < total - 1 ? (
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
  attempt: Attempt
  disabled: boolean
}

/** A question and its options; after an answer only the options are drawn anew. */
function Asked({ quiz, question, attempt, disabled }: AskedProps) {
  const { current, answers } = attempt
  const textId = useId()
  const pictureId = useId()
  const head = useMemo(
    () => (
      <>
        <div className="question-head">
          <h2 className="question-count" aria-live="polite" aria-atomic="true">
            {takeQuiz.exam.questionOf(current + 1, quiz.questions.length)}
          </h2>
          <span className="note number">{takeQuiz.exam.points(question.points)}</span>
        </div>
        <div className="question-text" id={textId} key={current}>
          <MathText text={question.text} block />
        </div>
      </>
    ),
    [quiz, question, current, textId],
  )
  const picture = useMemo(
    () =>
      question.imageUrl && (
        <ZoomablePicture
          key={`picture ${current}`}
          url={question.imageUrl}
          alt={question.imageAlt ?? pictures.ofQuestion(current + 1)}
          id={pictureId}
        />
      ),
    [question, current, pictureId],
  )
  const options = useMemo(() => optionChoices(question), [question])
  const struck = struckOptions(attempt, current).flatMap((option) => shownOption(question, option) ?? [])
  return (
    <>
      {head}
      <div className={classNames('question-body', picture && !arePictured(options) && 'beside')}>
        {picture}
        <ChoiceList
          key={`options ${current}`}
          name={`question-${current}`}
          labelledBy={picture ? `${textId} ${pictureId}` : textId}
          options={options}
          chosen={shownOption(question, answers[current])}
          onChoose={(option) => chooseOption(quiz, current, option)}
          onClear={() => clearQuestion(current)}
          struck={struck}
          onStrike={(option) => strikeOption(quiz, current, option)}
          disabled={disabled}
        />
      </div>
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
  const [dialog, setDialog] = useState<'navigator' | 'submit'>()
  // Before the first paint, so that the page's header is never seen above the exam's.
  useLayoutEffect(enterExam, [])
  const { current } = attempt
  const { question: questionRef, jump, focusAfter } = useJump(current)
  const isElsewhere = useStore($yielded) === attemptId(attempt)
  const navigate = useCallback(() => setDialog('navigator'), [])
  const confirm = useCallback(() => setDialog('submit'), [])
  const close = () => setDialog(undefined)
  const leaveTo = (index: number) => {
    close()
    jump(index)
  }
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
      {offers('saves', 'time') && <LazyFromOutside elsewhere={isElsewhere} onDone={focusAfter} />}
      {!isElsewhere && (
        <div className="exam">
          <div className="exam-main">
            <div className="card">
              <div className="question" ref={questionRef} tabIndex={-1}>
                <Asked quiz={quiz} question={question} attempt={attempt} disabled={submitting} />
              </div>
            </div>
            <ExamNotice attempt={counted} />
            <ExamFoot
              current={current}
              total={quiz.questions.length}
              flagged={attempt.flags.includes(current)}
              submitting={submitting}
              onNavigate={navigate}
              onSubmit={confirm}
            />
          </div>
          <Navigator attempt={counted} onJump={jump} />
        </div>
      )}
      <NavigatorSheet
        open={dialog === 'navigator' && !isElsewhere}
        attempt={attempt}
        onJump={leaveTo}
        onClose={close}
      />
      <SubmitDialog
        open={dialog === 'submit' && !isElsewhere}
        quiz={quiz}
        attempt={attempt}
        submitting={submitting}
        onJump={leaveTo}
        onClose={close}
      />
    </>
  )
}
