import * as v from 'valibot'
import { BookBody } from '../../src/domain/slots/slot.ts'
import { type Calls, Refusal } from './calls.ts'
import type { SampleSchool } from './school.ts'
import { dateOf, isOver, isUnderWay, type SampleSlot, slotRow, slotTime } from './slots.ts'

const rowOf = ({ seats }: SampleSchool, slot: SampleSlot) => slotRow(slot, seats.has(slot._id) ? 1 : 0)

const bookingOf = (school: SampleSchool, slot: SampleSlot) => ({
  _id: `seat-${slot._id}`,
  slotId: slot._id,
  status: isOver(slot, school.now()) ? 'used' : 'booked',
  createdAt: new Date(school.slots.running.from).toISOString(),
  slot: rowOf(school, slot),
})

const heldSlots = ({ seats, slots }: SampleSchool) =>
  [...seats].map(slots.slotById).toSorted((one, other) => one.from - other.from)

function currentSlot(school: SampleSchool) {
  const held = heldSlots(school)
  const running = held.find((slot) => isUnderWay(slot, school.now()))
  const upcoming = held.find(({ from }) => from > school.now())
  return {
    isActive: running !== undefined,
    hasUpcomingSlot: upcoming !== undefined,
    slot: running ? slotTime(running) : null,
    upcomingSlot: upcoming ? slotTime(upcoming) : null,
    timezone: 'UTC',
  }
}

function book(school: SampleSchool, body: unknown) {
  const { slotId } = v.parse(BookBody, body)
  const slot = school.slots.slotById(slotId)
  if (school.seats.has(slotId))
    return { message: 'You have already booked this slot', booking: bookingOf(school, slot) }
  if (isOver(slot, school.now())) throw new Refusal(409, 'This slot has ended')
  if (rowOf(school, slot).availableSlots === 0) throw new Refusal(409, 'This slot is fully booked')
  school.seats.add(slotId)
  return { message: 'Slot booked', booking: bookingOf(school, slot) }
}

/** The slots, as a learner has them. */
export const slotCalls = (school: SampleSchool): Calls => ({
  'GET /slots/current': () => currentSlot(school),
  'GET /slots/available': ({ query }) =>
    school.slots
      .slotsOf(query.get('date') ?? dateOf(school.now()))
      .filter((slot) => !isOver(slot, school.now()))
      .map((slot) => rowOf(school, slot)),
  'POST /slots/book': ({ body }) => book(school, body),
  'GET /slots/my-bookings': () => heldSlots(school).map((slot) => bookingOf(school, slot)),
  'DELETE /slots/cancel/:id': (_call, id) => {
    school.seats.delete(id.replace('seat-', ''))
    return { message: 'Booking cancelled' }
  },
})
