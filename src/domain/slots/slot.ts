import * as v from 'valibot'
import { percent, type RatingTone } from '../lib/score.ts'
import { addDays, DAY_MS, MINUTE_MS, wallDate, wallToInstant } from '../lib/time.ts'
import { IsoInstant } from '../quizzes/quiz.ts'

/** How many days ahead a learner may book; the picker shows today and as many days after it. */
const BOOKING_WINDOW_DAYS = 7
const DEFAULT_SLOT_MINUTES = 30

const TIME_SLOT = /^([01]?\d|2[0-3]):[0-5]\d\s*-\s*(([01]?\d|2[0-3]):[0-5]\d|24:00)$/

/** 'HH:MM-HH:MM', wall time of the configuration's zone; a slot may end at 24:00. */
const TimeSlot = v.pipe(v.string(), v.regex(TIME_SLOT, 'must be HH:MM-HH:MM'))

/** 'YYYY-MM-DD', or an instant of which that part counts. */
const SlotDate = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 10)),
  v.isoDate('must be YYYY-MM-DD'),
)

/** A slot that can be booked. `date` and `startTime` are additions of the reference API. */
export const Slot = v.object({
  _id: v.string(),
  timeSlot: TimeSlot,
  availableSlots: v.number(),
  bookedSlots: v.number(),
  maxSlots: v.number(),
  endTime: IsoInstant,
  date: v.optional(v.string()),
  startTime: v.optional(IsoInstant),
})
export type Slot = v.InferOutput<typeof Slot>

export const BOOKING_STATUSES = ['booked', 'cancelled', 'used', 'expired'] as const

const BookingUser = v.union([
  v.pipe(
    v.string(),
    v.transform((_id) => ({ _id, name: undefined, email: undefined })),
  ),
  v.object({
    _id: v.optional(v.string()),
    name: v.optional(v.string()),
    email: v.optional(v.string()),
    picture: v.nullish(v.string()),
  }),
])

/** A person's seat in a slot. `slot` comes with GET /slots/my-bookings. */
export const SlotBooking = v.object({
  _id: v.string(),
  slotId: v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.object({ _id: v.string() }),
        v.transform(({ _id }) => _id),
      ),
    ]),
  ),
  userId: v.nullish(BookingUser),
  status: v.picklist(BOOKING_STATUSES),
  createdAt: v.optional(v.string()),
  slot: v.nullish(Slot),
})
export type SlotBooking = v.InferOutput<typeof SlotBooking>

/** POST /slots/book. */
export const BookBody = v.object({ slotId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })

/** POST /slots/book answers a sentence; the booking itself is an addition of the reference API. */
export const BookAnswer = v.object({ message: v.optional(v.string()), booking: v.nullish(SlotBooking) })
export type BookAnswer = v.InferOutput<typeof BookAnswer>

/** A slot as GET /slots/current tells it. The two instants are additions of the reference API. */
const SlotTime = v.object({
  slotTime: TimeSlot,
  slotDate: SlotDate,
  startTime: v.optional(IsoInstant),
  endTime: v.optional(IsoInstant),
})
export type SlotTime = v.InferOutput<typeof SlotTime>

/** GET /slots/current; `timeRemaining` is in minutes. `timezone`, the configuration's zone, is an addition. */
export const CurrentSlot = v.object({
  isActive: v.boolean(),
  hasUpcomingSlot: v.optional(v.boolean(), false),
  slot: v.nullish(SlotTime),
  upcomingSlot: v.nullish(SlotTime),
  timeRemaining: v.nullish(v.number()),
  timezone: v.optional(v.string(), 'UTC'),
})
export type CurrentSlot = v.InferOutput<typeof CurrentSlot>

/** GET /admin/slots/summary; `utilization` and `peakUtilization` are percentages. */
export const SlotSummary = v.object({
  totalSlots: v.number(),
  totalCapacity: v.number(),
  totalBooked: v.number(),
  utilization: v.number(),
  peakHour: v.nullish(v.union([v.string(), v.number()])),
  peakUtilization: v.nullish(v.number()),
})
export type SlotSummary = v.InferOutput<typeof SlotSummary>

/** One date of GET /admin/slots/overview. */
export const SlotOverviewItem = v.object({
  date: v.string(),
  totalSlots: v.number(),
  totalCapacity: v.number(),
  totalBooked: v.number(),
  totalAvailable: v.number(),
  utilization: v.number(),
})
export type SlotOverviewItem = v.InferOutput<typeof SlotOverviewItem>

export interface Span {
  from: number
  to: number
}

