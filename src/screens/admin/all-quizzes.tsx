import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { numberedPages } from '../../domain/lib/paging.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { explain } from '../../messages/failures/explain.ts'
import {
  $adminQuizzes,
  $deletingId,
  $mode,
  $quizPage,
  removeQuiz,
  turnToPage,
} from '../../stores/quizzes/admin-quizzes.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineBones } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ToastSlot } from '../parts/toast-slot.tsx'
import { QuizTable } from './quiz-table.tsx'

const BONE_LINES = 12

function NoQuizzes() {
  return (
    <div className="card-body">
      <EmptyState
        icon="list"
        title="No quizzes yet"
        note="A quiz appears here and on the learners' home page as soon as it is saved."
        action={<Button onClick={() => $mode.set({ mode: 'create' })}>Create your first quiz</Button>}
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
        label="Pages of quizzes"
        page={page}
        pageCount={pageCount}
        numbered={numberedPages(page, pageCount)}
        onPage={turnToPage}
      >
        Showing {from} to {to} of {total} quizzes
      </Pager>
    </div>
  )
}

interface DeleteDialogProps {
  quiz: QuizSummary | undefined
  onClose: (deleted: boolean) => void
}

function DeleteDialog({ quiz, onClose }: DeleteDialogProps) {
  const deletingId = useStore($deletingId)
  const confirm = async () => {
    if (quiz && (await removeQuiz(quiz._id))) onClose(true)
  }
  return (
    <ConfirmDialog
      open={quiz !== undefined}
      title={`Delete Quiz: ${quiz?.title}`}
      message="Are you sure you want to delete this quiz?"
      confirmLabel="Delete Quiz"
      busyText="Deleting..."
      danger
      busy={deletingId !== undefined}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

export function AllQuizzes() {
  const quizzes = useStore($adminQuizzes)
  const [asked, setAsked] = useState<QuizSummary>()
  const [deletions, setDeletions] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  // The button that had the focus went with its row.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus()
  }, [deletions])
  const close = (deleted: boolean) => {
    setAsked(undefined)
    if (deleted) setDeletions((count) => count + 1)
  }
  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className="card-head">
        <h2 className="heading" id={headingId} ref={heading} tabIndex={-1}>
          All Quizzes
        </h2>
      </div>
      <RemoteView
        remote={quizzes}
        bones={
          <div className="card-body">
            <LineBones lines={BONE_LINES} />
          </div>
        }
        explain={(error) => explain(error, 'fetch-quizzes')}
        onRetry={$adminQuizzes.revalidate}
      >
        {(list) =>
          list.length === 0 ? <NoQuizzes /> : <QuizTable labelledBy={headingId} onDelete={setAsked} />
        }
      </RemoteView>
      <QuizPager />
      <DeleteDialog quiz={asked} onClose={close} />
    </Card>
  )
}
