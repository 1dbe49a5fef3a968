import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { clockTone } from '../../../domain/attempts/attempt-time.ts'
import { type Trial, trialProgress } from '../../../domain/authoring/quiz-trial.ts'
import { paths } from '../../../domain/page/paths.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { quizTrial } from '../../../messages/en/trial.ts'
import { explain } from '../../../messages/explain.ts'
import { format } from '../../../messages/lib/language.ts'
import { openAtQuestion } from '../../../stores/authoring/quiz-draft-form.ts'
import {
  $trial,
  answerTrial,
  clearTrialAnswer,
  closeTrial,
  finishTrial,
  nextTrialQuestion,
  openTrial,
  previousTrialQuestion,
} from '../../../stores/authoring/quiz-trial.ts'
import { $now } from '../../../stores/page/clock.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { AskedAnswer } from '../../parts/kinds/asked-answer.tsx'
import { ToastSlot } from '../../parts/page/toast-slot.tsx'
import { WindowDialog } from '../../parts/page/window-dialog.tsx'
import { QuestionText } from '../../parts/question/question-text.tsx'
import { TrialResults } from './trial-results.tsx'

/** A separate component, so that ticks re-render nothing else. */
function TrialClock({ trial }: { trial: Trial }) {
  const left = trial.deadline - useStore($now)
  return (
    <span
      className={classNames('countdown', clockTone(left))}
      role="timer"
      aria-label={quizTrial.timeRemaining}
    >
      <Icon name="clock" />
      <span translate="no">{format.countdown(left)}</span>
    </span>
  )
}

function TrialSteps({ trial }: { trial: Trial }) {
  const first = trial.current === 0
  const last = trial.current === trial.answers.length - 1
  return (
    <div className="trial-steps">
      {/* Not `disabled` on the first question, which would drop the keyboard focus. */}
      <Button icon="left" aria-disabled={first} onClick={previousTrialQuestion}>
        <span className="trial-back">{quizTrial.previous}</span>
      </Button>
      {last ? (
        <Button kind="primary" onClick={finishTrial}>
          {quizTrial.finish}
        </Button>
      ) : (
        <Button kind="primary" iconEnd="right" onClick={nextTrialQuestion}>
          {quizTrial.next}
        </Button>
      )}
    </div>
  )
}

const WIDTHS = ['phone', 'wide'] as const

/** A learner's device, phone-sized or full-width. */
type Width = (typeof WIDTHS)[number]

interface RunningTrialProps {
  quiz: Quiz
  trial: Trial
  width: Width
}

function RunningTrial({ quiz, trial, width }: RunningTrialProps) {
  const { current } = trial
  const textId = useId()
  const question = quiz.questions[current]
  if (!question) return <EmptyState icon="list" title={quizTrial.empty} note={quizTrial.emptyNote} />
  const percent = trialProgress(trial)
  const complete = quizTrial.complete(percent)
  return (
    <div className={classNames('device', width === 'phone' && 'phone')}>
      <div className="device-screen">
        <div className="device-bar trial-bar">
          <span className="strong small cut device-title">{quiz.title}</span>
          <TrialClock trial={trial} />
          <ProgressBar label={quizTrial.progress} value={percent} max={100} valueText={complete} />
          <span className="note number">{complete}</span>
        </div>
        <div className="question trial-screen">
          <h3 className="question-count" aria-live="polite" aria-atomic="true" aria-describedby={textId}>
            {quizTrial.question(current + 1, quiz.questions.length)}
          </h3>
          <QuestionText key={current} question={question} number={current + 1} id={textId} />
          <AskedAnswer
            key={`options-${current}`}
            name={`trial-question-${current}`}
            labelledBy={textId}
            question={question}
            answer={trial.answers[current] ?? null}
            onAnswer={answerTrial}
            marking={quiz.marking}
            // A choice can only be changed here, as before.
            {...(question.kind && { onClear: clearTrialAnswer })}
            onNext={nextTrialQuestion}
          />
          <TrialSteps trial={trial} />
        </div>
      </div>
    </div>
  )
}

interface TrialBodyProps {
  quizId: string
  width: Width
  onEdit: (question: number) => void
  onAgain: () => void
}

function TrialBody({ quizId, width, onEdit, onAgain }: TrialBodyProps) {
  const scene = useStore($trial)
  if (scene.scene === 'loading') return <LineSkeleton lines={6} />
  if (scene.scene === 'finished')
    return <TrialResults quiz={scene.quiz} trial={scene.trial} onAgain={onAgain} onEdit={onEdit} />
  if (scene.scene === 'running') return <RunningTrial quiz={scene.quiz} trial={scene.trial} width={width} />
  const retry = (
    <Button dense icon="refresh" onClick={() => void openTrial(quizId)}>
      {quizTrial.retry}
    </Button>
  )
  return (
    <Banner tone="red" role="alert" action={retry}>
      <span dir="auto">{explain(scene.failure, 'load-quiz')}</span>
    </Banner>
  )
}

interface QuizTrialProps {
  quizId: string
  onClose: () => void
}

/** Runs a quiz full-window as learners see it, without sending anything. Asks before leaving a running test. */
export function QuizTrial({ quizId, onClose: showList }: QuizTrialProps) {
  const scene = useStore($trial)
  const [, navigate] = useLocation()
  const [dialog, heading, titleId] = [
    useRef<HTMLDialogElement>(null),
    useRef<HTMLHeadingElement>(null),
    useId(),
  ]
  const [width, setWidth] = useState<Width>('phone')
  const [asks, setAsks] = useState(false)
  // The store loads the quiz; it outlives this component when the element is moved.
  useEffect(() => void openTrial(quizId), [quizId])
  // The button disappears with the results.
  const focusHeading = useFocusAfter(() => heading.current?.focus())
  const onClose = () => {
    closeTrial()
    showList()
  }
  const again = () => {
    void openTrial(quizId)
    focusHeading()
  }
  const edit = (question: number) => {
    onClose()
    openAtQuestion(quizId, question)
    navigate(paths.quizEdit(quizId))
  }
  const isRunning = scene.scene === 'running'
  return (
    <WindowDialog
      labelledBy={titleId}
      dialogRef={dialog}
      onClose={isRunning ? () => setAsks(true) : onClose}
      toastSlot={<ToastSlot modal />}
    >
      <header className="write-head trial-head">
        <div className="title-line">
          <div className="cut">
            <p className="note small">{quizTrial.note}</p>
            <h2 className="heading cut" id={titleId} ref={heading} tabIndex={-1}>
              {'quiz' in scene ? scene.quiz.title : quizTrial.title}
            </h2>
          </div>
        </div>
        {isRunning && (
          <Segments
            label={quizTrial.width}
            options={WIDTHS.map((value) => ({ value, text: quizTrial.widths[value] }))}
            chosen={width}
            onChoose={setWidth}
          />
        )}
        <Button dense onClick={onClose}>
          {quizTrial.close}
        </Button>
      </header>
      <section className="trial-stage" aria-label={quizTrial.title} aria-busy={scene.scene === 'loading'}>
        <TrialBody quizId={quizId} width={width} onEdit={edit} onAgain={again} />
      </section>
      <ConfirmDialog
        // If time runs out meanwhile, there is nothing to lose.
        open={asks && isRunning}
        title={quizTrial.leaving.title}
        message={quizTrial.leaving.message}
        confirmLabel={quizTrial.close}
        cancelLabel={quizTrial.leaving.cancel}
        onConfirm={onClose}
        onCancel={() => setAsks(false)}
      />
    </WindowDialog>
  )
}
