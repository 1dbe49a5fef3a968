import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import {
  type Announcement,
  SaveAnswer,
  SavedWork,
  StoredWork,
} from '../../../src/domain/attempts/saved-work.ts'
import type { UserRow } from '../database/account-tables.ts'
import type { StartRow } from '../database/attempt-tables.ts'
import { collected } from '../database/collect.ts'
import type { Db } from '../database/db.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import {
  alreadySubmitted,
  body,
  noAttempt,
  otherVersion,
  query,
  quizParam,
  unlessInTrouble,
} from '../http/problems.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { requireUser } from '../session/session.ts'
import { GRACE_MS, isInTime, timeOver } from './admission.ts'
import { askedOf, checkAnswers } from './grading.ts'
import { changeStarts } from './held-starts.ts'

/** An attempt, with all that was announced to it; null: nothing. */
type Work = StartRow & { announcements: Announcement[] | null }

/** The columns of `Work` in a statement on quiz_starts. */
const WORK = sql<Work>`quiz_starts.*, (
  select json_agg(json_build_object('_id', id, 'text', text, 'at', made_at) order by number) from announcements
  where announcements.quiz_id = quiz_starts.quiz_id and made_at >= quiz_starts.started_at
    and coalesce(announcements.user_id, quiz_starts.user_id) = quiz_starts.user_id) as announcements`

/** What every answer to a running attempt tells. */
const newsOf = ({ deadline, extended_minutes: extendedBy, announcements }: Work) => ({
  deadline: deadline.toISOString(),
  ...(extendedBy !== 0 && { extendedBy }),
  ...(announcements && {
    announcements: announcements.map((made) => ({ ...made, at: new Date(made.at).toISOString() })),
  }),
})

const toStored = (work: Work): StoredWork => ({
  revision: work.revision ?? 0,
  version: work.quiz_version,
  answers: work.answers ?? [],
  flags: work.flags ?? [],
  current: work.current ?? 0,
  startedAt: work.started_at.toISOString(),
  ...newsOf(work),
})

/** The running attempt in a row that was found. Throws 404 without a start, 422 after the submission. */
function running(row: Work | null | undefined): Work {
  if (!row) throw noAttempt()
  if (row.closed_at) throw alreadySubmitted()
  return row
}

interface WorkAsked {
  quizId: string
  userId: string
}

const nameOf = ({ quizId, userId }: WorkAsked) => `${quizId} ${userId}`
const nameOfRow = ({ quiz_id, user_id }: StartRow) => `${quiz_id} ${user_id}`

const findWork = collected<WorkAsked, Work | null>({
  async answerAll(db, asked) {
    const { rows } = await sql<Work>`
      select ${WORK} from quiz_starts
      where (quiz_id, user_id) in (select * from unnest(
        ${asked.map(({ quizId }) => quizId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[]))`.execute(
      db,
    )
    const found = new Map(rows.map((row) => [nameOfRow(row), row]))
    return asked.map((one) => found.get(nameOf(one)) ?? null)
  },
})

/** Somebody's running attempt. Throws like `running`. */
const getRunning = async (db: Db, quizId: string, { id: userId }: Pick<UserRow, 'id'>): Promise<Work> =>
  running(await findWork(db, { quizId, userId }))

const MOST_TIMES_LEFT = 999

/** What the page of a running attempt tells of itself: the announcement that it showed last, and how often it was left. */
const Signs = v.object({
  seen: v.optional(v.pipe(v.string(), v.uuid())),
  left: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'must be a whole number'),
      v.transform((digits) => Math.min(Number(digits), MOST_TIMES_LEFT)),
    ),
    '0',
  ),
})
type Signs = v.InferOutput<typeof Signs>

interface Sighting extends WorkAsked {
  signs: Signs
  at: Date
}

/** Notes signs of life; everybody who is at work gives one every few seconds. */
const noteSigns = collected<Sighting, Work | null>({
  nameOf,
  async answerAll(db, sightings, alone) {
    const rows = sightings.map(({ quizId, userId, at, signs }) => ({
      ...{ quiz: quizId, person: userId, at, left_times: signs.left, showed: signs.seen },
    }))
    return changeStarts<Work>(db, rows, {
      asked: sql`
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as asked (quiz uuid, person uuid, at timestamptz, left_times int, showed uuid)`,
      changes: sql`changed as (
        update quiz_starts set seen_at = greatest(seen_at, at), times_left = greatest(times_left, left_times),
          heard = greatest(heard, (
            select number from announcements where id = showed and announcements.quiz_id = quiz_starts.quiz_id))
        from asked join held using (quiz, person)
        where quiz_starts.quiz_id = quiz and quiz_starts.user_id = person
        returning ${WORK})`,
      patient: alone,
    })
  },
})

