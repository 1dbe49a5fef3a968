import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'

const Timezone = v.picklist([
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Shanghai',
])

/** The IANA names that the form offers. */
export const TIMEZONES = Timezone.options

/** What the form allows, both ends included. */
export const SLOT_CONFIG_LIMITS = {
  slotDurationMinutes: { from: 15, to: 120 },
  slotCapacity: { from: 50, to: 1000 },
  bookingWindowDays: { from: 1, to: 30 },
  businessHoursStart: { from: 0, to: 23 },
  businessHoursEnd: { from: 0, to: 23 },
  maxFutureBookings: { from: 1, to: 100 },
} as const
export type SlotConfigNumber = keyof typeof SLOT_CONFIG_LIMITS

const whole = (field: SlotConfigNumber) => {
  const { from, to } = SLOT_CONFIG_LIMITS[field]
  return v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
}

/**
 * How slots are generated. Business hours are whole hours of the day in `timezone`; capacity is users per slot. How many future
 * slots one person may hold is an addition of the reference API; what is not sent stays as it is.
 */
export const SlotConfig = v.pipe(
  v.object({
    slotDurationMinutes: whole('slotDurationMinutes'),
    slotCapacity: whole('slotCapacity'),
    bookingWindowDays: whole('bookingWindowDays'),
    businessHoursStart: whole('businessHoursStart'),
    businessHoursEnd: whole('businessHoursEnd'),
    timezone: Timezone,
    maxFutureBookings: v.optional(whole('maxFutureBookings')),
  }),
  v.check((config) => slotsPerDay(config) >= 1, 'At least one slot must fit between the business hours'),
)
export type SlotConfig = v.InferOutput<typeof SlotConfig>

/**
 * GET /admin/slot-config. Not limited to what the form allows, because another API may store more. `dryRun`, an
 * addition of the reference API, means that dry runs are supported; any other API would save the change.
 */
export const StoredSlotConfig = v.object({
  slotDurationMinutes: v.number(),
  slotCapacity: v.number(),
  bookingWindowDays: v.number(),
  businessHoursStart: v.number(),
  businessHoursEnd: v.number(),
  timezone: v.string(),
  maxFutureBookings: maybe(v.number()),
  dryRun: ifReadable(v.boolean()),
})
export type StoredSlotConfig = v.InferOutput<typeof StoredSlotConfig>

/** Answer to a dry run: the number of live bookings in future slots that the change would no longer fit. */
export const TriedSlotConfig = v.object({ affectedBookings: v.number() })

interface DayPlan {
  slotDurationMinutes: number
  businessHoursStart: number
  businessHoursEnd: number
}

/** Whole slots within the business hours. */
export const slotsPerDay = ({ slotDurationMinutes, businessHoursStart, businessHoursEnd }: DayPlan): number =>
  Math.max(0, Math.floor(((businessHoursEnd - businessHoursStart) * 60) / slotDurationMinutes))

/** Daily capacity over all slots. */
export const seatsPerDay = (config: SlotConfig): number => slotsPerDay(config) * config.slotCapacity
