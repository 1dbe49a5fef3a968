import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { conflict, type Problem } from '../http/problems.ts'
import { UUID } from '../lib/uuid.ts'
import { alreadyCancelled, bookingUsed, noBooking, noSlot, releaseSeat, slotEnded } from './bookings.ts'
import { type Booking, bookingStatus, toBooking, withSlots } from './seats.ts'

/** The limit without a slot. */
export const NEWEST_BOOKINGS = 1000
/** The limit for one slot: more than its seats, to include cancelled bookings. */
const MAX_OF_SLOT = 2000

const withPeople = (db: Db) =>
  withSlots(db)
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['users.name', 'users.email', 'users.picture'])

/** Throws 404. */
export async function getSlot(db: Db, slotId: string): Promise<SlotRow> {
  const slot =
    UUID.test(slotId) &&
    (await db.selectFrom('slots').selectAll().where('id', '=', slotId).executeTakeFirst())
  if (!slot) throw noSlot()
  return slot
}

const newestBookings = (db: Db) =>
  withPeople(db)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .limit(NEWEST_BOOKINGS)
    .execute()

/** In order. If there are too many, live bookings take precedence over cancelled ones. */
async function bookingsOf(db: Db, slotId: string) {
  await getSlot(db, slotId)
  const rows = await withPeople(db)
    .where('slot_id', '=', slotId)
    .orderBy('status')
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .limit(MAX_OF_SLOT)
    .execute()
  return rows.toSorted((one, other) => +one.created_at - +other.created_at)
}

/** The bookings of a slot in order, cancelled ones too; without a slot the newest. Throws 404. */
export async function listSlotBookings(deps: Deps, slotId: string | undefined) {
  const rows = await (slotId === undefined ? newestBookings(deps.db) : bookingsOf(deps.db, slotId))
  return rows.map((row) => toBooking(row, { ...row, id: row.user_id }, nowOf(deps)))
}

const REFUSALS = {
  booked: () =>
    conflict('This booking could not be cancelled. Please try again.', { code: 'booking_not_cancelled' }),
  cancelled: alreadyCancelled,
  used: bookingUsed,
  expired: slotEnded,
} as const satisfies Record<ReturnType<typeof bookingStatus>, () => Problem>

const findBooking = (db: Db, bookingId: string): Promise<Booking | undefined> =>
  withSlots(db).where('bookings.id', '=', bookingId).executeTakeFirst()

/** Cancels any booking until its slot ends. Throws 404, or 409 if it is no longer booked. */
export async function cancelAnyBooking(deps: Deps, bookingId: string): Promise<void> {
  const at = nowOf(deps)
  const isOpen = sql`slots.ends_at > ${at} and bookings.used_at is null`
  if (await releaseSeat(deps.db, bookingId, at, isOpen)) return
  const booking = await findBooking(deps.db, bookingId)
  throw booking ? REFUSALS[bookingStatus(booking, at)]() : noBooking()
}
