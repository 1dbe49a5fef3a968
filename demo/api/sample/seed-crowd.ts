import { sql } from 'kysely'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import { statement } from '../database/statement.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'

const FIRST_NAMES =
  'Amara Bence Chloe Diego Elif Farah Gustav Hana Ivo Jonas Kavya Lena Mateo Noor Olga Priya Quentin Rosa Sami Tara Uma Viktor Wen Yara Zofia'
const LAST_NAMES =
  'Abe Becker Costa Dahl Eriksen Farouk Garcia Haddad Ito Jensen Kumar Lopez Moreau Novak Osei Petrov Quispe Rossi Silva Tran'
/** 25 first times 20 last names fill a slot. */
export const CROWD_SIZE = 500
/** An issuer that nobody can sign in with. */
export const CROWD_ISSUER = 'crowd'
/** For a class and some newcomers. */
const ROOM = 60

/** Occupancy in percent: mostly quiet, some nearly full, a few full. */
const SHARES = [2, 4, 1, 74, 3, 6, 2, 9, 1, 93, 5, 2, 7, 3, 81, 4, 100, 2, 5, 1, 95, 3, 8]

const halfHour = (slot: SlotRow) => Math.floor(slot.starts_at.getTime() / (30 * MINUTE_MS))
/** Depends only on the time of the slot, so a restart changes nothing. */
const crowdShare = (slot: SlotRow) => (SHARES[halfHour(slot) % SHARES.length] ?? 0) / 100

/** Adds the learners that fill slots; idempotent. */
export const ensureCrowd = (db: Db, at: Date) =>
  sql`
    insert into users (issuer, subject, email, name, created_at, updated_at)
    select ${CROWD_ISSUER}, lower(first || '.' || last), lower(first || '.' || last) || '@learners.example',
      first || ' ' || last, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${FIRST_NAMES.split(' ')}::text[]) as first cross join unnest(${LAST_NAMES.split(' ')}::text[]) as last
    on conflict (issuer, subject) do nothing`.execute(db)

/** Slots without any booking, locked until the crowd is seated. */
const untouchedSlots = (db: Db) =>
  db
    .selectFrom('slots')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('slot_id', '=', 'slots.id'))),
    )
    .orderBy('starts_at')
    .forUpdate()
    .execute()

const book = statement<{
  slotIds: string[]
  shifts: number[]
  sizes: number[]
  issuer: string
  crowdSize: number
  at: Date
}>(new URL('./seat-crowd.sql', import.meta.url))

/**
 * Books believable numbers of seats in untouched slots; needs a transaction. One statement writes counters and rows,
 * so they agree. Most of the crowd used their seats.
 */
export async function seatCrowd(db: Db, at: Date): Promise<void> {
  const slots = await untouchedSlots(db)
  if (slots.length === 0) return
  const sizes = slots.map((slot) => Math.min(CROWD_SIZE, Math.round(slot.max_slots * crowdShare(slot))))
  const shifts = slots.map((slot) => (halfHour(slot) * 37) % CROWD_SIZE)
  const slotIds = slots.map(({ id }) => id)
  await book(db, { slotIds, shifts, sizes, issuer: CROWD_ISSUER, crowdSize: CROWD_SIZE, at })
}

/** Cancels some of the crowd, but nobody of a class, to make room. */
export const makeRoom = (db: Db, slotId: string, at: Date) =>
  sql`
    with leaving as (
      select bookings.id from bookings join users on users.id = bookings.user_id
      where slot_id = ${slotId} and status = 'booked' and users.issuer = ${CROWD_ISSUER}
        and group_name is null
      limit ${ROOM}),
    cancelled as (
      update bookings set status = 'cancelled', cancelled_at = ${at}, used_at = null
      where id in (select id from leaving) and status = 'booked' returning id)
    update slots set booked = booked - (select count(*) from cancelled) where id = ${slotId}`.execute(db)

/** Books the slot for people who have no seat in it yet. */
export const seat = (db: Db, slotId: string, ids: readonly string[], at: Date) =>
  sql`select from book_seats(${slotId}, ${ids}::uuid[], ${at}, true)`.execute(db)
