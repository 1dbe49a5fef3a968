import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { type PageSpan, pageSpan } from '../lib/paging.ts'
import { ListedResults, ResultUser } from './results.ts'

export interface AdminResultsQuery {
  page?: number
  limit?: number
  sortBy?: 'submittedAt' | 'score' | 'user'
  sortOrder?: 'asc' | 'desc'
  search?: string
  minScore?: number
  maxScore?: number
  /** `pagination.next` of the page before. */
  after?: string | undefined
  /** Leaves out to count what is searched, or counts alone; of an API whose answers tell whether they counted. */
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

/** An attempt that was started and not submitted; both times are ISO instants. What cannot be read is empty. */
const UnsubmittedStart = v.object({
  user: v.fallback(ResultUser, { _id: '' }),
  startedAt: v.fallback(v.string(), ''),
  deadline: v.fallback(v.string(), ''),
})
export type UnsubmittedStart = v.InferOutput<typeof UnsubmittedStart>

/** A change of the key that stored attempts were graded anew with. `at` is an ISO instant, `by` a name. */
const PastRegrade = v.object({
  at: v.string(),
  by: maybe(v.string()),
  gain: v.number(),
  lose: v.number(),
})
export type PastRegrade = v.InferOutput<typeof PastRegrade>

/** Where a page of a list stands in it. */
export const Pagination = v.object({
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
  hasNext: v.boolean(),
  hasPrev: v.boolean(),
  /** False if `total` and `totalPages` are what is known so far, since they are counted on demand; by an API that can. */
  counted: ifReadable(v.boolean()),
  /** Sent back as `after`, it asks for the rows behind this page, wherever they stand by then; by an API with cursors. */
  next: ifReadable(v.string()),
})

/** GET /quiz/{id}/admin/results and GET /user/admin/results; `queryTime` is in milliseconds. */
export const AdminResults = v.object({
  results: ListedResults,
  pagination: Pagination,
  performance: ifReadable(v.object({ queryTime: v.number(), cached: v.nullish(v.boolean(), false) })),
  /** The reference API adds these; without them, or with odd ones, the client reads all pages before it shows a total. */
  statistics: ifReadable(v.union([QuizStatistics, AllStatistics])),
  /** Also added, on the first page of a quiz, by an API that stores starts: some of the latest. */
  unsubmitted: ifReadable(v.array(UnsubmittedStart)),
  /** The latest ones, newest first; on the first page of a quiz, by an API that regrades. */
  regrades: ifReadable(v.array(PastRegrade)),
})
export type AdminResults = v.InferOutput<typeof AdminResults>

/** Which of all results a page holds. The API's `limit` counts: it may give fewer at once than it was asked for. */
export const spanOf = (
  { pagination: { total, limit, page } }: Pick<AdminResults, 'pagination'>,
  wanted = page,
): PageSpan => pageSpan(total, limit, wanted)

/** Whether the total is known, not only how many there are at least. */
export const isCounted = ({ pagination }: Pick<AdminResults, 'pagination'>): boolean =>
  pagination.counted !== false

/** A page with the total that came after it. Never less than is shown, since others write meanwhile. */
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
