import { DAY_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'
import { ensureSampleUser } from '../people/sample-people.ts'
import { seat } from './seed-crowd.ts'

const BEFORE_MS = DAY_MS / 6

/** Ben always has a seat in the running slot, unless he has given it back. */
export async function seatBen(db: Db, slot: SlotRow, at: Date): Promise<void> {
  const ben = await ensureSampleUser(db, 'ben', at)
  const known = await db
    .selectFrom('bookings')
    .select('id')
    .where('slot_id', '=', slot.id)
    .where('user_id', '=', ben.id)
    .executeTakeFirst()
  if (!known) await seat(db, slot.id, [ben.id], at)
}

/** A booking of Ben's about this time tomorrow, to move or cancel. */
export async function bookTomorrow(db: Db, at: Date): Promise<void> {
  const ben = await ensureSampleUser(db, 'ben', at)
  const slot = await db
    .selectFrom('slots')
    .select('id')
    .where('starts_at', '>=', new Date(at.getTime() + DAY_MS - BEFORE_MS))
    .whereRef('booked', '<', 'max_slots')
    .orderBy('starts_at')
    .executeTakeFirst()
  if (slot) await seat(db, slot.id, [ben.id], at)
}
