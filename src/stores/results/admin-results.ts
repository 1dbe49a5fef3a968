import { listAllResults, listQuizResults } from '../../api/admin/result-admin.ts'
import { ADMIN_RESULTS_PAGE_SIZE } from '../../domain/lib/paging.ts'
import type { AdminResults, AdminResultsQuery } from '../../domain/results/admin-results.ts'
import { createPagedRemote } from '../lib/paged-remote.ts'
import { refresh } from '../lib/query.ts'
import { noteFailed, notice } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { createLateCount, type Total } from './late-total.ts'

export type ResultsOrder = Required<Pick<AdminResultsQuery, 'sortBy' | 'sortOrder'>>

export interface ResultsFilter extends ResultsOrder {
  /** '' stands for all quizzes. */
  quizId: string
  search: string
}

interface ResultsQuery extends ResultsFilter {
  page: number
}

const NEWEST: ResultsQuery = { quizId: '', search: '', sortBy: 'submittedAt', sortOrder: 'desc', page: 1 }

/** A single quiz has its own path, so that total and pages are correct. */
function readPage({ quizId, search, ...asked }: ResultsQuery & Total): Promise<AdminResults> {
  const query = { ...asked, limit: ADMIN_RESULTS_PAGE_SIZE, ...(search && { search }) }
  return quizId ? listQuizResults(quizId, query) : listAllResults(query)
}

const rowsFirst = createLateCount()

const results = createPagedRemote({
  noun: 'admin-results',
  owner: [$adminId],
  first: NEWEST,
  read: (query) => rowsFirst((total) => readPage({ ...query, ...total })),
  readTotal: (query) => readPage({ ...query, total: 'only' }),
  onError: noteFailed('load-results-data'),
})

/** The administrator's query; the data shown may still answer an earlier one. */
export const $resultsQuery = results.$query
export const turnToResults = results.turnTo
/** Any change returns to the first page. */
export const filterResults: (change: Partial<ResultsFilter>) => void = results.filter
/** The search box over the list; the search starts once typing pauses. */
export const resultsSearch = results.search
export const $resultsPage = results.$page
export const retryResults = results.retry

/** Reads the results and their statistics again. */
export const refreshResults = () => refresh('admin-results')

/** An API may omit an attempt's user or quiz. */
export const noteMissingDetails = () => notice.error({ code: 'details-missing' })
