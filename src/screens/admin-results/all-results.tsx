import { useStore } from '@nanostores/react'
import { type RefObject, useId, useRef } from 'react'
import { nearbyPages } from '../../domain/lib/paging.ts'
import type { AdminResults } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import {
  $resultsPage,
  $wish,
  clearSearch,
  type ResultsFilter,
  refreshResults,
  retryResults,
  spanOf,
  turnToResults,
} from '../../stores/results/admin-results.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ResultList } from './result-list.tsx'

const SKELETON_LINES = 15

interface SearchRef {
  searchRef: RefObject<HTMLInputElement | null>
}

/** Where nothing was found, what was looked for. */
function NoResults({ filter: { search, quizId }, searchRef }: SearchRef & { filter: ResultsFilter }) {
  const clear = () => {
    clearSearch()
    // The button goes with what it is in.
    searchRef.current?.focus()
  }
  if (search)
    return (
      <EmptyState
        icon="search"
        as="h3"
        title="No Results Found"
        note={`No results match “${search}”${quizId ? ' in the selected quiz' : ''}.`}
        action={<Button onClick={clear}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      icon="chart"
      as="h3"
      title="No Results Found"
      note={quizId ? 'No results found for the selected quiz.' : 'No quiz results have been submitted yet.'}
    />
  )
}

const queryTime = ({ performance }: AdminResults) =>
  performance && ` · ${Math.round(performance.queryTime)} ms${performance.cached ? ', cached' : ''}`

interface ResultPagerProps {
  answer: AdminResults
  onPage: (page: number) => void
}

/** The numbers follow the click at once, the words under the list what is in it. */
function ResultPager({ answer, onPage }: ResultPagerProps) {
  const wanted = spanOf(answer, useStore($wish).page)
  const shown = spanOf(answer)
  if (shown.pageCount <= 1) return null
  return (
    <div className="card-foot">
      <Pager
        label="Pages of results"
        page={wanted.page}
        pageCount={wanted.pageCount}
        numbered={nearbyPages(wanted.page, wanted.pageCount)}
        onPage={onPage}
      >
        Showing {format.count(shown.from)} to {format.count(shown.to)} of {format.count(shown.total)} results
        {queryTime(answer)}
      </Pager>
    </div>
  )
}

/** For whoever cannot see the list change; a pager tells it itself. */
function Announcement({ answer }: { answer: AdminResults | undefined }) {
  const { pageCount, total } = answer ? spanOf(answer) : { pageCount: 0, total: 0 }
  return (
    <p className="visually-hidden" role="status">
      {pageCount === 1 && `${format.count(total)} result${total === 1 ? '' : 's'}`}
    </p>
  )
}

/** The results that the filters let through, page by page. */
export function AllResults({ searchRef }: SearchRef) {
  const { data, error, loading, outdated } = useStore($resultsPage)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = (page: number) => {
    turnToResults(page)
    // A page is long: its reader goes on at its top.
    heading.current?.focus()
  }
  const retry = () => {
    retryResults()
    // The button goes as soon as it has helped.
    heading.current?.focus()
  }
  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className="card-head steady">
        <h2 className="heading opened" id={headingId} ref={heading} tabIndex={-1}>
          All Results{data && ` (${format.count(data.answer.pagination.total)})`}
        </h2>
        <IconButton
          icon="refresh"
          label="Refresh results"
          busy={loading && !outdated}
          onClick={refreshResults}
        />
      </div>
      <Announcement answer={data?.answer} />
      <RemoteView
        remote={{ data, error, loading }}
        skeleton={
          <div className="card-body">
            <LineSkeleton lines={SKELETON_LINES} />
          </div>
        }
        explain={(failure) =>
          `${explain(failure, 'load-results-data')}${outdated ? ' (The results below are those from before.)' : ''}`
        }
        onRetry={retry}
      >
        {({ answer, wish }) =>
          answer.results.length > 0 ? (
            <ResultList results={answer.results} outdated={outdated} />
          ) : (
            <div className="card-body">
              <NoResults filter={wish} searchRef={searchRef} />
            </div>
          )
        }
      </RemoteView>
      {data && <ResultPager answer={data.answer} onPage={turn} />}
    </Card>
  )
}