function wallTimes(timeSlot: string): [string, string] {
  const [from = '', to = ''] = timeSlot.split('-').map((time) => time.trim().padStart(5, '0'))
  return [from, to]
}

/** How long 'HH:MM-HH:MM' is, in minutes; one that ends at or past midnight runs into the next day. */
export function slotMinutes(timeSlot: string): number {
  const [from, to] = wallTimes(timeSlot).map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
  )
  const minutes = (to ?? 0) - (from ?? 0)
  return minutes > 0 ? minutes : minutes + 24 * 60
}

/** When a slot runs. Its end is an instant in every API; its start may have to be worked out from the length. */
export function slotSpan(slot: Slot): Span {
  const to = Date.parse(slot.endTime)
  return {
    from: slot.startTime ? Date.parse(slot.startTime) : to - slotMinutes(slot.timeSlot) * MINUTE_MS,
    to,
  }
}

/** When the slot of GET /slots/current runs: wall time of the configuration's zone, unless the API tells the instants. */
export function slotTimeSpan(slot: SlotTime, zone: string): Span {
  const [start] = wallTimes(slot.slotTime)
  const from = slot.startTime ? Date.parse(slot.startTime) : wallToInstant(slot.slotDate, start, zone)
  return { from, to: slot.endTime ? Date.parse(slot.endTime) : from + slotMinutes(slot.slotTime) * MINUTE_MS }
}

/** A slot is over at its end instant. */
export const hasEnded = (span: Span, now: number) => span.to <= now

export type SlotStatus =
  | { state: 'active'; span: Span; minutesRemaining: number }
  | { state: 'upcoming'; span: Span }
  | { state: 'inactive'; span: Span }
  | { state: 'none' }

/**
 * What the slot card tells, worked out anew from the slots' times as time passes: a slot that begins or ends while the
 * page is open changes without a reload. The API's `isActive` and `timeRemaining` are as old as its answer, so the
 * times decide.
 */
export function deriveSlotStatus(current: CurrentSlot, now: number): SlotStatus {
  const spans = [current.slot, current.upcomingSlot].flatMap((slot) =>
    slot ? [slotTimeSpan(slot, current.timezone)] : [],
  )
  const active = spans.find((span) => span.from <= now && now < span.to)
  if (active) {
    return { state: 'active', span: active, minutesRemaining: Math.ceil((active.to - now) / MINUTE_MS) }
  }
  const upcoming = spans.find((span) => span.from > now)
  if (upcoming) return { state: 'upcoming', span: upcoming }
  const past = spans[0]
  return past ? { state: 'inactive', span: past } : { state: 'none' }
}

/** Minutes of a span; the usual 30 where it is unknown or impossible. */
export function spanMinutes({ from, to }: Span): number {
  const minutes = Math.round((to - from) / MINUTE_MS)
  return minutes > 0 ? minutes : DEFAULT_SLOT_MINUTES
}

/** Booked as a percentage of the capacity; above 100 where the capacity was lowered below what is booked. */
export const utilization = (slot: Pick<Slot, 'bookedSlots' | 'maxSlots'>) =>
  percent(slot.bookedSlots, slot.maxSlots)

/** 90 and up red, 70 and up yellow, below green. */
export function utilizationTone(utilizationPercent: number): RatingTone {
  if (utilizationPercent >= 90) return 'red'
  return utilizationPercent >= 70 ? 'yellow' : 'green'
}

/** The dates a learner may pick: today and the days of the booking window after it, in the device's zone. */
export const bookableDates = (now: number, zone?: string): string[] =>
  Array.from({ length: BOOKING_WINDOW_DAYS + 1 }, (_, day) => addDays(wallDate(now, zone), day))

/** The dates of the server's zone that a local day touches: one, or two where the zones differ. */
export function serverDatesOf(localDate: string, serverZone: string, zone?: string): string[] {
  const from = wallToInstant(localDate, '00:00', zone)
  const to = wallToInstant(addDays(localDate, 1), '00:00', zone) - 1
  const dates = new Set(
    [from, Math.min(from + DAY_MS / 2, to), to].map((instant) => wallDate(instant, serverZone)),
  )
  return [...dates]
}

/** The slots of a local day that can still be booked or are full, earliest first; those already ended are hidden. */
export function slotsOfDay(slots: readonly Slot[], localDate: string, now: number, zone?: string): Slot[] {
  return slots
    .filter((slot) => wallDate(slotSpan(slot).from, zone) === localDate && !hasEnded(slotSpan(slot), now))
    .toSorted((one, other) => slotSpan(one).from - slotSpan(other).from)
}
