import { Hono } from 'hono'
import * as v from 'valibot'
import { percent } from '../../../src/domain/lib/score.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { type QuizFigures, readStatistics } from '../attempts/attempt-figures.ts'
import { resetAttempt, resetStart } from '../attempts/attempt-reset.ts'
import { resultOfRow } from '../attempts/attempt-result.ts'
import { listUnsubmitted } from '../attempts/starts.ts'
import type { Db } from '../database/db.ts'
import { inOneSnapshot } from '../database/snapshot.ts'
import { Search, WholeNumber } from '../http/asked.ts'
import { cursorOf, toCursor } from '../http/cursor.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { body, invalid, query, quizParam } from '../http/problems.ts'
import { getEvenDeleted } from '../quizzes/quiz-store.ts'
import { listRegrades } from '../regrade/records.ts'
import { requireAdmin } from '../session/session.ts'
import { AttemptPlace, SORT_ORDERS, SORTS } from './attempt-order.ts'
import { type AttemptPage, readPage } from './attempt-page.ts'
import { type AttemptFilter, attemptCondition, countAttempts } from './attempt-search.ts'

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
  sortBy: v.optional(v.picklist(SORTS), 'submittedAt'),
  sortOrder: v.optional(v.picklist(SORT_ORDERS), 'desc'),
  search: v.optional(Search, ''),
  minScore: v.optional(Percentage),
  maxScore: v.optional(Percentage),
  /** `pagination.next` of the page before, which this one follows whatever was handed in or reset meanwhile. */
  after: v.optional(cursorOf(AttemptPlace)),
})
type ResultsQuery = v.InferOutput<typeof ResultsQuery>

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

/** Behind a cursor the total is that of the first page, brought into line with the rows: the last page knows it exactly. */
function totalBeside({ rows, before, next }: AttemptPage, limit: number, total: number): number {
  if (next) return Math.max(total, before + limit + 1)
  return rows.length > 0 ? before + rows.length : Math.min(total, before)
}

function toPagination({ limit }: Pick<ResultsQuery, 'limit'>, shown: AttemptPage, counted: number) {
  const page = Math.floor(shown.before / limit) + 1
  const total = totalBeside(shown, limit, counted)
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const { next } = shown
  return {
    page,
    limit,
    total,
    totalPages,
    hasNext: next !== undefined,
    hasPrev: shown.before > 0,
    ...(next && { next: toCursor(next) }),
  }
}

function checkPlace({ after, sortBy, sortOrder }: ResultsQuery) {
  if (after && (after.sortBy !== sortBy || after.sortOrder !== sortOrder))
    throw invalid('after', 'must be what a page of this order told')
}

/** A page that follows another is asked for its rows alone, and goes on with that one's total. */
async function readFollowing(db: Db, condition: Condition, asked: ResultsQuery, { total }: AttemptPlace) {
  const page = await readPage(db, condition, asked, total)
  return { page, total, statistics: undefined }
}

async function readNumbered(db: Db, filter: AttemptFilter, condition: Condition, asked: ResultsQuery) {
  const figures = await readStatistics(db, filter.quizId)
  const total = await countAttempts(db, filter, condition)
  const page = await readPage(db, condition, asked, total)
  const statistics =
    filter.quizId === undefined ? figures.map(toStatisticsEntry) : toQuizStatistics(figures[0])
  return { page, total, statistics }
}

type Condition = Awaited<ReturnType<typeof attemptCondition>>

/**
 * One page of results of a quiz, or of all. `statistics` ignore page and filter; `queryTime` is in milliseconds; `cached`
 * means that the total was counted with an earlier page. Throws 400 for a cursor of another order.
 */
async function answerResults({ db }: Pick<Deps, 'db'>, asked: ResultsQuery, quizId?: string) {
  const began = performance.now()
  checkPlace(asked)
  const filter = { quizId, search: asked.search, minScore: asked.minScore, maxScore: asked.maxScore }
  const { after } = asked
  const { page, total, statistics } = await inOneSnapshot(db, async (snapshot) => {
    const condition = await attemptCondition(snapshot, filter)
    return after
      ? readFollowing(snapshot, condition, asked, after)
      : readNumbered(snapshot, filter, condition, asked)
  })
  return {
    results: page.rows.map(resultOfRow),
    pagination: toPagination(asked, page, total),
    performance: { queryTime: Math.round(performance.now() - began), cached: after !== undefined },
    ...(statistics && { statistics }),
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
      const isFirst = asked.page === 1 && !asked.after
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
