import { useStore } from '@nanostores/react'
import { type RefObject, useId, useRef } from 'react'
import { nearbyPages } from '../../domain/lib/paging.ts'
import { type AdminResults, isCounted, spanOf } from '../../domain/results/admin-results.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { results } from '../../messages/en/results.ts'
import { explain } from '../../messages/explain.ts'
import {
  $resultsPage,
  $resultsQuery,
  type ResultsFilter,
  refreshResults,
  resultsSearch,
  retryResults,
  turnToResults,
} from '../../stores/results/admin-results.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Uncounted } from '../parts/admin/uncounted.tsx'
import { ResultFilters } from './result-filters.tsx'
import { ResultList } from './result-list.tsx'

const SKELETON_LINES = 15

interface SearchRef {
  searchRef: RefObject<HTMLInputElement | null>
}

/** Says why there are no results: the search, the selected quiz, or neither. */
function NoResults({ filter: { search, quizId }, searchRef }: SearchRef & { filter: ResultsFilter }) {
  const clear = () => {
    resultsSearch.clear()
    // The pressed button disappears with the empty list.
    searchRef.current?.focus()
  }
  if (search)
    return (
      <EmptyState
        icon="search"
        as="h3"
        title={results.noneFound}
        note={quizId ? adminResults.noMatchInQuiz(search) : adminResults.noMatch(search)}
        action={<Button onClick={clear}>{results.clearSearch}</Button>}
      />
    )
  return (
    <EmptyState
      icon="chart"
      as="h3"
      title={results.noneFound}
      note={quizId ? adminResults.noneInQuiz : results.noneSubmitted}
    />
  )
}

interface ResultPagerProps {
  answer: AdminResults
  onPage: (page: number) => void
}

/** The page numbers follow a click at once; the words describe the list that is shown. */
function ResultPager({ answer, onPage }: ResultPagerProps) {
  const wanted = spanOf(answer, useStore($resultsQuery).page)
  const shown = spanOf(answer)
  if (shown.pageCount <= 1) return null
  return (
    <div className="card-foot">
      <Pager
        label={results.pages}
        page={wanted.page}
        pageCount={wanted.pageCount}
        numbered={nearbyPages(wanted.page, wanted.pageCount)}
        onPage={onPage}
      >
        {isCounted(answer) ? adminResults.showing(shown, answer.performance) : <Uncounted />}
      </Pager>
    </div>
  )
}

/** Announces a list of a single page; a pager announces itself. */
function Announcement({ answer }: { answer: AdminResults | undefined }) {
  const { pageCount, total } = answer ? spanOf(answer) : { pageCount: 0, total: 0 }
  return (
    <p className="visually-hidden" role="status">
      {pageCount === 1 && adminResults.count(total)}
    </p>
  )
}

/** The results that match the filters, page by page. */
export function AllResults({ searchRef }: SearchRef) {
  // Rendering a page of rows takes too long for a click response.
  const { data, error, loading, outdated } = useAfterPaint(useStore($resultsPage))
  const { search, quizId } = useStore($resultsQuery)
  // Nothing to filter.
  const isEmpty = data?.answer.results.length === 0 && !search && !quizId
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = (page: number) => {
    turnToResults(page)
    // A page is long, so reading resumes at its top.
    heading.current?.focus()
  }
  const retry = () => {
    retryResults()
    // The button disappears once it has helped.
    heading.current?.focus()
  }
  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className="card-head results-head">
        <h2 className="heading opened" id={headingId} ref={heading} tabIndex={-1}>
          {data && isCounted(data.answer)
            ? adminResults.allResultsOf(data.answer.pagination.total)
            : adminResults.allResults}
        </h2>
        <IconButton
          icon="refresh"
          label={adminResults.refresh}
          busy={loading && !outdated}
          onClick={refreshResults}
        />
        {!isEmpty && <ResultFilters searchRef={searchRef} />}
      </div>
      <Announcement answer={data?.answer} />
      <RemoteView
        remote={{ data, error, loading }}
        skeleton={
          <div className="card-body">
            <LineSkeleton lines={SKELETON_LINES} />
          </div>
        }
        explain={(failure) => {
          const words = explain(failure, 'load-results-data')
          return outdated ? adminResults.withEarlierResults(words) : words
        }}
        onRetry={retry}
      >
        {({ answer, query }) =>
          answer.results.length > 0 ? (
            <ResultList attempts={answer.results} outdated={outdated} />
          ) : (
            <div className="card-body">
              <NoResults filter={query} searchRef={searchRef} />
            </div>
          )
        }
      </RemoteView>
      {data && <ResultPager answer={data.answer} onPage={turn} />}
    </Card>
  )
}
