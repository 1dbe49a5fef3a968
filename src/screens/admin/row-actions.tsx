import { useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/lib/paths.ts'
import { admin } from '../../messages/admin/en.ts'
import { duplicateQuiz } from '../../stores/authoring/quiz-draft-form.ts'
import { $mode, publish } from '../../stores/quizzes/admin-quizzes.ts'
import { IconButton } from '../../ui/forms/button.tsx'
import { focusedBeside } from '../../ui/lib/focused-beside.ts'
import { LinkButton } from '../parts/link-button.tsx'

interface RowActionsProps {
  quizId: string
  /** An odd quiz can only be deleted; its results stay readable. */
  odd: boolean
  /** Learners do not see it yet. */
  draft: boolean
  /** The id of the element with the quiz's title, because all rows have the same actions. */
  describedBy: string
  onDelete: () => void
}

export function RowActions({ quizId, odd, draft, describedBy, onDelete }: RowActionsProps) {
  const common = { dense: true, 'aria-describedby': describedBy }
  const results = useRef<HTMLAnchorElement>(null)
  const [, navigate] = useLocation()
  // A published quiz has no such button anymore; the focus stays in the row.
  const publishFrom = async (button: HTMLElement) => {
    if ((await publish(quizId)) && focusedBeside(button) === button) results.current?.focus()
  }
  const duplicate = async () => {
    if (await duplicateQuiz(quizId)) navigate(paths.quizNew)
  }
  return (
    <div className="actions">
      {!odd && (
        <IconButton
          {...common}
          icon="play"
          label={admin.actions.test}
          onClick={() => $mode.set({ mode: 'test', quizId })}
        />
      )}
      {draft && (
        <IconButton
          {...common}
          icon="check"
          label={admin.actions.publish}
          onClick={({ currentTarget }) => void publishFrom(currentTarget)}
        />
      )}
      <LinkButton
        {...common}
        ref={results}
        kind="quiet"
        icon="chart"
        className="only-icon"
        aria-label={admin.actions.results}
        title={admin.actions.results}
        to={paths.quizAttempts(quizId)}
      />
      {!odd && (
        <>
          <IconButton
            {...common}
            icon="pencil"
            label={admin.actions.edit}
            onClick={() => navigate(paths.quizEdit(quizId))}
          />
          <IconButton
            {...common}
            icon="copy"
            label={admin.actions.duplicate}
            onClick={() => void duplicate()}
          />
        </>
      )}
      <IconButton
        {...common}
        kind="danger-quiet"
        icon="trash"
        label={admin.actions.delete}
        onClick={onDelete}
      />
    </div>
  )
}
