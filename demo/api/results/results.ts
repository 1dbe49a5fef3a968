import { Hono } from 'hono'
import * as v from 'valibot'
import { Result } from '../../../src/domain/results/results.ts'
import { resultOfRow } from '../attempts/attempt-result.ts'
import type { Db } from '../database/db.ts'
import type { Deps, Env } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { notFound, uuidParam } from '../http/problems.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { requireAdmin, requireUser } from '../session/session.ts'

const NO_RESULTS = 'Results not found'

const submittedBy = (db: Db, userId: string) =>
  db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .selectAll('attempts')
    .select(['quizzes.title', 'quizzes.description', 'users.name', 'users.email', 'users.picture'])
    .where('attempts.user_id', '=', userId)
    .where('attempts.submitted_at', 'is not', null)

/** A person's results, newest first. */
const listResults = async (db: Db, userId: string) => {
  const rows = await submittedBy(db, userId)
    .orderBy('attempts.submitted_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .execute()
  return rows.map(resultOfRow)
}

/** One result with its version of the questions and the key. Throws 404. */
async function getResult(db: Db, quizId: string, userId: string) {
  const row = await submittedBy(db, userId).where('attempts.quiz_id', '=', quizId).executeTakeFirst()
  if (!row) throw notFound(NO_RESULTS)
  const result = resultOfRow(row)
  const { questions } = await readVersionInForce(db, quizId, row.quiz_version)
  return { ...result, quiz: { ...result.quiz, questions } }
}

export function resultRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/quiz/:id/results',
    described('Shows your result with the key', Result),
    user,
    uuidParam('id', NO_RESULTS),
    async (c) => c.json(await getResult(deps.db, c.req.valid('param').id, c.get('user').id)),
  )

  routes.get(
    '/quiz/:id/user/:userId/results',
    described("Shows somebody's result with the key; administrators only", Result),
    requireAdmin(deps),
    uuidParam('id', NO_RESULTS),
    uuidParam('userId', NO_RESULTS),
    async (c) => {
      // Two validators of the path overwrite each other, so read the path itself.
      const { id, userId } = c.req.param()
      return c.json(await getResult(deps.db, id, userId))
    },
  )

  routes.get(
    '/user/results',
    described('Lists your results, newest first', v.array(Result)),
    user,
    async (c) => c.json(await listResults(deps.db, c.get('user').id)),
  )

  return routes
}
