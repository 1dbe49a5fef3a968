import { Hono } from 'hono'
import * as v from 'valibot'
import { percent } from '../../../src/domain/lib/score.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { type QuizFigures, recallStatistics, recallTotal } from '../attempts/attempt-figures.ts'
import { resetAttempt, resetStart } from '../attempts/attempt-reset.ts'
import { resultOfRow } from '../attempts/attempt-result.ts'
import { listUnsubmitted } from '../attempts/starts.ts'
import { Search, WholeNumber } from '../http/asked.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { body, query, quizParam } from '../http/problems.ts'
import { getEvenDeleted } from '../quizzes/quiz-store.ts'
import { listRegrades } from '../regrade/records.ts'
import { requireAdmin } from '../session/session.ts'
import { type AttemptPage, type PageQuery, readPage } from './attempt-page.ts'
import { type AttemptFilter, attemptCondition, isUnfiltered } from './attempt-search.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 500

const Percentage = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d+)?$/, 'must be a number from 0 to 100'),
  v.transform(Number),
  v.maxValue(100, 'must be a number from 0 to 100'),
)

const ResultsQuery = v.object({
  page: v.optional(WholeNumber, '1'),
  limit: v.optional(
    v.pipe(WholeNumber, v.maxValue(MAX_LIMIT, `must be ${MAX_LIMIT} or less`)),
    `${DEFAULT_LIMIT}`,
  ),
  sortBy: v.optional(v.picklist(['submittedAt', 'score', 'user']), 'submittedAt'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  search: v.optional(Search, ''),
  minScore: v.optional(Percentage),
  maxScore: v.optional(Percentage),
})
export type ResultsQuery = v.InferOutput<typeof ResultsQuery>

const ResetBody = v.object({
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Resets only a start; 409 after the submission, so that no late answer is deleted unseen. */
  unsubmitted: v.optional(v.boolean(), false),
})

const averageScore = ({ score_sum, attempts }: QuizFigures) => percent(score_sum, attempts * 100)

/** Statistics of one quiz; all 0 without attempts. */
const toQuizStatistics = (figures: QuizFigures | undefined) => ({
  totalAttempts: figures?.attempts ?? 0,
  averageScore: figures ? averageScore(figures) : 0,
  highestScore: figures?.highest ?? 0,
  lowestScore: figures?.lowest ?? 0,
  totalTime: figures?.seconds ?? 0,
  ...(figures && { scores: figures.bins }),
})

const toStatisticsEntry = (figures: QuizFigures) => ({
  quizId: figures.quiz_id,
  title: figures.title,
  totalAttempts: figures.attempts,
  uniqueUsers: figures.attempts,
  averageScore: averageScore(figures),
  scores: figures.bins,
})

/** A remembered total, brought into line with the rows: the last page knows it exactly, others know its least. */
function totalBeside({ page, limit }: PageQuery, { rows, hasNext }: AttemptPage, remembered: number): number {
  const before = (page - 1) * limit
  if (hasNext) return Math.max(remembered, before + limit + 1)
  return rows.length > 0 ? before + rows.length : Math.min(remembered, before)
}

function toPagination(query: PageQuery, shown: AttemptPage, remembered: number) {
  const { page, limit } = query
  const total = totalBeside(query, shown, remembered)
  const totalPages = Math.max(1, Math.ceil(total / limit))
  return { page, limit, total, totalPages, hasNext: shown.hasNext, hasPrev: page > 1 }
}

/** Statistics of the quiz or of all, and the number of attempts that match; `cached` if either was. */
async function readFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  filter: AttemptFilter,
  condition: Condition,
) {
  const statistics = await recallStatistics(db, filter.quizId, clock())
  const all = statistics.value.reduce((sum, { attempts }) => sum + attempts, 0)
  if (isUnfiltered(filter)) return { statistics: statistics.value, total: all, cached: statistics.cached }
  const total = await recallTotal(db, JSON.stringify(filter), clock(), condition)
  return { statistics: statistics.value, total: total.value, cached: statistics.cached || total.cached }
}

type Condition = Awaited<ReturnType<typeof attemptCondition>>

/**
 * One page of results of a quiz, or of all. `statistics` ignore page and filter; `queryTime` is in milliseconds;
 * `cached` means that a figure may be 30 seconds old.
 */
export async function answerResults(deps: Pick<Deps, 'db' | 'clock'>, asked: ResultsQuery, quizId?: string) {
  const began = performance.now()
  const filter = { quizId, search: asked.search, minScore: asked.minScore, maxScore: asked.maxScore }
  const condition = await attemptCondition(deps.db, filter)
  const { statistics, total, cached } = await readFigures(deps, filter, condition)
  const page = await readPage(deps.db, condition, asked, total)
  return {
    results: page.rows.map(resultOfRow),
    pagination: toPagination(asked, page, total),
    performance: { queryTime: Math.round(performance.now() - began), cached },
    statistics: quizId === undefined ? statistics.map(toStatisticsEntry) : toQuizStatistics(statistics[0]),
  }
}

/** Routes for administrators: results, and resetting attempts. */
export function adminResultRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const admin = requireAdmin(deps)

  routes.get(
    '/quiz/:id/admin/results',
    described('Pages through the results of a quiz; administrators only', AdminResults),
    admin,
    quizParam(),
    query(ResultsQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const asked = c.req.valid('query')
      await getEvenDeleted(deps.db, id)
      const isFirst = asked.page === 1
      const unsubmitted = isFirst ? await listUnsubmitted(deps.db, id) : []
      const regrades = isFirst ? await listRegrades(deps.db, id) : []
      return c.json({ ...(await answerResults(deps, asked, id)), unsubmitted, regrades })
    },
  )

  routes.get(
    '/user/admin/results',
    described('Pages through the results of all quizzes; administrators only', AdminResults),
    admin,
    query(ResultsQuery),
    async (c) => c.json(await answerResults(deps, c.req.valid('query'))),
  )

  routes.post(
    '/quiz/:id/admin/reset-attempt',
    described(
      "Deletes somebody's attempt, so that it can be taken again; administrators only",
      MessageAnswer,
    ),
    admin,
    limit(deps, 'write'),
    quizParam(),
    body(ResetBody),
    async (c) => {
      const { userId, unsubmitted } = c.req.valid('json')
      const reset = { quizId: c.req.valid('param').id, userId, adminId: c.get('user').id }
      await (unsubmitted ? resetStart : resetAttempt)(deps, reset)
      return c.json({ message: 'Attempt reset successfully' })
    },
  )

  return routes
}
