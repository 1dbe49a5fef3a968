import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { type PageSpan, pageSpan } from '../lib/paging.ts'
import { ListedResults } from './listed-results.ts'
import { ResultUser } from './results.ts'

export interface AdminResultsQuery {
  page?: number
  limit?: number
  sortBy?: 'submittedAt' | 'score' | 'user'
  sortOrder?: 'asc' | 'desc'
  search?: string
  minScore?: number
  maxScore?: number
  /** `pagination.next` of the previous page. */
  after?: string | undefined
  /** Omits the count of a search, or returns only the count; for an API whose answers say whether they counted. */
  total?: 'later' | 'only'
}

/** How many attempts scored from 0, 10, … 90 percent; the last bin includes 100. An addition of the reference API. */
const ScoreCounts = ifReadable(v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.length(10)))

const QuizStatistics = v.object({
  totalAttempts: v.number(),
  averageScore: v.number(),
  highestScore: v.number(),
  lowestScore: v.number(),
  totalTime: v.number(),
  scores: ScoreCounts,
  /** Of the attempts that have marks. */
  averageMarks: ifReadable(v.number()),
})

const AllStatistics = v.array(
  v.object({
    quizId: v.string(),
    title: maybe(v.string()),
    totalAttempts: v.number(),
    uniqueUsers: v.number(),
    averageScore: v.number(),
    scores: ScoreCounts,
  }),
)

/** An attempt that was started and not submitted; both times are ISO instants, empty if invalid. */
const UnsubmittedStart = v.object({
  user: v.fallback(ResultUser, { _id: '' }),
  startedAt: v.fallback(v.string(), ''),
  deadline: v.fallback(v.string(), ''),
})
export type UnsubmittedStart = v.InferOutput<typeof UnsubmittedStart>

/** A key change with which stored attempts were regraded. `at` is an ISO instant, `by` a name. */
const PastRegrade = v.object({
  at: v.string(),
  by: maybe(v.string()),
  gain: v.number(),
  lose: v.number(),
})
export type PastRegrade = v.InferOutput<typeof PastRegrade>

/** A page's position in its list. */
export const Pagination = v.object({
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
  hasNext: v.boolean(),
  hasPrev: v.boolean(),
  /** False if `total` and `totalPages` are lower bounds, from an API that counts on demand. */
  counted: ifReadable(v.boolean()),
  /**
   * From an API with cursors: sent back as `after`, it requests the rows after this page, whatever their position by
   * then.
   */
  next: ifReadable(v.string()),
})

/** GET /quiz/{id}/admin/results and GET /user/admin/results; `queryTime` is in milliseconds. */
export const AdminResults = v.object({
  results: ListedResults,
  pagination: Pagination,
  performance: ifReadable(v.object({ queryTime: v.number(), cached: v.nullish(v.boolean(), false) })),
  /** Additions of the reference API; if missing or invalid, the client reads all pages before it shows a total. */
  statistics: ifReadable(v.union([QuizStatistics, AllStatistics])),
  /** On a quiz's first page, from an API that stores starts: some of the latest. */
  unsubmitted: ifReadable(v.array(UnsubmittedStart)),
  /** The latest ones, newest first; on a quiz's first page, from an API that regrades. */
  regrades: ifReadable(v.array(PastRegrade)),
})
export type AdminResults = v.InferOutput<typeof AdminResults>

/** Which results a page holds. The API's `limit` applies: it may return fewer than requested. */
export const spanOf = (
  { pagination: { total, limit, page } }: Pick<AdminResults, 'pagination'>,
  wanted = page,
): PageSpan => pageSpan(total, limit, wanted)

/** Whether the total is exact, not a lower bound. */
export const isCounted = ({ pagination }: Pick<AdminResults, 'pagination'>): boolean =>
  pagination.counted !== false

/** A page with its later total. Never less than shown, since others may submit meanwhile. */
export const countedBy = <Answer extends Pick<AdminResults, 'pagination'>>(
  answer: Answer,
  { total, totalPages }: AdminResults['pagination'],
): Answer => {
  const { pagination } = answer
  return {
    ...answer,
    pagination: {
      ...pagination,
      total: Math.max(total, pagination.total),
      totalPages: Math.max(totalPages, pagination.totalPages),
      counted: true,
    },
  }
}

/** Sorts quizzes, given as ids and titles, by title; `untitled` stands in for a missing one. */
export const byTitle = (
  quizzes: readonly (readonly [quizId: string, title: string | undefined])[],
  untitled: string,
) =>
  quizzes
    .map(([quizId, title = untitled]) => [quizId, title] as const)
    .sort(([, a], [, b]) => a.localeCompare(b))
