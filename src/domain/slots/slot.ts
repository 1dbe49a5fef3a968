import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { messageFields } from '../lib/server-message.ts'
import { isZone, MINUTE_MS, wallToInstant } from '../lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from './default-slot-config.ts'

const TIME_SLOT = /^([01]?\d|2[0-3]):[0-5]\d\s*-\s*(([01]?\d|2[0-3]):[0-5]\d|24:00)$/

/** 'HH:MM-HH:MM' in the configured zone; a slot may end at 24:00. */
const TimeSlot = v.pipe(v.string(), v.regex(TIME_SLOT, 'must be HH:MM-HH:MM'))

/** 'YYYY-MM-DD', or an ISO instant, whose time is ignored. */
export const SlotDate = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 10)),
  v.isoDate('must be YYYY-MM-DD'),
)

/** A slot and its seats. `date` and `startTime` are additions of the reference API. */
export const Slot = v.object({
  _id: IdOrNumber,
  timeSlot: TimeSlot,
  availableSlots: v.number(),
  bookedSlots: v.number(),
  maxSlots: v.number(),
  endTime: IsoInstant,
  date: maybe(v.string()),
  startTime: maybe(IsoInstant),
})
export type Slot = v.InferOutput<typeof Slot>

export const BOOKING_STATUSES = ['booked', 'cancelled', 'used', 'expired'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

const BookingUser = v.union([
  v.pipe(
    IdOrNumber,
    v.transform((_id) => ({ _id, name: undefined, email: undefined })),
  ),
  v.object({
    _id: ifReadable(IdOrNumber),
    name: ifReadable(v.string()),
    email: ifReadable(v.string()),
    picture: ifReadable(v.string()),
  }),
])

/** A person's seat in a slot. `slot` comes with GET /slots/my-bookings. */
export const SlotBooking = v.object({
  _id: IdOrNumber,
  slotId: v.nullish(
    v.union([
      IdOrNumber,
      v.pipe(
        v.object({ _id: IdOrNumber }),
        v.transform(({ _id }) => _id),
      ),
    ]),
  ),
  userId: v.nullish(BookingUser),
  status: v.picklist(BOOKING_STATUSES),
  createdAt: maybe(v.string()),
  slot: v.fallback(v.nullish(Slot), undefined),
})
export type SlotBooking = v.InferOutput<typeof SlotBooking>

/** POST /slots/book. */
export const BookBody = v.object({ slotId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })

/** Whether a person may still cancel or move it. */
export const isUpcoming = ({ status, slot }: SlotBooking, now: number) =>
  status === 'booked' && slot != null && slotSpan(slot).from > now

/** Answer of POST /slots/book; `booking` is an addition of the reference API. */
export const BookAnswer = v.object({
  ...messageFields,
  booking: v.fallback(v.nullish(SlotBooking), undefined),
})
export type BookAnswer = v.InferOutput<typeof BookAnswer>

/** A slot in GET /slots/current. The two instants are additions of the reference API. */
const SlotTime = v.object({
  slotTime: TimeSlot,
  slotDate: SlotDate,
  startTime: maybe(IsoInstant),
  endTime: maybe(IsoInstant),
})
export type SlotTime = v.InferOutput<typeof SlotTime>

/** GET /slots/current; `timeRemaining` is in minutes. `timezone`, the configured zone, is an addition: UTC unless it can be read. */
export const CurrentSlot = v.object({
  isActive: v.boolean(),
  hasUpcomingSlot: v.nullish(v.boolean(), false),
  slot: v.nullish(SlotTime),
  upcomingSlot: v.nullish(SlotTime),
  timeRemaining: v.nullish(v.number()),
  timezone: v.fallback(v.pipe(v.string(), v.check(isZone)), 'UTC'),
  /** How many upcoming slots one person may hold, if known. */
  maxFutureBookings: v.fallback(maybe(v.number()), undefined),
  /** How many days after today can be booked, if known. */
  bookingWindowDays: ifReadable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
})
export type CurrentSlot = v.InferOutput<typeof CurrentSlot>

/** Two instants in milliseconds. */
export interface Span {
  from: number
  to: number
}

function wallTimes(timeSlot: string): [string, string] {
  const [from = '', to = ''] = timeSlot.split('-').map((time) => time.trim().padStart(5, '0'))
  return [from, to]
}

/** The length of 'HH:MM-HH:MM' in minutes. An end not after the start is on the next day. */
export function slotMinutes(timeSlot: string): number {
  const [from, to] = wallTimes(timeSlot).map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
  )
  const minutes = (to ?? 0) - (from ?? 0)
  return minutes > 0 ? minutes : minutes + 24 * 60
}

