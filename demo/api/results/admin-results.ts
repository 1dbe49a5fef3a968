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
import { cursorOf } from '../http/cursor.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { Search, WholeNumber } from '../http/list-query.ts'
import { described } from '../http/openapi.ts'
import { body, invalid, query, quizParam } from '../http/problems.ts'
import { getEvenDeleted } from '../quizzes/quiz-store.ts'
import { listRegrades } from '../regrade/records.ts'
import { requireAdmin } from '../session/guards.ts'
import { AttemptCursor, SORT_ORDERS, SORTS } from './attempt-order.ts'
import { readPage, toPagination } from './attempt-page.ts'
import { type AttemptFilter, attemptCondition, countAttempts } from './attempt-search.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 500
/** Skipping more pages takes as long as counting all rows, and their total allows skipping from the nearer end. */
const UNCOUNTED_PAGES = 100

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
  /** `pagination.next` of the previous page. This page continues there, whatever was submitted or reset meanwhile. */
  after: v.optional(cursorOf(AttemptCursor)),
  /** `later` skips counting the matches of a search, `only` counts them and skips the rows. */
  total: v.optional(v.picklist(['now', 'later', 'only']), 'now'),
})
type ResultsQuery = v.InferOutput<typeof ResultsQuery>

const ResetBody = v.object({
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Resets only an unsubmitted start; 409 after the submission, so that no late answer is deleted unseen. */
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

function checkCursor({ after, sortBy, sortOrder }: ResultsQuery) {
  if (after && (after.sortBy !== sortBy || after.sortOrder !== sortOrder))
    throw invalid('after', 'must come from a previous page of the same order')
}

/** A page after a cursor reads only its rows, and reuses the total of the previous page. */
async function readFollowing(db: Db, condition: Condition, asked: ResultsQuery, { total }: AttemptCursor) {
  const page = await readPage(db, condition, asked, total)
  return { page, total, statistics: undefined }
}

const countsLater = ({ total, search, page }: ResultsQuery) =>
  total === 'later' && search !== '' && page <= UNCOUNTED_PAGES

/** Rows that match a search, without counting all; a page past the end has to count. */
async function readUncounted(db: Db, condition: Condition, asked: ResultsQuery) {
  const page = await readPage(db, condition, asked, undefined)
  return page.rows.length > 0 || page.before === 0 ? { page, total: undefined } : undefined
}

async function readCounted(db: Db, filter: AttemptFilter, condition: Condition, asked: ResultsQuery) {
  const total = await countAttempts(db, filter, condition)
  return { page: await readPage(db, condition, asked, total), total }
}

async function readNumbered(db: Db, filter: AttemptFilter, condition: Condition, asked: ResultsQuery) {
  const figures = await readStatistics(db, filter.quizId)
  const statistics =
    filter.quizId === undefined ? figures.map(toStatisticsEntry) : toQuizStatistics(figures[0])
  const uncounted = countsLater(asked) ? await readUncounted(db, condition, asked) : undefined
  return { ...(uncounted ?? (await readCounted(db, filter, condition, asked))), statistics }
}

/** The total only, as a page past the end. */
async function countAlone(db: Db, filter: AttemptFilter, condition: Condition) {
  const total = await countAttempts(db, filter, condition)
  return { page: { rows: [], before: total }, total, statistics: undefined }
}

type Condition = Awaited<ReturnType<typeof attemptCondition>>

/**
 * One page of results of a quiz, or of all quizzes. `statistics` ignore page and filter; `queryTime` is in milliseconds; `cached`
 * means that the total comes from an earlier page. Throws 400 for a cursor of another order.
 */
async function answerResults({ db }: Pick<Deps, 'db'>, asked: ResultsQuery, quizId?: string) {
  const began = performance.now()
  checkCursor(asked)
  const filter = { quizId, search: asked.search, minScore: asked.minScore, maxScore: asked.maxScore }
  const { after } = asked
  const { page, total, statistics } = await inOneSnapshot(db, async (snapshot) => {
    const extent = after || countsLater(asked) ? 'page' : 'all'
    const condition = await attemptCondition(snapshot, filter, extent)
    if (asked.total === 'only') return countAlone(snapshot, filter, condition)
    return after
      ? readFollowing(snapshot, condition, asked, after)
      : readNumbered(snapshot, filter, condition, asked)
  })
  return {
    // Which questions of a quiz take the time; not among those of all quizzes.
    results: page.rows.map((row) => ({
      ...resultOfRow(row),
      ...(quizId !== undefined && row.seconds && { seconds: row.seconds }),
    })),
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
      "Deletes a person's attempt, so that they can take the quiz again; administrators only",
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
