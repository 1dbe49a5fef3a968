import * as v from 'valibot'

export const TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Shanghai',
] as const

/** What the form allows, both ends included. */
export const SLOT_CONFIG_LIMITS = {
  slotDurationMinutes: { from: 15, to: 120 },
  slotCapacity: { from: 50, to: 1000 },
  bookingWindowDays: { from: 1, to: 30 },
  businessHoursStart: { from: 0, to: 23 },
  businessHoursEnd: { from: 0, to: 23 },
} as const
export type SlotConfigNumber = keyof typeof SLOT_CONFIG_LIMITS

const whole = (field: SlotConfigNumber) => {
  const { from, to } = SLOT_CONFIG_LIMITS[field]
  return v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
}

const NO_SLOT_FITS = 'At least one slot must fit between the business hours'

/** How slots are made. Hours are whole hours of the day in `timezone`; capacity is users per slot. */
export const SlotConfig = v.pipe(
  v.object({
    slotDurationMinutes: whole('slotDurationMinutes'),
    slotCapacity: whole('slotCapacity'),
    bookingWindowDays: whole('bookingWindowDays'),
    businessHoursStart: whole('businessHoursStart'),
    businessHoursEnd: whole('businessHoursEnd'),
    timezone: v.picklist(TIMEZONES),
  }),
  v.check((config) => slotsPerDay(config) >= 1, NO_SLOT_FITS),
)
export type SlotConfig = v.InferOutput<typeof SlotConfig>

/**
 * GET /admin/slot-config. An API may hold more than the form allows. `dryRun`, an addition of the reference API, says
 * that a change can be tried; any other API would save it.
 */
export const StoredSlotConfig = v.object({
  slotDurationMinutes: v.number(),
  slotCapacity: v.number(),
  bookingWindowDays: v.number(),
  businessHoursStart: v.number(),
  businessHoursEnd: v.number(),
  timezone: v.string(),
  dryRun: v.optional(v.boolean()),
})
export type StoredSlotConfig = v.InferOutput<typeof StoredSlotConfig>

/** What a tried change answers: the live bookings in slots to come that would not fit any more. */
export const TriedSlotConfig = v.object({ affectedBookings: v.number() })

export const DEFAULT_SLOT_CONFIG: SlotConfig = {
  slotDurationMinutes: 30,
  slotCapacity: 500,
  bookingWindowDays: 7,
  businessHoursStart: 8,
  businessHoursEnd: 18,
  timezone: 'UTC',
}

interface DayPlan {
  slotDurationMinutes: number
  businessHoursStart: number
  businessHoursEnd: number
}

/** How many slots begin and end within the business hours. */
export const slotsPerDay = ({ slotDurationMinutes, businessHoursStart, businessHoursEnd }: DayPlan): number =>
  Math.max(0, Math.floor(((businessHoursEnd - businessHoursStart) * 60) / slotDurationMinutes))

/** How many people can have a seat in a day. */
export const seatsPerDay = (config: SlotConfig): number => slotsPerDay(config) * config.slotCapacity

/** '8:00 AM' */
export const hourLabel = (hour: number): string => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`

/** '30-minute slots, 8:00 AM to 6:00 PM, 500 users per slot', with the zone where it is not UTC. */
export function configLine(config: StoredSlotConfig): string {
  const hours = `${hourLabel(config.businessHoursStart)} to ${hourLabel(config.businessHoursEnd)}`
  const zone = config.timezone === 'UTC' ? '' : ` (${config.timezone})`
  return `${config.slotDurationMinutes}-minute slots, ${hours}${zone}, ${config.slotCapacity} users per slot`
}

/** What an administrator is told before a change that some bookings do not fit. */
export const affectedText = (bookings: number): string =>
  bookings === 1
    ? '1 booking is in a slot that no longer fits. It stays valid at the time it was booked for.'
    : `${bookings} bookings are in slots that no longer fit. They stay valid at the times they were booked for.`
