import { type RawBuilder, sql } from 'kysely'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { type Answered, conflict, notFound, type Problem, unauthorized } from '../http/problems.ts'
import { UUID } from '../lib/uuid.ts'
import { type Booking, toBooking, withSlots } from './seats.ts'

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

export const alreadyCancelled = () =>
  conflict('This booking is cancelled already', { code: 'booking_cancelled' })

/** Reads a booking that was just made. Throws 409 if it was cancelled meanwhile and replaced by another one. */
async function readBooking(db: Db, bookingId: string): Promise<Booking> {
  const booking = await withSlots(db).where('bookings.id', '=', bookingId).executeTakeFirst()
  if (!booking) throw alreadyCancelled()
  return booking
}

interface SeatAsked {
  slotId: string
  userId: string
  at: Date
}

type BookOutcome = ({ outcome: keyof typeof BOOKED } & Booking) | { outcome: keyof typeof REFUSALS; id: null }
/** `busy`: another transaction has locked the person's row, or there is none (`is_known` is false). */
type SeatRow = (BookOutcome | { outcome: 'busy'; id: null }) & { user_id: string; is_known: boolean }

/** Concurrent bookings of a slot compete for its row, so they are batched, in the order of their arrival. */
const bookSeats = batched<SeatAsked, BookOutcome | null>({
  lane: 'bookings',
  groupOf: ({ slotId }) => slotId,
  keyOf: ({ userId }) => userId,
  async answerAll(db, asked) {
    const [{ slotId, at }, users] = [asked[0] as SeatAsked, asked.map(({ userId }) => userId)]
    const { rows } = await sql<SeatRow>`
      select seats.*, users.id is not null as is_known
      from book_seats(${slotId}, ${users}::uuid[], ${at}, false) as seats left join users on users.id = seats.user_id`.execute(
      db,
    )
    const outcomes = new Map(rows.map((row) => [row.user_id, row]))
    return users.map((id) => {
      const row = outcomes.get(id)
      if (row?.outcome !== 'busy') return row
      return row.is_known ? undefined : null
    })
  },
})

/**
 * Books a seat and returns the booking; idempotent per person and slot. `book_seats` is defined in migration 018. Throws 404 for an
 * unknown slot, 409 with a code for a full or ended one and for one booking too many, 401 if the account was deleted.
 */
export async function bookSeat(deps: Deps, slotId: string, user: UserRow) {
  if (!UUID.test(slotId)) throw REFUSALS.unknown()
  const at = nowOf(deps)
  const booked = await bookSeats(deps.db, { slotId: slotId.toLowerCase(), userId: user.id, at })
  if (!booked) throw unauthorized()
  if (booked.id === null) throw REFUSALS[booked.outcome]()
  return { ...BOOKED[booked.outcome], booking: toBooking(booked, user, at) }
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
 * Moves a person's own booking of a slot that has not started: the new seat is taken and the old one freed, or neither. Idempotent;
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
