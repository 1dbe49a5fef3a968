import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { nearbyPages } from '../../domain/lib/paging.ts'
import type { AdminResults } from '../../domain/results/admin-results.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { results } from '../../messages/en/results.ts'
import { explain } from '../../messages/explain.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import {
  $attemptSpan,
  $attempts,
  $attemptsCounted,
  $attemptsQuery,
  $scoreRange,
  attemptsSearch,
  chooseScores,
  retryAttempts,
  turnToAttempts,
} from '../../stores/results/quiz-attempts.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { FactorDialog, useTimeOf } from '../parts/admin/factor-dialog.tsx'
import { ResetDialog } from '../parts/admin/reset-dialog.tsx'
import { Uncounted } from '../parts/admin/uncounted.tsx'
import { AttemptFilters } from './attempt-filters.tsx'
import { type AttemptAction, AttemptTable } from './attempt-table.tsx'
import { PastRegrades } from './past-regrades.tsx'
import { Unsubmitted } from './unsubmitted.tsx'

const SKELETON_LINES = 12

function NoAttempts({ onClear }: { onClear: () => void }) {
  const [{ search }, { from, to }] = [useStore($attemptsQuery), useStore($scoreRange)]
  const noMatch = () => (search ? quizAttempts.noMatch(search) : quizAttempts.noneInRange(from, to))
  return (
    <div className="card-body">
      {search || from > 0 || to < 100 ? (
        <EmptyState
          icon="search"
          title={results.noneFound}
          note={noMatch()}
          action={<Button onClick={onClear}>{search ? results.clearSearch : quizAttempts.allScores}</Button>}
        />
      ) : (
        <EmptyState icon="chart" title={results.noneFound} note={results.noneSubmitted} />
      )}
    </div>
  )
}

/** Says which rows are shown, and the score range. */
function Showing() {
  const [span, { from, to }] = [useStore($attemptSpan), useStore($scoreRange)]
  const isCounted = useStore($attemptsCounted)
  if (!isCounted) return <Uncounted />
  const words = results.showing(span)
  return <span>{from > 0 || to < 100 ? `${words} ${quizAttempts.withScores(from, to)}` : words}</span>
}

/** The extra-time dialog; the page loads the person's time meanwhile. */
function ExtraTime({ person, onClose }: { person: { userId: string; name: string }; onClose: () => void }) {
  useTimeOf(person.userId)
  return <FactorDialog {...person} onClose={onClose} />
}

/** The page numbers follow a click at once; the words describe the rows that are shown. */
function AttemptPager({ onPage }: { onPage: (page: number) => void }) {
  const span = useStore($attemptSpan)
  const { pageCount } = span
  const page = Math.min(useStore($attemptsQuery).page, pageCount)
  if (span.total === 0) return null
  return (
    <div className="card-foot">
      {pageCount > 1 ? (
        <Pager
          label={results.pages}
          page={page}
          pageCount={pageCount}
          numbered={nearbyPages(page, pageCount)}
          onPage={onPage}
        >
          <Showing />
        </Pager>
      ) : (
        <p className="note number" role="status">
          <Showing />
        </p>
      )}
    </div>
  )
}

interface AttemptsProps {
  quizId: string
  /** Nobody has submitted: there is nothing to search. */
  isEmpty: boolean
}

/** Running attempts, and all submitted ones page by page. */
export function Attempts({ quizId, isEmpty }: AttemptsProps) {
  // Rendering a page of rows takes too long for a click response.
  const attempts = useAfterPaint(useStore($attempts))
  const [asked, setAsked] = useState<AttemptAction>()
  const setTarget = (reset: ResetTarget) => setAsked({ reset })
  const heading = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const headingId = useId()
  // The focused button disappears with its row.
  const focusHeading = useFocusAfter(() => heading.current?.focus())
  const close = (gone: boolean) => {
    setAsked(undefined)
    if (gone) focusHeading()
  }
  const turn = (page: number) => {
    turnToAttempts(page)
    // A page is long, so reading resumes at its top.
    heading.current?.focus()
  }
  const clear = () => {
    if ($attemptsQuery.get().search) attemptsSearch.clear()
    else chooseScores({ from: 0, to: 100 })
    // The pressed button disappears with the empty list.
    search.current?.focus()
  }
  const rows = (page: AdminResults) =>
    page.results.length === 0 ? (
      <NoAttempts onClear={clear} />
    ) : (
      <div className={classNames('attempts', 'of-quiz', attempts.outdated && 'outdated')}>
        <AttemptTable quizId={quizId} attempts={page.results} labelledBy={headingId} onAsk={setAsked} />
      </div>
    )
  return (
    <>
      <Unsubmitted quizId={quizId} starts={attempts.data?.unsubmitted ?? []} onReset={setTarget} />
      <Card as="section" flush aria-labelledby={headingId}>
        <div className="card-head">
          <h2 className="heading opened" id={headingId} ref={heading} tabIndex={-1}>
            {quizAttempts.attempts}
          </h2>
          {!isEmpty && <AttemptFilters searchRef={search} />}
        </div>
        <RemoteView
          remote={attempts}
          skeleton={
            <div className="card-body">
              <LineSkeleton lines={SKELETON_LINES} />
            </div>
          }
          explain={(error) => explain(error, 'load-results')}
          onRetry={retryAttempts}
        >
          {rows}
        </RemoteView>
        <AttemptPager onPage={turn} />
        <PastRegrades regrades={attempts.data?.regrades ?? []} />
      </Card>
      <ResetDialog target={asked && 'reset' in asked ? asked.reset : undefined} onClose={close} />
      {asked && 'extraTime' in asked && <ExtraTime person={asked.extraTime} onClose={() => close(false)} />}
    </>
  )
}
