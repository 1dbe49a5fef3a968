import { Hono } from 'hono'
import { sql } from 'kysely'
import { ExtendAnswer, ExtendBody, PersonTime } from '../../../src/domain/people/extra-time.ts'
import type { Db } from '../database/db.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, conflict, noQuiz, noUser, type Problem, quizParam, uuidParam } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { requireAdmin } from '../session/guards.ts'
import { areAtWork, checkPerson, isAtWork, notAtWork } from './work/at-work.ts'

async function readFactor(db: Db, userId: string) {
  const row = await db.selectFrom('users').select('time_factor').where('id', '=', userId).executeTakeFirst()
  if (!row) throw noUser()
  return { factor: row.time_factor }
}

/**
 * Sets the factor of a person's extra time. Running attempts can gain time by it, but never lose any. Throws 404.
 */
function setFactor(deps: Deps, userId: string, { factor }: PersonTime, adminId: string) {
  const at = nowOf(deps)
  return deps.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ time_factor: factor })
      .where('id', '=', userId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw noUser()
    await sql`
      update quiz_starts set time_factor = ${factor}, deadline = started_at
        + (regular_deadline - started_at) * ${factor}::double precision + make_interval(mins => extended_minutes)
      where user_id = ${userId} and time_factor < ${factor} and ${isAtWork(at)}`.execute(db)
    await note(db, { what: 'factor-set', who: adminId, at, userId, detail: { factor } })
    return { factor }
  })
}

/** Why no attempt could be extended. Throws 404 for an unknown quiz. */
async function refusalOf(db: Db, quizId: string, userId: string | undefined, at: Date): Promise<Problem> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (select 1 from quiz_starts where ${areAtWork({ quizId, userId }, at)}) as running
    from quizzes where id = ${quizId} and deleted_at is null`.execute(db)
  const [quiz] = rows
  if (!quiz) return noQuiz()
  if (quiz.running) return conflict('There are no added minutes to take back', { code: 'not_extended' })
  return notAtWork(userId)
}

/**
 * Adds minutes to the deadlines of running attempts, even beyond the end of the quiz and the slot, or takes back added minutes, but
 * never time that has passed: everybody keeps what is left of the current minute. A single statement, so that a concurrent
 * submission sees either all of it or nothing. Throws 404 for an unknown quiz, 409 if no deadline changed.
 */
async function extend(deps: Deps, quizId: string, { userId, minutes }: ExtendBody, adminId: string) {
  checkPerson(userId)
  const at = nowOf(deps)
  const left = sql`greatest(0, floor(extract(epoch from deadline - ${at}::timestamptz) / 60))::int`
  const change = sql`greatest(${minutes}::int, -extended_minutes, -${left})`
  const meant = areAtWork({ quizId, userId }, at)
  return deps.db.transaction().execute(async (db) => {
    // Lock the starts in the usual order, so that two administrators cannot deadlock.
    const { numAffectedRows = 0n } = await sql`
      with held as (
        select quiz_id as quiz, user_id as person from quiz_starts where ${meant} order by quiz_id, user_id for no key update)
      update quiz_starts
      set extended_minutes = extended_minutes + ${change}, deadline = deadline + make_interval(mins => ${change})
      from held where quiz_id = quiz and user_id = person and ${meant} and ${change} <> 0`.execute(db)
    if (numAffectedRows === 0n) throw await refusalOf(db, quizId, userId, at)
    const extended = Number(numAffectedRows)
    const whose = userId === undefined ? {} : { userId }
    await note(db, { what: 'extended', who: adminId, at, quizId, ...whose, detail: { minutes, extended } })
    return { extended }
  })
}

const userId = () => uuidParam('id', noUser)

/** Routes of extra time: of a person, and of running attempts. */
export function extraTimeRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const [admin, often] = [requireAdmin(deps), limit(deps, 'write')]

  routes.get(
    '/admin/users/:id/time',
    described("Shows the factor of a person's extra time; administrators only", PersonTime, 'time'),
    admin,
    userId(),
    async (c) => c.json(await readFactor(deps.db, c.req.valid('param').id)),
  )

  routes.put(
    '/admin/users/:id/time',
    described(
      "Sets what a person's time is multiplied by; attempts that run only get more; administrators only",
      PersonTime,
      'time',
    ),
    admin,
    often,
    userId(),
    body(PersonTime),
    async (c) =>
      c.json(await setFactor(deps, c.req.valid('param').id, c.req.valid('json'), c.get('user').id)),
  )

  routes.post(
    '/quiz/:id/admin/extend',
    described(
      'Adds minutes to the running attempts of one person or all, or takes added ones back; administrators only',
      ExtendAnswer,
      'time',
    ),
    admin,
    often,
    quizParam(),
    body(ExtendBody),
    async (c) => c.json(await extend(deps, c.req.valid('param').id, c.req.valid('json'), c.get('user').id)),
  )

  return routes
}
