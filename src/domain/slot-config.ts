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

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** How slots are made. Hours are whole hours of the day in `timezone`; capacity is users per slot. */
export const SlotConfig = v.pipe(
  v.object({
    slotDurationMinutes: whole(15, 120),
    slotCapacity: whole(50, 1000),
    bookingWindowDays: whole(1, 30),
    businessHoursStart: whole(0, 23),
    businessHoursEnd: whole(0, 23),
    timezone: v.picklist(TIMEZONES),
  }),
  v.check(
    (config) => (config.businessHoursEnd - config.businessHoursStart) * 60 >= config.slotDurationMinutes,
    'At least one slot must fit between the business hours',
  ),
)
export type SlotConfig = v.InferOutput<typeof SlotConfig>

export const DEFAULT_SLOT_CONFIG: SlotConfig = {
  slotDurationMinutes: 30,
  slotCapacity: 500,
  bookingWindowDays: 7,
  businessHoursStart: 8,
  businessHoursEnd: 18,
  timezone: 'UTC',
}
