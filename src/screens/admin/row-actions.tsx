import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { admin } from '../../messages/en/admin.ts'
import { results } from '../../messages/en/results.ts'
import { duplicateRow, unpublishRow } from '../../stores/authoring/row-writing.ts'
import { copyText } from '../../stores/page/copy.ts'
import { $mode, publish, type QuizRow } from '../../stores/quizzes/admin-quizzes.ts'
import { quizAddress } from '../../stores/quizzes/quiz-address.ts'
import { isDraft } from '../../stores/quizzes/quizzes.ts'
import { offers } from '../../stores/session/features.ts'
import { type MenuItem, RowMenu } from '../../ui/data/row-menu.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { LinkButton } from '../parts/page/link-button.tsx'

interface RowActionsProps {
  row: QuizRow
  /** The id of the element with the quiz's title, which describes the buttons, as they are the same in all rows. */
  describedBy: string
  onDelete: () => void
}

/** What the menu holds. The row's own actions are in it where the row shows but one of them. */
function useMenu(row: QuizRow, onDelete: () => void): MenuItem[] {
  const [, navigate] = useLocation()
  const { _id: quizId } = row.quiz
  const { actions } = admin
  const duplicate = async () => {
    if (await duplicateRow(quizId)) navigate(paths.quizNew)
  }
  const address = quizAddress(quizId)
  const draft = row.status !== undefined && isDraft(row.quiz)
  return [
    { label: actions.test, icon: 'play', folds: true, onChoose: () => $mode.set({ mode: 'test', quizId }) },
    {
      label: actions.results,
      icon: 'chart',
      folds: true,
      onChoose: () => navigate(paths.quizAttempts(quizId)),
    },
    { label: actions.edit, icon: 'pencil', folds: true, onChoose: () => navigate(paths.quizEdit(quizId)) },
    { label: actions.duplicate, icon: 'copy', onChoose: () => void duplicate() },
    ...(address === undefined
      ? []
      : [{ label: actions.copyLink, icon: 'send', onChoose: () => void copyText(address) } as const]),
    ...(draft
      ? [{ label: actions.publish, icon: 'check', onChoose: () => void publish(quizId) } as const]
      : []),
    ...(offers('drafts') && !draft
      ? [{ label: actions.unpublish, icon: 'pencil', onChoose: () => void unpublishRow(quizId) } as const]
      : []),
    { label: actions.delete, icon: 'trash', folds: true, danger: true, onChoose: onDelete },
  ]
}

/** The actions of a quiz, always in the same order; less common ones are in a menu. */
export function RowActions({ row, describedBy, onDelete }: RowActionsProps) {
  const [, navigate] = useLocation()
  const menu = useMenu(row, onDelete)
  const { _id: quizId, title = results.unknownQuiz } = row.quiz
  // An unreadable quiz can only be deleted; its results stay readable.
  const odd = row.status === undefined
  const draft = row.status !== undefined && isDraft(row.quiz)
  // The main action depends on the state: editing a draft or an upcoming quiz, then viewing results.
  const isWritten = draft || row.status === 'upcoming'
  const ofQuiz = { 'aria-describedby': describedBy }
  return (
    <div className={classNames('actions', 'quiz-actions', odd && 'odd')}>
      {!odd && (
        <IconButton
          icon="play"
          label={admin.actions.test}
          onClick={() => $mode.set({ mode: 'test', quizId })}
          {...ofQuiz}
        />
      )}
      <LinkButton
        to={paths.quizAttempts(quizId)}
        kind="quiet"
        icon="chart"
        className={classNames('only-icon', !isWritten && 'wanted')}
        title={admin.actions.results}
        {...ofQuiz}
      />
      {!odd && (
        <IconButton
          icon="pencil"
          label={admin.actions.edit}
          className={isWritten ? 'wanted' : undefined}
          onClick={() => navigate(paths.quizEdit(quizId))}
          {...ofQuiz}
        />
      )}
      <IconButton icon="trash" label={admin.actions.delete} onClick={onDelete} {...ofQuiz} />
      {!odd && (
        <RowMenu
          label={admin.actions.more(title)}
          items={menu}
          heading={<span className="strong">{title}</span>}
        />
      )}
    </div>
  )
}
