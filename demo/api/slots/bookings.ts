import { type RawBuilder, sql } from 'kysely'
import type { BOOKING_STATUSES } from '../../../src/domain/slots/slot.ts'
import type { UserRow } from '../database/account-tables.ts'
import type { Db } from '../database/db.ts'
import type { BookingRow, SlotRow } from '../database/slot-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { type Answered, conflict, notFound, type Problem } from '../http/problems.ts'

/** A booking joined with its slot; `id` is the booking's. */
export type Booking = Omit<BookingRow, 'slot_id' | 'gone_slot_id'> & Omit<SlotRow, 'id'> & { slot_id: string }

export const toSlot = (slot: SlotRow) => ({
  _id: slot.id,
  timeSlot: slot.time_slot,
  availableSlots: Math.max(0, slot.max_slots - slot.booked),
  bookedSlots: slot.booked,
  maxSlots: slot.max_slots,
  startTime: slot.starts_at.toISOString(),
  endTime: slot.ends_at.toISOString(),
  date: slot.slot_date,
})

type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Derived, never stored: `used` after a quiz was opened in it, `expired` if none was. */
export function bookingStatus(
  booking: Pick<Booking, 'status' | 'used_at' | 'ends_at'>,
  at: Date,
): BookingStatus {
  if (booking.status === 'cancelled') return 'cancelled'
  if (booking.used_at) return 'used'
  return booking.ends_at <= at ? 'expired' : 'booked'
}

type PersonName = Pick<UserRow, 'id' | 'name' | 'email' | 'picture'>

export const toPerson = ({ id, name, email, picture }: PersonName) => ({
  _id: id,
  name,
  email,
  picture,
})

export const toBooking = (booking: Booking, user: PersonName, at: Date) => ({
  _id: booking.id,
  slotId: booking.slot_id,
  userId: toPerson(user),
  status: bookingStatus(booking, at),
  createdAt: booking.created_at.toISOString(),
  slot: toSlot({ ...booking, id: booking.slot_id }),
})

/** Bookings joined with their slot; only cancelled ones may have a removed slot. */
export const withSlots = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('known_slots', (join) =>
      join.on('known_slots.id', '=', ({ fn }) => fn.coalesce('bookings.slot_id', 'bookings.gone_slot_id')),
    )
    .select(['bookings.id', 'user_id', 'status', 'used_at', 'cancelled_at', 'bookings.created_at'])
    .select([
      'known_slots.id as slot_id',
      'starts_at',
      'ends_at',
      'slot_date',
      'time_slot',
      'max_slots',
      'booked',
    ])

const MOST_LISTED = 200

/** A person's bookings by slot time, earliest first: of very many those that are live, then those nearest to now. */
export async function listBookings(db: Db, userId: string, at: Date): Promise<Booking[]> {
  const rows = await withSlots(db)
    .where('user_id', '=', userId)
    .orderBy(sql`status = 'booked' and ends_at > ${at}`, 'desc')
    .orderBy(sql`abs(extract(epoch from starts_at - ${at}::timestamptz))`)
    .limit(MOST_LISTED)
    .execute()
  return rows.toSorted(
    (one, other) => +one.starts_at - +other.starts_at || +one.created_at - +other.created_at,
  )
}

/** A person's seats around now, earliest first: the last one before, the running one and the next one among them. */
export async function listSeats(db: Db, userId: string, at: Date): Promise<Booking[]> {
  const rows = await withSlots(db)
    .where('user_id', '=', userId)
    .where('status', '=', 'booked')
    .orderBy(sql`abs(extract(epoch from starts_at - ${at}::timestamptz))`)
    .limit(MOST_LISTED)
    .execute()
  return rows.toSorted((one, other) => +one.starts_at - +other.starts_at)
}

/** A person's latest seat in a slot that overlaps the period; undefined if there is none. */
export const findSeat = (db: Db, userId: string, from: Date, until: Date): Promise<Booking | undefined> =>
  withSlots(db)
    .where('user_id', '=', userId)
    .where('status', '=', 'booked')
    .where('starts_at', '<=', until)
    .where('ends_at', '>', from)
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()

/** Marks a seat as used; the first time counts. */
export async function markUsed(db: Db, seat: Booking, at: Date): Promise<void> {
  if (seat.used_at) return
  await db
    .updateTable('bookings')
    .set({ used_at: at })
    .where('id', '=', seat.id)
    .where('used_at', 'is', null)
    .execute()
}

const BOOKED = {
  booked: { message: 'Slot booked successfully', code: 'slot_booked' },
  already: { message: 'You have already booked this slot', code: 'already_booked' },
} as const satisfies Record<string, Answered>

export const noBooking = () => notFound('Booking not found', { code: 'booking_unknown' })
export const noSlot = () => notFound('Slot not found', { code: 'slot_unknown' })
export const bookingUsed = () => conflict('This booking has been used already', { code: 'booking_used' })
export const slotEnded = () => conflict('This slot has already ended', { code: 'slot_ended' })
const slotStarted = () => conflict('This slot has already started', { code: 'slot_started' })

