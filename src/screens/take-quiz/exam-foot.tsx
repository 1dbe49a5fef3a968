import { takeQuiz } from '../../messages/en/take-quiz.ts'
import type { ExamSteps } from '../../stores/attempts/steps.ts'
import { Button } from '../../ui/forms/button.tsx'
import { memo } from '../../ui/lib/memo.ts'
import type { ExamTest } from '../parts/quiz/exam-props.ts'

interface FootProps {
  current: number
  total: number
  flagged: boolean
  busy: boolean
  steps: ExamSteps
  test: ExamTest | undefined
  onNavigate: () => void
  /** Back to the question, skipping everything in between. */
  onBack: () => void
  onSubmit: () => void
}

/** Navigation from a question. Unaffected by answers. */
export const ExamFoot = memo((props: FootProps) => {
  const { current, total, flagged, busy, steps, test, onNavigate, onBack, onSubmit } = props
  const { flagQuestion, showQuestion } = steps
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
          {test?.next() ?? takeQuiz.exam.next}
        </Button>
      ) : (
        <Button
          kind="primary"
          busy={busy}
          busyText={takeQuiz.submit.submitting}
          onClick={test?.onFinish ?? onSubmit}
        >
          {test?.finish() ?? takeQuiz.submit.submit}
        </Button>
      )}
      <Button className="skip" onClick={onBack}>
        {takeQuiz.submit.goTo(current + 1)}
      </Button>
    </div>
  )
})
