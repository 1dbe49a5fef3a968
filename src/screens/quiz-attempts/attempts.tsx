import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { nearbyPages } from '../../domain/lib/paging.ts'
import type { AdminResults } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $resetting, type ResetTarget, resetUserAttempt } from '../../stores/results/attempt-reset.ts'
import {
  $asked,
  $attemptSpan,
  $attempts,
  clearSearch,
  rereadAttempts,
  turnToAttempts,
} from '../../stores/results/quiz-attempts.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { ToastSlot } from '../parts/toast-slot.tsx'
import { AttemptFilters } from './attempt-filters.tsx'
import { AttemptTable } from './attempt-table.tsx'
import { Unsubmitted } from './unsubmitted.tsx'

const SKELETON_LINES = 12

function NoAttempts({ onClear }: { onClear: () => void }) {
  const { search } = useStore($asked)
  return (
    <div className="card-body">
      {search ? (
        <EmptyState
          icon="search"
          title="No Results Found"
          note={`No name or e-mail address matches “${search}”.`}
          action={<Button onClick={onClear}>Clear search</Button>}
        />
      ) : (
        <EmptyState icon="chart" title="No Results Found" note="No quiz results have been submitted yet." />
      )}
    </div>
  )
}

/** The numbers follow the click at once, the words tell what is shown. */
function AttemptPager({ onPage }: { onPage: (page: number) => void }) {
  const { pageCount, from, to, total } = useStore($attemptSpan)
  const page = Math.min(useStore($asked).page, pageCount)
  if (total === 0) return null
  const words = `Showing ${format.count(from)} to ${format.count(to)} of ${format.count(total)} results`
  return (
    <div className="card-foot">
      {pageCount > 1 ? (
        <Pager
          label="Pages of results"
          page={page}
          pageCount={pageCount}
          numbered={nearbyPages(page, pageCount)}
          onPage={onPage}
        >
          {words}
        </Pager>
      ) : (
        <p className="note number" role="status">
          {words}
        </p>
      )}
    </div>
  )
}

const WHAT_GOES = {
  submitted: 'The answers and the score are deleted, and the quiz can be taken again.',
  unsubmitted:
    'Their time is forgotten: they can start the quiz anew, or send the answers that are still on their device.',
}

interface ResetDialogProps {
  target: ResetTarget | undefined
  onClose: (gone: boolean) => void
}

function ResetDialog({ target, onClose }: ResetDialogProps) {
  const busy = useStore($resetting) !== undefined
  const confirm = async () => {
    if (target && (await resetUserAttempt(target))) onClose(true)
  }
  return (
    <ConfirmDialog
      open={target !== undefined}
      title={`Reset Attempt: ${target?.name}`}
      message={`Are you sure you want to reset ${target?.name}'s attempt? ${target?.unsubmitted ? WHAT_GOES.unsubmitted : WHAT_GOES.submitted} This cannot be undone.`}
      confirmLabel="Reset Attempt"
      busyText="Resetting..."
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

/** Everybody's attempts at the quiz, page by page. */
export function Attempts({ quizId }: { quizId: string }) {
  const attempts = useStore($attempts)
  const [asked, setAsked] = useState<ResetTarget>()
  const [resets, setResets] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const headingId = useId()
  // The button that had the focus goes with its row.
  useEffect(() => {
    if (resets > 0) heading.current?.focus()
  }, [resets])
  const close = (gone: boolean) => {
    setAsked(undefined)
    if (gone) setResets((count) => count + 1)
  }
  const turn = (page: number) => {
    turnToAttempts(page)
    // A page is long: its reader goes on at its top.
    heading.current?.focus()
  }
  const clear = () => {
    clearSearch()
    // The button that was pressed goes with the empty list.
    search.current?.focus()
  }
  const rows = ({ results }: AdminResults) =>
    results.length === 0 ? (
      <NoAttempts onClear={clear} />
    ) : (
      <div className={classNames('attempts', attempts.outdated && 'outdated')}>
        <AttemptTable quizId={quizId} results={results} labelledBy={headingId} onReset={setAsked} />
      </div>
    )
  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className="card-head">
        <h2 className="heading opened" id={headingId} ref={heading} tabIndex={-1}>
          Attempts
        </h2>
        <AttemptFilters searchRef={search} />
      </div>
      <RemoteView
        remote={attempts}
        skeleton={
          <div className="card-body">
            <LineSkeleton lines={SKELETON_LINES} />
          </div>
        }
        explain={(error) => explain(error, 'load-results')}
        onRetry={rereadAttempts}
      >
        {rows}
      </RemoteView>
      <AttemptPager onPage={turn} />
      <Unsubmitted quizId={quizId} starts={attempts.data?.unsubmitted ?? []} onReset={setAsked} />
      <ResetDialog target={asked} onClose={close} />
    </Card>
  )
}
