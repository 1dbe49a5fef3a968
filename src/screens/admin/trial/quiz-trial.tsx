import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Attempt } from '../../../domain/attempts/attempt.ts'
import { paths } from '../../../domain/page/paths.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { quizTrial } from '../../../messages/en/trial.ts'
import { explain } from '../../../messages/explain.ts'
import { format } from '../../../messages/lib/language.ts'
import { openAtQuestion } from '../../../stores/authoring/quiz-draft-form.ts'
import {
  $trial,
  closeTrial,
  finishTrial,
  openTrial,
  stepInTrial,
} from '../../../stores/authoring/quiz-trial.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { ToastSlot } from '../../parts/page/toast-slot.tsx'
import { WindowDialog } from '../../parts/page/window-dialog.tsx'
import type { ExamTest, ExamView } from '../../parts/quiz/exam-props.ts'
import { TrialResults } from './trial-results.tsx'

const WIDTHS = ['phone', 'wide'] as const

/** A learner's device, phone-sized or full-width. */
type Width = (typeof WIDTHS)[number]

interface RunningTrialProps {
  quiz: Quiz
  attempt: Attempt
  width: Width
  Exam: ExamView
}

/** Texts are asked for while they are rendered. */
const TEST: ExamTest = {
  onStep: stepInTrial,
  onFinish: finishTrial,
  clock: (leftMs) => format.countdown(leftMs),
  next: () => quizTrial.next,
  finish: () => quizTrial.finish,
}

/** The learner's own exam, whose steps go to the trial. */
function RunningTrial({ quiz, attempt, width, Exam }: RunningTrialProps) {
  if (quiz.questions.length === 0)
    return <EmptyState icon="list" title={quizTrial.empty} note={quizTrial.emptyNote} />
  return (
    <div className={classNames('device', width === 'phone' && 'phone')}>
      <div className="device-screen">
        <Exam quiz={quiz} attempt={attempt} submitting={false} test={TEST} />
      </div>
    </div>
  )
}

interface TrialBodyProps {
  quizId: string
  width: Width
  Exam: ExamView
  onEdit: (question: number) => void
  onAgain: () => void
}

function TrialBody({ quizId, width, Exam, onEdit, onAgain }: TrialBodyProps) {
  const scene = useStore($trial)
  if (scene.scene === 'loading') return <LineSkeleton lines={6} />
  if (scene.scene === 'finished')
    return <TrialResults quiz={scene.quiz} trial={scene.trial} onAgain={onAgain} onEdit={onEdit} />
  if (scene.scene === 'running')
    return <RunningTrial quiz={scene.quiz} attempt={scene.attempt} width={width} Exam={Exam} />
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
  Exam: ExamView
  onClose: () => void
}

/** Runs a quiz full-window as learners see it, without sending anything. Asks before leaving a running test. */
export function QuizTrial({ quizId, Exam, onClose: showList }: QuizTrialProps) {
  const scene = useStore($trial)
  const [, navigate] = useLocation()
  const [dialog, heading, titleId] = [
    useRef<HTMLDialogElement>(null),
    useRef<HTMLHeadingElement>(null),
    useId(),
  ]
  const [width, setWidth] = useState<Width>('wide')
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
        <div className="title-line trial-title">
          <h2 className="heading cut" id={titleId} ref={heading} tabIndex={-1}>
            {quizTrial.title}
          </h2>
          <p className="note small">{quizTrial.note}</p>
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
      <section
        className={classNames('trial-stage', isRunning && 'running')}
        aria-label={quizTrial.title}
        aria-busy={scene.scene === 'loading'}
      >
        <TrialBody quizId={quizId} width={width} Exam={Exam} onEdit={edit} onAgain={again} />
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
