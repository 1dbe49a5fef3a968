import { Hono } from 'hono'
import * as v from 'valibot'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { shownAnswers } from '../../../src/domain/results/review.ts'
import { type Graded, judgedResponses, type ResultRow, resultOfRow } from '../attempts/attempt-result.ts'
import { answersOf, gradeAnswers } from '../attempts/grading.ts'
import { lastDeadline, reviewOpening } from '../attempts/review-opening.ts'
import { paceOf } from '../attempts/work/pace.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow, StoredQuestion } from '../database/tables/quiz-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { notFound, uuidParam } from '../http/problems.ts'
import { findPaper, inOrderOf } from '../quizzes/learners-paper.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { requireAdmin, requireUser } from '../session/guards.ts'
import { topicsOfEach } from './topics.ts'

export const noResults = () => notFound('Results not found', { code: 'results_unknown' })

const submittedBy = (db: Db, userId: string) =>
  db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .selectAll('attempts')
    .select(['quizzes.title', 'quizzes.description', 'users.name', 'users.email', 'users.picture'])
    .select(['quizzes.review_from', 'quizzes.end_time', 'quizzes.key_revision as key_in_force'])
    .select(lastDeadline.as('last_deadline'))
    .where('attempts.user_id', '=', userId)
    .where('attempts.submitted_at', 'is not', null)

export type Submitted = ResultRow &
  Pick<QuizRow, 'review_from' | 'end_time'> & {
    last_deadline: Date | null
    /** The quiz's key revision. */
    key_in_force: number
  }

/** When a learner's review opens; undefined once it is open, and for administrators. */
export const awaitedReview = (deps: Deps, row: Submitted, { is_admin }: UserRow): Date | undefined =>
  is_admin ? undefined : reviewOpening(row, row.last_deadline, nowOf(deps))

const newestFirst = (db: Db, userId: string): Promise<Submitted[]> =>
  submittedBy(db, userId).orderBy('attempts.submitted_at', 'desc').orderBy('attempts.id', 'desc').execute()

/** A person's results, newest first, for administrators. */
export const listResultsOf = async (db: Db, userId: string) =>
  (await newestFirst(db, userId)).map((row) => resultOfRow(row))

/** A person's own results, newest first, with their topics where the review is open. */
export const listOwnResults = async (deps: Deps, user: UserRow) => {
  const rows = await newestFirst(deps.db, user.id)
  const open = rows.filter((row) => !awaitedReview(deps, row, user))
  const topics = new Map((await topicsOfEach(deps.db, open)).map((each, index) => [open[index], each]))
  return rows.map((row) => {
    const own = topics.get(row) ?? []
    return {
      ...resultOfRow(row, awaitedReview(deps, row, user)),
      ...(own.length > 0 && { topics: own }),
    }
  })
}

/** Throws 404. */
export async function getSubmitted(db: Db, quizId: string, userId: string): Promise<Submitted> {
  const row = await submittedBy(db, userId).where('attempts.quiz_id', '=', quizId).executeTakeFirst()
  if (!row) throw noResults()
  return row
}

/** What the start tells of an attempt: extra time in seconds with the minutes that were added, and what was flagged, if any. */
async function startFacts(db: Db, { quiz_id, user_id, allowed_seconds }: ResultRow) {
  const start = await db
    .selectFrom('quiz_starts')
    .select(['deadline', 'regular_deadline', 'flags'])
    .where('quiz_id', '=', quiz_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!start) return {}
  const hadMore = allowed_seconds !== null && start.deadline > start.regular_deadline
  return {
    ...(hadMore && { allowedSeconds: allowed_seconds }),
    ...(start.flags?.length && { flags: start.flags }),
  }
}

/** The result with its questions as they are shown; `paper` has them as authored. */
const withQuestions = (row: ResultRow, paper: Graded, questions: readonly StoredQuestion[]) => {
  const result = {
    ...{ ...resultOfRow(row), ...paceOf(row) },
    ...{ ...judgedResponses(row, paper), ...keptScore(row, paper) },
  }
  return { ...result, quiz: { ...result.quiz, ...(paper.marking && { marking: paper.marking }), questions } }
}

/** Whether a regraded attempt keeps a higher score than the key in force gives; `questions` are as authored. */
function keptScore(
  { regraded_at, score, marks, asked, ...row }: ResultRow,
  paper: Graded,
): { scoreKept?: true } {
  if (!regraded_at) return {}
  const graded = gradeAnswers(answersOf(row), { ...paper, asked: asked ?? undefined })
  const isKept = graded.score < (score ?? 0) || (graded.marks ?? 0) < (marks ?? 0)
  return isKept ? { scoreKept: true } : {}
}

/**
 * A person's own result with the questions and their key, in the order of their paper. Before the review opens it has only the
 * chosen answers, and nothing that depends on the key. Throws 404.
 */
async function getOwnResult(deps: Deps, quizId: string, user: UserRow) {
  const row = await getSubmitted(deps.db, quizId, user.id)
  const version = await readVersionInForce(deps.db, quizId, row.quiz_version)
  const questions = inOrderOf(version.questions, findPaper(version, quizId, user.id))
  const awaited = awaitedReview(deps, row, user)
  const facts = await startFacts(deps.db, row)
  if (awaited)
    return {
      ...resultOfRow(row, awaited),
      ...paceOf(row),
      ...facts,
      shownAnswers: shownAnswers(v.parse(v.array(Question), questions), answersOf(row)),
    }
  return { ...withQuestions(row, version, questions), ...facts }
}

/** A person's result with all questions as authored. Throws 404. */
async function getAuthoredResult(db: Db, quizId: string, userId: string) {
  const row = await getSubmitted(db, quizId, userId)
  const version = await readVersionInForce(db, quizId, row.quiz_version)
  return { ...withQuestions(row, version, version.questions), ...(await startFacts(db, row)) }
}

export function resultRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/quiz/:id/results',
    described('Shows your result, with the key once the review is open', Result),
    user,
    uuidParam('id', noResults),
    async (c) => c.json(await getOwnResult(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.get(
    '/quiz/:id/user/:userId/results',
    described("Shows a person's result with the key; administrators only", Result),
    requireAdmin(deps),
    uuidParam('id', noResults),
    uuidParam('userId', noResults),
    async (c) => {
      // Two validators of the path would overwrite each other, so read the path itself.
      const { id, userId } = c.req.param()
      return c.json(await getAuthoredResult(deps.db, id, userId))
    },
  )

  routes.get(
    '/user/results',
    described('Lists your results, newest first', v.array(Result)),
    user,
    async (c) => c.json(await listOwnResults(deps, c.get('user'))),
  )

  return routes
}
