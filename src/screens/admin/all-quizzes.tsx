import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { numberedPages } from '../../domain/lib/paging.ts'
import { paths } from '../../domain/page/paths.ts'
import { admin } from '../../messages/en/admin.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { results } from '../../messages/en/results.ts'
import { explain } from '../../messages/explain.ts'
import {
  $deletingId,
  $quizPage,
  $quizUse,
  countQuizUse,
  type QuizRow,
  removeQuiz,
  turnToPage,
} from '../../stores/quizzes/admin-quizzes.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { ListFilter } from './list-filter.tsx'
import { QuizTable } from './quiz-table.tsx'

/** Visual only: RemoteView announces the loading to assistive technology. */
const Loading = () => (
  <div className="card-body" aria-hidden="true">
    <Spinner label={pieces.loading} />
  </div>
)

function NoQuizzes() {
  const [, navigate] = useLocation()
  return (
    <div className="card-body">
      <EmptyState
        icon="list"
        title={admin.list.empty}
        note={admin.list.emptyNote}
        action={<Button onClick={() => navigate(paths.quizNew)}>{admin.list.createFirst}</Button>}
      />
    </div>
  )
}

function QuizPager() {
  const { page, pageCount, from, to, total } = useStore($quizPage).span
  if (pageCount <= 1) return null
  return (
    <div className="card-foot">
      <Pager
        label={admin.list.pages}
        page={page}
        pageCount={pageCount}
        numbered={numberedPages(page, pageCount)}
        onPage={turnToPage}
      >
        {admin.list.showing(from, to, total)}
      </Pager>
    </div>
  )
}

interface DeleteDialogProps {
  /** The quiz to delete; the dialog is open while there is one. */
  quiz: QuizRow['quiz'] | undefined
  onClose: (deleted: boolean) => void
}

function DeleteDialog({ quiz, onClose }: DeleteDialogProps) {
  const [deletingId, known] = [useStore($deletingId), useStore($quizUse)]
  const confirm = async () => {
    if (quiz && (await removeQuiz(quiz._id))) onClose(true)
  }
  return (
    <ConfirmDialog
      open={quiz !== undefined}
      title={admin.deletion.title(quiz?.title ?? results.unknownQuiz)}
      message={admin.deletion.message(known?.quizId === quiz?._id ? known?.use : undefined)}
      confirmLabel={admin.deletion.confirm}
      busyText={admin.deletion.busy}
      danger
      busy={deletingId !== undefined}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

export function AllQuizzes() {
  const quizzes = useStore($quizzes)
  const { rows, isEmpty } = useStore($quizPage)
  const [unwanted, setUnwanted] = useState<QuizRow['quiz']>()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  // The delete button is gone with its row.
  const focusHeading = useFocusAfter(() => heading.current?.focus())
  const askDeletion = (quiz: QuizRow['quiz']) => {
    void countQuizUse(quiz._id)
    setUnwanted(quiz)
  }
  const close = (deleted: boolean) => {
    setUnwanted(undefined)
    if (deleted) focusHeading()
  }
  return (
    <Card as="section" flush className="quiz-list" aria-labelledby={headingId}>
      <div className="card-head">
        <h2 className="heading" id={headingId} ref={heading} tabIndex={-1}>
          {admin.list.title}
        </h2>
        {!isEmpty && <ListFilter />}
      </div>
      <RemoteView
        remote={quizzes}
        skeleton={<Loading />}
        explain={(error) => explain(error, 'fetch-quizzes')}
        onRetry={$quizzes.revalidate}
      >
        {({ odd }) => (
          <>
            {isEmpty ? (
              <NoQuizzes />
            ) : rows.length === 0 ? (
              <p className="card-body note">{admin.list.noMatches}</p>
            ) : (
              <QuizTable rows={rows} labelledBy={headingId} onDelete={askDeletion} />
            )}
            <UnreadableRows odd={odd.filter(({ _id }) => _id === undefined)} />
          </>
        )}
      </RemoteView>
      <QuizPager />
      <DeleteDialog quiz={unwanted} onClose={close} />
    </Card>
  )
}
