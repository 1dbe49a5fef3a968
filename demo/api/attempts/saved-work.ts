import { Hono } from 'hono'
import { sql } from 'kysely'
import { SaveAnswer, SavedWork, StoredWork } from '../../../src/domain/attempts/saved-work.ts'
import type { Db } from '../database/db.ts'
import type { StartRow, UserRow } from '../database/tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { alreadySubmitted, body, notFound, otherVersion, uuidParam } from '../http/problems.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { requireUser } from '../session/session.ts'
import { GRACE_MS, timeOver } from './admission.ts'
import { askedOf, checkAnswers } from './grading.ts'

const spanOf = ({ deadline, extended_minutes: extendedBy }: StartRow) => ({
  deadline: deadline.toISOString(),
  ...(extendedBy !== 0 && { extendedBy }),
})

const toStored = (row: StartRow): StoredWork => ({
  revision: row.revision ?? 0,
  version: row.quiz_version,
  answers: row.answers ?? [],
  flags: row.flags ?? [],
  current: row.current ?? 0,
  startedAt: row.started_at.toISOString(),
  ...spanOf(row),
})

/** Somebody's running attempt. Throws 404 without a start, 422 after the submission. */
async function getRunning(db: Db, quizId: string, { id }: Pick<UserRow, 'id'>): Promise<StartRow> {
  const row = await db
    .selectFrom('quiz_starts')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Attempt not found')
  if (row.closed_at) throw alreadySubmitted()
  return row
}

/** GET /quiz/{id}/attempt: what was saved of the running attempt. Throws like `getRunning`. */
const readWork = async ({ db }: Pick<Deps, 'db'>, quizId: string, user: UserRow) =>
  toStored(await getRunning(db, quizId, user))

async function checkWork(
  db: Db,
  { quiz_id, user_id, quiz_version }: StartRow,
  work: SavedWork,
): Promise<void> {
  if (work.version !== undefined && work.version !== quiz_version) throw otherVersion()
  const version = await readVersion(db, quiz_id, quiz_version)
  checkAnswers(work.answers, version.questions, askedOf(version, quiz_id, user_id))
}

/** Stores the copy where it is newer and in time; undefined otherwise. */
async function storeWork(db: Db, quizId: string, userId: string, work: SavedWork, at: Date) {
  const { rows } = await sql<StartRow>`
    update quiz_starts set revision = ${work.revision}, answers = ${work.answers}::smallint[],
      flags = ${work.flags}::smallint[], current = ${work.current}, saved_at = ${at}
    where quiz_id = ${quizId} and user_id = ${userId} and closed_at is null
      and deadline >= ${new Date(at.getTime() - GRACE_MS)} and coalesce(revision, -1) < ${work.revision}
    returning *`.execute(db)
  return rows[0]
}

const isSameWork = (row: StartRow, { revision, answers, flags, current }: SavedWork) =>
  JSON.stringify([row.revision, row.answers, row.flags, row.current]) ===
  JSON.stringify([revision, answers, flags, current])

/** A save that was accepted, or the stored work that is newer. */
type Saved = { saved: SaveAnswer } | { newer: StoredWork }

/**
 * PUT /quiz/{id}/attempt: keeps a copy of the work, which the server hands in if the learner does not. Of two copies the
 * higher revision wins; the same one again is harmless. Throws 404 without a start, 400 for impossible answers and once the
 * time and its grace are over, 422 after the submission.
 */
async function saveWork(deps: Deps, quizId: string, user: UserRow, work: SavedWork): Promise<Saved> {
  await checkWork(deps.db, await getRunning(deps.db, quizId, user), work)
  const at = nowOf(deps)
  const row = await storeWork(deps.db, quizId, user.id, work, at)
  if (row) return { saved: { revision: work.revision, ...spanOf(row) } }
  const stored = await getRunning(deps.db, quizId, user)
  if (isSameWork(stored, work)) return { saved: { revision: work.revision, ...spanOf(stored) } }
  if (at.getTime() > stored.deadline.getTime() + GRACE_MS) throw timeOver()
  return { newer: toStored(stored) }
}

const quizId = () => uuidParam('id', 'Quiz not found')

export function savedWorkRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/quiz/:id/attempt',
    described('Reads what you saved of a running attempt', StoredWork),
    user,
    quizId(),
    async (c) => c.json(await readWork(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.put(
    '/quiz/:id/attempt',
    described('Saves a copy of your work; 409 with the stored one if that is newer', SaveAnswer),
    user,
    limit(deps, 'save'),
    quizId(),
    body(SavedWork),
    async (c) => {
      const answer = await saveWork(deps, c.req.valid('param').id, c.get('user'), c.req.valid('json'))
      if ('saved' in answer) return c.json(answer.saved)
      return c.json({ message: 'A newer copy is stored', code: 'newer_stored', ...answer.newer }, 409)
    },
  )

  return routes
}
