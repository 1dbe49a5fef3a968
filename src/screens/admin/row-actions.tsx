import { paths } from '../../domain/lib/paths.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { duplicateQuiz } from '../../stores/authoring/quiz-draft-form.ts'
import { $mode } from '../../stores/quizzes/admin-quizzes.ts'
import { IconButton } from '../../ui/forms/button.tsx'
import { LinkButton } from '../parts/link-button.tsx'

interface RowActionsProps {
  quiz: QuizSummary
  /** The element that names the quiz: every row has the same actions. */
  describedBy: string
  onDelete: () => void
}

export function RowActions({ quiz: { _id: quizId }, describedBy, onDelete }: RowActionsProps) {
  const common = { dense: true, 'aria-describedby': describedBy }
  return (
    <div className="actions">
      <IconButton
        {...common}
        icon="play"
        label="Test Quiz"
        onClick={() => $mode.set({ mode: 'test', quizId })}
      />
      <LinkButton
        {...common}
        kind="quiet"
        icon="chart"
        className="only-icon"
        aria-label="View Results"
        title="View Results"
        to={paths.quizAttempts(quizId)}
      />
      <IconButton
        {...common}
        icon="pencil"
        label="Edit Quiz"
        onClick={() => $mode.set({ mode: 'edit', quizId })}
      />
      <IconButton {...common} icon="copy" label="Duplicate Quiz" onClick={() => void duplicateQuiz(quizId)} />
      <IconButton {...common} kind="danger-quiet" icon="trash" label="Delete Quiz" onClick={onDelete} />
    </div>
  )
}
