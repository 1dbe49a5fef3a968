import {
  addDays,
  DAY_MS,
  MINUTE_MS,
  wallDate,
  wallTime,
  wallToInstant,
} from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { hasEnded, isRunning, type Span } from '../../../src/domain/slots/slot.ts'
import { type SlotConfig, slotsPerDay } from '../../../src/domain/slots/slot-config.ts'
import { CROWD, LEARNER, named, type Person } from './people.ts'

export interface SampleSlot extends Span {
  _id: string
  capacity: number
}

export interface Booking {
  _id: string
  slot: SampleSlot
  person: Person
  isCancelled?: true
  usedAt?: number
  createdAt: number
}

/** Slots with those who have, or had, a seat in them. */
export interface Slots {
  config: SlotConfig & { maxFutureBookings: number }
  slots: SampleSlot[]
  bookings: Booking[]
}

const SAMPLE_CONFIG = { ...DEFAULT_SLOT_CONFIG, slotCapacity: CROWD.length }

/** The running slot began so long ago, when the school was opened. */
const BEGUN_MINUTES = 12

/** Seats taken, in percent: mostly quiet, some nearly full, one full. */
const SHARES = [24, 42, 10, 74, 36, 62, 20, 92, 54, 30, 80, 46, 100]

const two = (count: number) => String(count).padStart(2, '0')

/** The slots that a configuration has from today to the end of its window. */
export function slotGrid(config: SlotConfig, now: number): SampleSlot[] {
  const { timezone, slotDurationMinutes, businessHoursStart, slotCapacity } = config
  const today = wallDate(now, timezone)
  const dates = Array.from({ length: config.bookingWindowDays + 1 }, (_, day) => addDays(today, day))
  return dates.flatMap((date) =>
    Array.from({ length: slotsPerDay(config) }, (_, index) => {
      const minutes = businessHoursStart * 60 + index * slotDurationMinutes
      const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
      const from = wallToInstant(date, time, timezone)
      const to = from + slotDurationMinutes * MINUTE_MS
      return { _id: `slot-${from / MINUTE_MS}`, from, to, capacity: slotCapacity }
    }),
  )
}

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** Adds the slots that are missing and overlap no other one; says how many. */
export function addMissingSlots(held: Slots, now: number): number {
  const missing = slotGrid(held.config, now).filter((slot) =>
    held.slots.every((other) => !overlaps(slot, other)),
  )
  held.slots = [...held.slots, ...missing].toSorted((one, other) => one.from - other.from)
  return missing.length
}

const seatIn = (slot: SampleSlot, person: Person): Booking => ({
  _id: `seat-${slot._id}-${person._id}`,
  slot,
  person,
  createdAt: slot.from - DAY_MS,
})

/** The slots of a school that was opened at that instant: one of them runs, and the learner sits in it. */
export function sampleSlots(now: number): Slots {
  const begun = Math.floor((now / MINUTE_MS - BEGUN_MINUTES) / 5) * 5 * MINUTE_MS
  const { timezone } = SAMPLE_CONFIG
  // Yesterday's slots are in no list of today.
  const from = Math.max(begun, wallToInstant(wallDate(now, timezone), '00:00', timezone))
  const running = {
    _id: `slot-${from / MINUTE_MS}`,
    from,
    to: from + SAMPLE_CONFIG.slotDurationMinutes * MINUTE_MS,
    capacity: SAMPLE_CONFIG.slotCapacity,
  }
  const held: Slots = { config: SAMPLE_CONFIG, slots: [running], bookings: [] }
  addMissingSlots(held, now)
  const first = held.slots.indexOf(running)
  held.bookings = held.slots.flatMap((slot, index) => {
    const share = SHARES[Math.abs(index - first) % SHARES.length] ?? 0
    return CROWD.slice(0, Math.round((share * slot.capacity) / 100)).map((person) => seatIn(slot, person))
  })
  held.bookings.push(seatIn(running, LEARNER))
  return held
}

export const isLive = ({ isCancelled }: Booking) => !isCancelled

export const liveIn = ({ bookings }: Slots, slot: SampleSlot) =>
  bookings.filter((booking) => booking.slot === slot && isLive(booking))

/** Somebody's live bookings, by time. */
export const heldBy = ({ bookings }: Slots, { _id }: Person) =>
  bookings
    .filter((booking) => booking.person._id === _id && isLive(booking))
    .toSorted((one, other) => one.slot.from - other.slot.from)

/** The seat that lets somebody open a quiz now, noted as used. */
export function takeSeat(held: Slots, person: Person, now: number): Booking | undefined {
  const seat = heldBy(held, person).find(({ slot }) => isRunning(slot, now))
  if (seat) seat.usedAt ??= now
  return seat
}

/** The wall times of a slot, in the zone of the configuration. */
function wallOf({ config }: Slots, { from, to }: Span) {
  const end = wallTime(to, config.timezone)
  return {
    date: wallDate(from, config.timezone),
    timeSlot: `${wallTime(from, config.timezone)}-${end === '00:00' ? '24:00' : end}`,
    startTime: new Date(from).toISOString(),
    endTime: new Date(to).toISOString(),
  }
}

export const slotsOf = (held: Slots, date: string) =>
  held.slots.filter(({ from }) => wallDate(from, held.config.timezone) === date)

/** As the contract has it. */
export function slotRow(held: Slots, slot: SampleSlot) {
  const bookedSlots = liveIn(held, slot).length
  return {
    _id: slot._id,
    ...wallOf(held, slot),
    availableSlots: Math.max(0, slot.capacity - bookedSlots),
    bookedSlots,
    maxSlots: slot.capacity,
  }
}

/** A slot in GET /slots/current. */
export function slotTime(held: Slots, slot: SampleSlot) {
  const { timeSlot, date, ...instants } = wallOf(held, slot)
  return { slotTime: timeSlot, slotDate: date, ...instants }
}

function statusOf({ isCancelled, usedAt, slot }: Booking, now: number) {
  if (isCancelled) return 'cancelled'
  if (usedAt !== undefined) return 'used'
  return hasEnded(slot, now) ? 'expired' : 'booked'
}

export const bookingRow = (held: Slots, booking: Booking, now: number) => ({
  _id: booking._id,
  slotId: booking.slot._id,
  userId: named(booking.person),
  status: statusOf(booking, now),
  createdAt: new Date(booking.createdAt).toISOString(),
  slot: slotRow(held, booking.slot),
})