const REFUSALS = {
  full: () => conflict('This slot is fully booked', { code: 'slot_full' }),
  ended: slotEnded,
  limit: () =>
    conflict('You hold as many upcoming slots as you may. Move or cancel one to book another.', {
      code: 'booking_limit',
    }),
  unknown: noSlot,
} as const satisfies Record<string, () => Problem>

type BookOutcome =
  | { outcome: keyof typeof BOOKED; booking_id: string }
  | { outcome: keyof typeof REFUSALS; booking_id: null }

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const alreadyCancelled = () =>
  conflict('This booking is cancelled already', { code: 'booking_cancelled' })

/** A booking that was made a moment ago. Throws 409 if it was cancelled meanwhile, and replaced by the next one. */
async function readBooking(db: Db, bookingId: string): Promise<Booking> {
  const booking = await withSlots(db).where('bookings.id', '=', bookingId).executeTakeFirst()
  if (!booking) throw alreadyCancelled()
  return booking
}

/**
 * Books a seat and returns the booking; idempotent per person and slot. `book_seat` is defined in migration 013. Throws 404 for
 * an unknown slot, 409 with a code for a full or ended one, and for one too many.
 */
export async function bookSeat(deps: Deps, slotId: string, user: UserRow) {
  if (!UUID.test(slotId)) throw REFUSALS.unknown()
  const at = nowOf(deps)
  const { rows } = await sql<BookOutcome>`select * from book_seat(${slotId}, ${user.id}, ${at})`.execute(
    deps.db,
  )
  const [row] = rows
  if (!row || row.booking_id === null) throw REFUSALS[row?.outcome ?? 'unknown']()
  const booking = await readBooking(deps.db, row.booking_id)
  return { ...BOOKED[row.outcome], booking: toBooking(booking, user, at) }
}

const MOVE_REFUSALS = {
  full: REFUSALS.full,
  ended: REFUSALS.ended,
  unknown: REFUSALS.unknown,
  already: () => conflict('You have already booked this slot', { code: 'already_booked' }),
  'no-booking': noBooking,
  cancelled: alreadyCancelled,
  used: bookingUsed,
  started: slotStarted,
} as const satisfies Record<string, () => Problem>

/**
 * Moves a person's own booking of a slot that has not begun: the new seat is taken and the old one freed, or neither. Idempotent;
 * the booking keeps its id. Throws 404 for other people's bookings and unknown slots, 409 with the reason otherwise.
 */
export async function moveBooking(deps: Deps, bookingId: string, slotId: string, user: UserRow) {
  if (!UUID.test(slotId)) throw REFUSALS.unknown()
  const at = nowOf(deps)
  const { rows } = await sql<{ outcome: keyof typeof MOVE_REFUSALS | 'moved' }>`
    select move_seat(${bookingId}, ${slotId}, ${user.id}, ${at}) as outcome`.execute(deps.db)
  const outcome = rows[0]?.outcome ?? 'unknown'
  if (outcome !== 'moved') throw MOVE_REFUSALS[outcome]()
  const booking = await readBooking(deps.db, bookingId)
  return { message: 'Booking moved successfully', booking: toBooking(booking, user, at) }
}

/** The reason why a booking could not be cancelled. */
function cancelRefusal(booking: Booking | undefined, at: Date): Problem {
  if (!booking) return noBooking()
  if (booking.status === 'cancelled') return alreadyCancelled()
  return booking.ends_at <= at ? slotEnded() : slotStarted()
}

/**
 * Cancels a booking if the condition on `bookings` and `slots` holds; returns whether it did. A single statement, so
 * of two concurrent calls only one succeeds.
 */
export async function releaseSeat(db: Db, bookingId: string, at: Date, condition: RawBuilder<unknown>) {
  const { rows } = await sql`
    with cancelled as (
      update bookings set status = 'cancelled', cancelled_at = ${at}
      from slots where slots.id = bookings.slot_id
        and bookings.id = ${bookingId} and bookings.status = 'booked' and ${condition}
      returning bookings.slot_id)
    update slots set booked = booked - 1 from cancelled where slots.id = cancelled.slot_id
    returning slots.id`.execute(db)
  return rows.length > 0
}

/**
 * Cancels a person's own booking before the slot starts. Throws 404 for other people's bookings, 409 for cancelled or
 * started ones.
 */
export async function cancelBooking(deps: Deps, bookingId: string, userId: string): Promise<void> {
  const at = nowOf(deps)
  const isOwn = sql`slots.starts_at > ${at} and bookings.user_id = ${userId}`
  for (;;) {
    if (await releaseSeat(deps.db, bookingId, at, isOwn)) return
    const booking = await withSlots(deps.db)
      .where('bookings.id', '=', bookingId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const wasMoved = booking?.status === 'booked' && booking.starts_at > at
    if (!wasMoved) throw cancelRefusal(booking, at)
  }
}