/** Every API sends the end as an instant; without a start, that follows from the length. */
export function slotSpan(slot: Slot): Span {
  const to = Date.parse(slot.endTime)
  return {
    from: slot.startTime ? Date.parse(slot.startTime) : to - slotMinutes(slot.timeSlot) * MINUTE_MS,
    to,
  }
}

/** Wall time in the configured zone, unless the API sends the instants. */
export function slotTimeSpan(slot: SlotTime, zone: string): Span {
  const [start] = wallTimes(slot.slotTime)
  const from = slot.startTime ? Date.parse(slot.startTime) : wallToInstant(slot.slotDate, start, zone)
  return { from, to: slot.endTime ? Date.parse(slot.endTime) : from + slotMinutes(slot.slotTime) * MINUTE_MS }
}

/** A seat in a future slot. */
export interface UpcomingSeat {
  booking: SlotBooking
  span: Span
}

/** The seats in future slots, the next one first. */
export const upcomingSeats = (bookings: readonly SlotBooking[], now: number): UpcomingSeat[] =>
  bookings
    .filter((booking) => isUpcoming(booking, now))
    .flatMap((booking) => (booking.slot ? [{ booking, span: slotSpan(booking.slot) }] : []))
    .toSorted((one, other) => one.span.from - other.span.from)

/** The seat in this span's slot. If the API omits the slot, a single seat is unambiguous. */
export function bookingOf(bookings: readonly SlotBooking[], { from }: Span): SlotBooking | undefined {
  const booked = bookings.filter(({ status }) => status === 'booked')
  const [only] = booked
  if (only && booked.length === 1 && !only.slot) return only
  return booked.find(({ slot }) => slot && slotSpan(slot).from === from)
}

export const isRunning = ({ from, to }: Span, now: number) => from <= now && now < to

/** A slot is over at its end instant. */
export const hasEnded = (span: Span, now: number) => span.to <= now

export type SlotStatus =
  | { state: 'active'; span: Span; minutesRemaining: number }
  | { state: 'upcoming'; span: Span }
  | { state: 'inactive'; span: Span }
  | { state: 'none' }

/**
 * Derived from the slots' times, so a slot begins and ends on an open page without a reload. The API's `isActive` and
 * `timeRemaining` are as old as its answer and ignored.
 */
export function deriveSlotStatus(current: CurrentSlot, now: number): SlotStatus {
  const spans = [current.slot, current.upcomingSlot].flatMap((slot) =>
    slot ? [slotTimeSpan(slot, current.timezone)] : [],
  )
  const active = spans.find((span) => isRunning(span, now))
  if (active) {
    return { state: 'active', span: active, minutesRemaining: Math.ceil((active.to - now) / MINUTE_MS) }
  }
  const upcoming = spans.find((span) => span.from > now)
  if (upcoming) return { state: 'upcoming', span: upcoming }
  const past = spans[0]
  return past ? { state: 'inactive', span: past } : { state: 'none' }
}

/** Minutes of a span; the default length if it is unknown or impossible. */
export function spanMinutes({ from, to }: Span): number {
  const minutes = Math.round((to - from) / MINUTE_MS)
  return minutes > 0 ? minutes : DEFAULT_SLOT_CONFIG.slotDurationMinutes
}
