import { useLocation } from 'wouter'
import { paths } from '../../domain/lib/paths.ts'
import { admin } from '../../messages/admin/en.ts'
import { results } from '../../messages/results/en.ts'
import { duplicateQuiz } from '../../stores/authoring/quiz-draft-form.ts'
import { $mode, publish, type QuizRow } from '../../stores/quizzes/admin-quizzes.ts'
import { isDraft } from '../../stores/quizzes/quizzes.ts'
import { type MenuItem, RowMenu } from '../../ui/data/row-menu.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { LinkButton } from '../parts/link-button.tsx'

interface RowActionsProps {
  row: QuizRow
  /** The id of the element with the quiz's title, because all rows have the same actions. */
  describedBy: string
  onDelete: () => void
}

/** The one action that the state of the quiz asks for, and all of them in a menu. */
export function RowActions({ row, describedBy, onDelete }: RowActionsProps) {
  const [, navigate] = useLocation()
  const { _id: quizId, title = results.unknownQuiz } = row.quiz
  // An odd quiz can only be deleted; its results stay readable.
  const odd = row.status === undefined
  const draft = row.status !== undefined && isDraft(row.quiz)
  const edit = () => navigate(paths.quizEdit(quizId))
  const duplicate = async () => {
    if (await duplicateQuiz(quizId)) navigate(paths.quizNew)
  }
  const ofKnown = (item: MenuItem) => (odd ? [] : [item])
  const items: MenuItem[] = [
    ...ofKnown({
      label: admin.actions.test,
      icon: 'play',
      hotkey: 'T',
      onChoose: () => $mode.set({ mode: 'test', quizId }),
    }),
    {
      label: admin.actions.results,
      icon: 'chart',
      hotkey: 'R',
      onChoose: () => navigate(paths.quizAttempts(quizId)),
    },
    ...ofKnown({ label: admin.actions.edit, icon: 'pencil', hotkey: 'E', onChoose: edit }),
    ...ofKnown({ label: admin.actions.duplicate, icon: 'copy', onChoose: () => void duplicate() }),
    ...(draft
      ? [{ label: admin.actions.publish, icon: 'check', onChoose: () => void publish(quizId) } as const]
      : []),
    { label: admin.actions.delete, icon: 'trash', danger: true, onChoose: onDelete },
  ]
  const wanted = { kind: 'quiet', dense: true, className: 'wanted', 'aria-describedby': describedBy } as const
  return (
    <div className="actions quiz-actions">
      {draft || row.status === 'upcoming' ? (
        <Button {...wanted} onClick={edit}>
          {draft ? admin.actions.continue : admin.actions.edit}
        </Button>
      ) : (
        <LinkButton {...wanted} to={paths.quizAttempts(quizId)}>
          {admin.actions.results}
        </LinkButton>
      )}
      <RowMenu label={admin.actions.more(title)} items={items} />
    </div>
  )
}
