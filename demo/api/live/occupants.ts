import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { StartRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'

/** A row as JSON: one JSON value takes half of the time that 500 rows take. */
type Serialized<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column]
}

/** The columns of an attempt; all of them are null for people without one. */
export type Begun = Serialized<
  Pick<
    StartRow,
    | 'quiz_id'
    | 'quiz_version'
    | 'started_at'
    | 'deadline'
    | 'regular_deadline'
    | 'time_factor'
    | 'extended_minutes'
    | 'closed_at'
    | 'current'
    | 'times_left'
    | 'heard'
  > & { title: QuizRow['title']; signed_at: Date; answered: number }
>
type NotBegun = { [Column in keyof Begun]: null }

/** A person in the room, with their booking if that is why they are listed. */
export type Occupant = Serialized<
  Pick<UserRow, 'name' | 'email' | 'picture' | 'seen_at'> & {
    user_id: string
    own_factor: number
    booked_at: Date | null
    opens_at: Date | null
  }
> &
  (Begun | NotBegun)

export const hasAttempt = (row: Occupant): row is Occupant & Begun => row.quiz_id !== null

const PERSON = sql`people.name, people.email, people.picture, people.seen_at, people.time_factor as own_factor`

/** The columns of a start `begun`, joined with its quiz and submission. */
const ATTEMPT = sql`begun.quiz_id, begun.quiz_version, begun.started_at, begun.deadline, begun.regular_deadline,
  begun.time_factor, begun.extended_minutes, begun.closed_at, begun.current, begun.times_left, begun.heard, quizzes.title,
  coalesce(begun.seen_at, begun.started_at) as signed_at,
  cardinality(array_remove(coalesce(attempts.answers, begun.answers, '{}'), null)) + (
    select count(*)::int from jsonb_array_elements(coalesce(attempts.responses, begun.responses, '[]')) as response
    where response <> 'null') as answered`
const JOINED = sql`left join quizzes on quizzes.id = begun.quiz_id
  left join attempts on attempts.quiz_id = begun.quiz_id and attempts.user_id = begun.user_id`

async function listOccupants(db: Db, occupants: RawBuilder<unknown>): Promise<Occupant[]> {
  const { rows } = await sql<{ all: Occupant[] | null }>`
    select json_agg(occupants) as all from (${occupants}) occupants`.execute(db)
  return rows[0]?.all ?? []
}

/**
 * Everybody with a seat in a slot, with the attempt that they started in it: the running one, otherwise the latest. `slots` and `also`
 * are conditions on slots and seats.
 */
export const seatedIn = (db: Db, slots: RawBuilder<unknown>, also: RawBuilder<unknown>) =>
  listOccupants(
    db,
    sql`select bookings.user_id, bookings.created_at as booked_at, slots.starts_at as opens_at, ${PERSON}, ${ATTEMPT}
    from slots join bookings on bookings.slot_id = slots.id and bookings.status = 'booked'
    join users people on people.id = bookings.user_id
    left join lateral (
      select * from quiz_starts where user_id = bookings.user_id
        and started_at >= slots.starts_at and started_at < slots.ends_at
      order by closed_at is not null, started_at desc limit 1) begun on true
    ${JOINED} where ${slots} and ${also}`,
  )

/** People who are at work on a quiz, or were recently. */
export const beganQuiz = (db: Db, quizId: string, since: Date) =>
  listOccupants(
    db,
    sql`select begun.user_id, null::timestamptz as booked_at, null::timestamptz as opens_at, ${PERSON}, ${ATTEMPT}
    from quiz_starts begun join users people on people.id = begun.user_id ${JOINED}
    where begun.quiz_id = ${quizId} and coalesce(begun.closed_at, begun.deadline) >= ${since}`,
  )
