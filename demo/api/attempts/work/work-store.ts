import { sql } from 'kysely'
import * as v from 'valibot'
import { GRACE_MS } from '../../../../src/domain/attempts/grace.ts'
import type { Announcement, SavedWork } from '../../../../src/domain/attempts/saved-work.ts'
import { batched, inPlaces } from '../../database/batch.ts'
import type { Db } from '../../database/db.ts'
import type { StartRow } from '../../database/tables/attempt-tables.ts'
import { changeStarts } from '../held-starts.ts'

/** An attempt with its announcements; null if there are none. */
export type Work = StartRow & { announcements: Announcement[] | null }

/** The columns of `Work` in a statement on quiz_starts. */
const WORK = sql<Work>`quiz_starts.*, (
  select json_agg(json_build_object('_id', id, 'text', text, 'at', made_at) order by number) from announcements
  where announcements.quiz_id = quiz_starts.quiz_id and made_at >= quiz_starts.started_at
    and coalesce(announcements.user_id, quiz_starts.user_id) = quiz_starts.user_id) as announcements`

interface WorkAsked {
  quizId: string
  userId: string
}

const keyOf = ({ quizId, userId }: WorkAsked) => `${quizId} ${userId}`

export const findWork = batched<WorkAsked, Work | null>({
  async answerAll(db, asked) {
    const { rows } = await sql<Work & { place: number }>`
      select place::int, ${WORK} from unnest(
        ${asked.map(({ quizId }) => quizId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[])
        with ordinality as asked (quiz, person, place)
      join quiz_starts on quiz_id = quiz and user_id = person`.execute(db)
    return inPlaces<Work>(asked, rows)
  },
})

const MAX_TIMES_LEFT = 999

/** What the page of a running attempt reports: the last announcement it showed, and how often it was left. */
export const Signs = v.object({
  seen: v.optional(v.pipe(v.string(), v.uuid())),
  left: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'must be a whole number'),
      v.transform((digits) => Math.min(Number(digits), MAX_TIMES_LEFT)),
    ),
    '0',
  ),
})
export type Signs = v.InferOutput<typeof Signs>

interface Sighting extends WorkAsked {
  signs: Signs
  at: Date
}

/** Stores heartbeats; everybody at work sends one every few seconds. */
export const noteSigns = batched<Sighting, Work | null>({
  keyOf,
  async answerAll(db, sightings) {
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
    })
  },
})

interface Copy extends WorkAsked {
  startedAt: Date
  work: SavedWork
  at: Date
}

const storeCopies = batched<Copy, Work | null>({
  keyOf,
  async answerAll(db, copies) {
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
        new_responses: work.responses,
        new_seconds: work.seconds,
        new_changes: work.changes,
        new_flags: work.flags,
        new_current: work.current,
      },
    }))
    return changeStarts<Work>(db, rows, {
      asked: sql`
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as asked (quiz uuid, person uuid, begun timestamptz,
          at timestamptz, open_since timestamptz, new_revision int, new_answers smallint[], new_responses jsonb, new_seconds real[], new_changes jsonb, new_flags smallint[], new_current smallint)`,
      changes: sql`changed as (
        update quiz_starts set revision = new_revision, answers = new_answers, responses = new_responses,
          seconds = coalesce(new_seconds, seconds), changes = coalesce(new_changes, changes), flags = new_flags, current = new_current,
          saved_at = at, seen_at = at
        from asked join held using (quiz, person)
        where quiz_starts.quiz_id = quiz and quiz_starts.user_id = person and started_at = begun and closed_at is null
          and deadline >= open_since and coalesce(revision, -1) < new_revision
        returning ${WORK})`,
    })
  },
})

/** Stores the copy if it is newer, in time and of this very start; null otherwise. */
export const storeWork = (
  db: Db,
  { quiz_id: quizId, user_id: userId, started_at: startedAt }: StartRow,
  work: SavedWork,
  at: Date,
) => storeCopies(db, { quizId, userId, startedAt, work, at })
