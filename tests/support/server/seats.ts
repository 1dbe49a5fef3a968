import { sql } from 'kysely'
import { expect } from 'vitest'
import type { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import { at } from '../school/fixtures.ts'
import { type Person, type School, storeSlot } from '../school/school.ts'
import type { Wish } from './interleaving.ts'
import { NOW } from './slot-config.ts'

export const book = (by: Person, slotId: string): Wish => ({
  by,
  method: 'POST',
  path: '/slots/book',
  body: { slotId },
})
export const cancel = (by: Person, bookingId: string): Wish => ({
  by,
  method: 'DELETE',
  path: `/slots/cancel/${bookingId}`,
})
export const generate = (by: Person): Wish => ({ by, method: 'POST', path: '/slots/generate' })
export const configure = (by: Person, config: SlotConfig): Wish => ({
  by,
  method: 'PUT',
  path: '/admin/slot-config',
  body: config,
})

export async function forgetSlots({ deps: { db } }: School) {
  await sql`with bookings_too as (delete from bookings), gone_too as (delete from gone_slots)
    delete from slots`.execute(db)
}

/** No other slot than this one, at noon. Answers its id. */
export async function onlySlot(school: School, capacity: number): Promise<string> {
  await forgetSlots(school)
  return storeSlot(school, at('12:00:00'), capacity)
}

/** The last of the slots that were made, with so many seats from now on. Answers its id. */
export async function limitLastSlot({ deps: { db } }: School, seats: number): Promise<string> {
  const last = db.selectFrom('slots').select(({ fn }) => fn.max('starts_at').as('starts_at'))
  const { id } = await db
    .updateTable('slots')
    .set({ max_slots: seats })
    .where('starts_at', '=', last)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Seats that are taken, straight in the database. Answers the bookings' ids in the order of the people. */
export async function seat({ deps: { db } }: School, slotId: string, people: readonly Pick<Person, 'id'>[]) {
  const ids = people.map(({ id }) => id)
  await sql`update slots set booked = booked + ${ids.length} where id = ${slotId}`.execute(db)
  const { rows } = await sql<{ id: string; user_id: string }>`
    insert into bookings (slot_id, user_id, created_at)
    select ${slotId}, person, ${new Date(NOW)}::timestamptz from unnest(${ids}::uuid[]) as person
    returning id, user_id`.execute(db)
  return ids.map((person) => rows.find(({ user_id }) => user_id === person)?.id ?? '')
}

/** The ids of those who have a seat there, in order. */
export async function seatedIn({ deps: { db } }: School, slotId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('user_id')
    .where('slot_id', '=', slotId)
    .where('status', '=', 'booked')
    .execute()
  return rows.map(({ user_id }) => user_id).toSorted()
}

/**
 * What no order of requests may break. `mostSeats` is the largest capacity there was, where it was cut: who has a seat
 * keeps it.
 */
export async function checkSeats({ deps: { db } }: School, mostSeats: number | null = null) {
  const { rows } = await sql`
    select 'overbooked' as wrong, id from slots where booked > coalesce(${mostSeats}::int, max_slots)
    union all
    select 'miscounted', id from slots
    where booked <> (select count(*) from bookings where slot_id = slots.id and status = 'booked')
    union all
    select 'overlapping', one.id from slots one join slots other
    on one.starts_at < other.ends_at and other.starts_at < one.ends_at and one.id <> other.id
    union all
    select 'booked twice', user_id from bookings where status = 'booked'
    group by slot_id, user_id having count(*) > 1
    union all
    select 'without a slot', id from bookings
    where status = 'booked' and not exists (select 1 from slots where slots.id = slot_id)`.execute(db)
  expect(rows).toEqual([])
}