/** GET /quiz/{id}/attempt: what was saved of the running attempt, and its news. Throws like `running`. */
async function readWork({ db, clock }: Deps, quizId: string, user: UserRow, signs: Signs) {
  const noted = await unlessInTrouble(noteSigns(db, { quizId, userId: user.id, signs, at: nowOf({ clock }) }))
  return toStored(noted ? running(noted) : await getRunning(db, quizId, user))
}

async function checkWork(
  db: Db,
  { quiz_id, user_id, quiz_version }: StartRow,
  work: SavedWork,
): Promise<void> {
  if (work.version !== undefined && work.version !== quiz_version) throw otherVersion()
  const version = await readVersion(db, quiz_id, quiz_version)
  checkAnswers(work.answers, version.questions, askedOf(version, quiz_id, user_id))
}

interface Copy extends WorkAsked {
  startedAt: Date
  work: SavedWork
  at: Date
}

const storeCopies = collected<Copy, Work | null>({
  nameOf,
  async answerAll(db, copies, alone) {
    const rows = copies.map(({ quizId, userId, startedAt, work, at }) => ({
      ...{
        quiz: quizId,
        person: userId,
        begun: startedAt,
        at,
        open_since: new Date(at.getTime() - GRACE_MS),
      },
      ...{
        new_revision: work.revision,
        new_answers: work.answers,
        new_flags: work.flags,
        new_current: work.current,
      },
    }))
    return changeStarts<Work>(db, rows, {
      asked: sql`
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as asked (quiz uuid, person uuid, begun timestamptz,
          at timestamptz, open_since timestamptz, new_revision int, new_answers smallint[], new_flags smallint[], new_current smallint)`,
      changes: sql`changed as (
        update quiz_starts set revision = new_revision, answers = new_answers, flags = new_flags, current = new_current,
          saved_at = at, seen_at = at
        from asked join held using (quiz, person)
        where quiz_starts.quiz_id = quiz and quiz_starts.user_id = person and started_at = begun and closed_at is null
          and deadline >= open_since and coalesce(revision, -1) < new_revision
        returning ${WORK})`,
      patient: alone,
    })
  },
})

/** Stores the copy where it is newer, in time and of that very start; null otherwise. */
export const storeWork = (
  db: Db,
  { quiz_id: quizId, user_id: userId, started_at: startedAt }: StartRow,
  work: SavedWork,
  at: Date,
) => storeCopies(db, { quizId, userId, startedAt, work, at })

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
  const begun = await getRunning(deps.db, quizId, user)
  await checkWork(deps.db, begun, work)
  const at = nowOf(deps)
  const row = await storeWork(deps.db, begun, work, at)
  if (row) return { saved: { revision: work.revision, ...newsOf(row) } }
  const stored = await getRunning(deps.db, quizId, user)
  if (isSameWork(stored, work)) return { saved: { revision: work.revision, ...newsOf(stored) } }
  if (!isInTime(stored, at)) throw timeOver()
  return { newer: toStored(stored) }
}

export function savedWorkRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/quiz/:id/attempt',
    described(
      'Reads what you saved of a running attempt, its deadline and what was announced; the query says that you are there',
      StoredWork,
    ),
    user,
    quizParam(),
    query(Signs),
    async (c) => c.json(await readWork(deps, c.req.valid('param').id, c.get('user'), c.req.valid('query'))),
  )

  routes.put(
    '/quiz/:id/attempt',
    described('Saves a copy of your work; 409 with the stored one if that is newer', SaveAnswer),
    user,
    limit(deps, 'save'),
    quizParam(),
    body(SavedWork),
    async (c) => {
      const answer = await saveWork(deps, c.req.valid('param').id, c.get('user'), c.req.valid('json'))
      if ('saved' in answer) return c.json(answer.saved)
      return c.json({ message: 'A newer copy is stored', code: 'newer_stored', ...answer.newer }, 409)
    },
  )

  return routes
}
