import * as v from 'valibot'
import { MINUTE_MS, wallDate } from '../../../src/domain/lib/time.ts'
import { BookBody, hasEnded, isRunning, type Span } from '../../../src/domain/slots/slot.ts'
import type { Person } from '../school/people.ts'
import { conflict, notFound, read } from '../school/refusal.ts'
import type { School } from '../school/school.ts'
import {
  type Booking,
  bookingRow,
  heldBy,
  isLive,
  liveIn,
  type SampleSlot,
  slotRow,
  slotsOf,
  slotTime,
} from '../school/slots.ts'
import { type Ask, type Calls, of, user } from './router.ts'

const CalendarDate = v.pipe(v.string(), v.isoDate('must be YYYY-MM-DD'))

/** The date that a query names; today without one. */
export function dateIn({ query, school }: Ask, name = 'date'): string {
  const { date } = read(v.object({ date: v.optional(CalendarDate) }), { date: query.get(name) ?? undefined })
  return date ?? wallDate(school.now(), school.slots.config.timezone)
}

export function getSlot({ slots: { slots } }: School, id: string): SampleSlot {
  const slot = slots.find(({ _id }) => _id === id)
  if (!slot) throw notFound('Slot not found', 'slot_unknown')
  return slot
}

export const rowOf = (school: School, booking: Booking) => bookingRow(school.slots, booking, school.now())

/** The running slot, or else the last one; and the next. */
function currentSlot(school: School, person: Person) {
  const { slots, now } = school
  const held = heldBy(slots, person).map(({ slot }) => slot)
  const running = held.find((slot) => isRunning(slot, now()))
  const shown = running ?? held.findLast((slot) => hasEnded(slot, now()))
  const upcoming = held.find(({ from }) => from > now())
  return {
    isActive: running !== undefined,
    hasUpcomingSlot: upcoming !== undefined,
    slot: shown ? slotTime(slots, shown) : null,
    upcomingSlot: upcoming ? slotTime(slots, upcoming) : null,
    timeRemaining: running ? Math.ceil((running.to - now()) / MINUTE_MS) : null,
    timezone: slots.config.timezone,
    maxFutureBookings: slots.config.maxFutureBookings,
    bookingWindowDays: slots.config.bookingWindowDays,
  }
}

function checkFree({ slots, now }: School, slot: SampleSlot): void {
  if (hasEnded(slot, now())) throw conflict('This slot has already ended', 'slot_ended')
  if (liveIn(slots, slot).length >= slot.capacity) throw conflict('This slot is fully booked', 'slot_full')
}

/** The same slot twice is one booking. */
function book(school: School, person: Person, body: unknown) {
  const { slots, now } = school
  const slot = getSlot(school, read(BookBody, body).slotId)
  const held = heldBy(slots, person)
  const known = held.find((booking) => booking.slot === slot)
  if (known)
    return {
      message: 'You have already booked this slot',
      code: 'already_booked',
      booking: rowOf(school, known),
    }
  checkFree(school, slot)
  const upcoming = held.filter((booking) => booking.slot.from > now()).length
  if (slot.from > now() && upcoming >= slots.config.maxFutureBookings)
    throw conflict(
      'You hold as many upcoming slots as you may. Move or cancel one to book another.',
      'booking_limit',
    )
  const booking = { _id: school.nextId('booking'), slot, person, createdAt: now() }
  slots.bookings.push(booking)
  return {
    message: 'Slot booked successfully',
    code: 'slot_booked',
    booking: rowOf(school, booking),
  }
}

/** A booking that can be given back. Throws 404 for one that `isOwn` refuses, 409 from the instant on that `until` names. */
export function getBooking(
  { slots: { bookings }, now }: School,
  id: string,
  isOwn: (booking: Booking) => boolean,
  until: keyof Span,
): Booking {
  const booking = bookings.find((one) => one._id === id && isOwn(one))
  if (!booking) throw notFound('Booking not found', 'booking_unknown')
  if (!isLive(booking)) throw conflict('This booking is cancelled already', 'booking_cancelled')
  if (hasEnded(booking.slot, now())) throw conflict('This slot has already ended', 'slot_ended')
  if (booking.usedAt !== undefined) throw conflict('This booking has been used already', 'booking_used')
  if (booking.slot[until] <= now()) throw conflict('This slot has already started', 'slot_started')
  return booking
}

const ownBooking = (school: School, person: Person, id: string) =>
  getBooking(school, id, (booking) => booking.person._id === person._id, 'from')

export function cancel(booking: Booking) {
  booking.isCancelled = true
  return { message: 'Booking cancelled successfully', code: 'cancelled' }
}

function move(school: School, person: Person, id: string, body: unknown) {
  const slot = getSlot(school, read(BookBody, body).slotId)
  const booking = ownBooking(school, person, id)
  if (booking.slot !== slot) {
    if (heldBy(school.slots, person).some((other) => other.slot === slot))
      throw conflict('You have already booked this slot', 'already_booked')
    checkFree(school, slot)
    booking.slot = slot
  }
  return { message: 'Booking moved successfully', booking: rowOf(school, booking) }
}

export const slotCalls: Calls = {
  'GET /slots/current': user(({ school, user: person }) => currentSlot(school, person)),
  'GET /slots/available': user((ask) =>
    slotsOf(ask.school.slots, dateIn(ask))
      .filter((slot) => !hasEnded(slot, ask.school.now()))
      .map((slot) => slotRow(ask.school.slots, slot)),
  ),
  'POST /slots/book': user(({ school, user: person, body }) => book(school, person, body)),
  'GET /slots/my-bookings': user(({ school, user: person }) =>
    school.slots.bookings
      .filter((booking) => booking.person._id === person._id)
      .toSorted((one, other) => one.slot.from - other.slot.from)
      .map((booking) => rowOf(school, booking)),
  ),
  'DELETE /slots/cancel/:id': user(({ school, user: person }, id = '') =>
    cancel(ownBooking(school, person, id)),
  ),
  'POST /slots/move/:id': of(
    'move',
    user(({ school, user: person, body }, id = '') => move(school, person, id, body)),
  ),
}
