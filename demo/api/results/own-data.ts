import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { isAtWork } from '../attempts/work/at-work.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { conflict } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { GONE, toGrouped } from '../people/users.ts'
import { listOwnReports } from '../reports/own-reports.ts'
import { requireUser } from '../session/guards.ts'
import { clearSessionCookie, endSessions, listSessions } from '../session/session.ts'
import { readKeptCards } from './kept-cards.ts'
import { listOwnResults } from './results.ts'

const GONE_NAME = 'Deleted learner'

/** GET /user/data: everything that is stored about a person, for /openapi.json. */
const OwnData = v.object({
  user: v.unknown(),
  timeFactor: v.number(),
  standingHidden: v.boolean(),
  sessions: v.array(v.unknown()),
  bookings: v.array(v.unknown()),
  results: v.array(v.unknown()),
  pace: v.array(v.unknown()),
  starts: v.array(v.unknown()),
  announcements: v.array(v.unknown()),
  reports: v.array(v.unknown()),
  practice: v.object({ revision: v.number(), cards: v.array(v.unknown()) }),
  log: v.array(v.unknown()),
})

/** Newest first; events are kept for a year. */
const MAX_EVENTS = 20_000

const listEvents = (db: Db, userId: string) =>
  db
    .selectFrom('events')
    .select(['at', 'what', 'who', 'user_id', 'quiz_id', 'detail'])
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('who', '=', userId)]))
    .orderBy('at', 'desc')
    .limit(MAX_EVENTS)
    .execute()

/** How the time of each attempt went. */
const listPace = (db: Db, userId: string) =>
  db
    .selectFrom('attempts')
    .select(['quiz_id', 'seconds', 'changes'])
    .where('user_id', '=', userId)
    .where('seconds', 'is not', null)
    .execute()

/** Everything that is stored about a person. Rows are as in the database, except for those with a shape in the contract. */
async function readOwnData(deps: Deps, user: UserRow, token: string) {
  const { db } = deps
  const ofPerson = async (table: 'bookings' | 'quiz_starts' | 'announcements') =>
    (await sql`select * from ${sql.table(table)} where user_id = ${user.id}`.execute(db)).rows
  return {
    user: toGrouped(user),
    timeFactor: user.time_factor,
    standingHidden: user.standing_hidden,
    sessions: await listSessions(db, user.id, token, nowOf(deps)),
    bookings: await ofPerson('bookings'),
    results: await listOwnResults(deps, user),
    pace: await listPace(db, user.id),
    starts: await ofPerson('quiz_starts'),
    announcements: await ofPerson('announcements'),
    reports: await listOwnReports(deps, user),
    practice: await readKeptCards(db, user.id),
    log: await listEvents(db, user.id),
  }
}

/** Whether the person has started a quiz that is still open, and could take it again with a new account. */
async function hasOpenQuiz(db: Db, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from quizzes where deleted_at is null and (
      end_time >= ${at} and (
        exists (select from quiz_starts where quiz_id = quizzes.id and user_id = ${userId})
        or exists (select from attempts where quiz_id = quizzes.id and user_id = ${userId})))
    union all
    select from quiz_starts where user_id = ${userId} and ${isAtWork(at)}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Frees the seats in slots that are not over. Locks in the order of `book_seats`: the person, the slots by time, the bookings. */
async function freeSeats(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    select from slots where ends_at > ${at} and id in (
      select slot_id from bookings where user_id = ${userId} and status = 'booked')
    order by starts_at for no key update`.execute(db)
  await sql`
    with freed as (
      delete from bookings using slots
      where slots.id = bookings.slot_id and user_id = ${userId} and status = 'booked' and ends_at > ${at}
      returning slot_id)
    update slots set booked = booked - 1 from freed where slots.id = freed.slot_id`.execute(db)
}

/**
 * Deletes a person's account. Results, with how their time went, and past bookings stay without a name, because averages and the item
 * analysis are about the class; everything else is deleted. Throws 409 for administrators, and while a quiz that the person has started is still open.
 */
const deletePerson = (deps: Deps, { id: userId }: UserRow) =>
  deps.db.transaction().execute(async (db) => {
    const at = nowOf(deps)
    const person = await db
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (person?.is_admin)
      throw conflict('An administrator cannot be deleted: have the right taken away first', {
        code: 'administrator',
      })
    if (await hasOpenQuiz(db, userId, at))
      throw conflict(
        'You have begun a quiz that is still open. Your data can be deleted once it has ended.',
        {
          code: 'quiz_open',
        },
      )
    await freeSeats(db, userId, at)
    await db.deleteFrom('bookings').where('user_id', '=', userId).where('status', '=', 'cancelled').execute()
    await db.deleteFrom('quiz_starts').where('user_id', '=', userId).where('closed_at', 'is', null).execute()
    await db.deleteFrom('announcements').where('user_id', '=', userId).execute()
    await db.deleteFrom('question_reports').where('user_id', '=', userId).execute()
    await db.deleteFrom('practice_cards').where('user_id', '=', userId).execute()
    await endSessions(db, userId)
    await db
      .updateTable('users')
      .set({ issuer: GONE, subject: userId, name: GONE_NAME, email: '', picture: null })
      .set({ group_name: null, time_factor: 1, made_admin: false, standing_hidden: false })
      .set({ seen_at: null, updated_at: at })
      .where('id', '=', userId)
      .execute()
    await note(db, { what: 'data-deleted', who: userId, at, userId })
  })

/** Routes of a person's own data: download and delete it. */
export function ownDataRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const [user, often] = [requireUser(deps), limit(deps, 'write')]

  routes.get(
    '/user/data',
    described('Everything that is stored about you, as a file', OwnData, 'people'),
    user,
    often,
    async (c) => {
      c.header('Content-Disposition', 'attachment; filename="quiz-data.json"')
      return c.json(await readOwnData(deps, c.get('user'), c.get('token')))
    },
  )

  routes.delete(
    '/user/data',
    described('Deletes your account; results stay without your name', MessageAnswer, 'people'),
    user,
    often,
    async (c) => {
      await deletePerson(deps, c.get('user'))
      clearSessionCookie(c, deps)
      return c.json({ message: 'Your data was deleted' })
    },
  )

  return routes
}
