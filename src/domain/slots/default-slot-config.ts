import type { SlotConfig } from './slot-config.ts'

/**
 * The specification's defaults, and ours for the reference API. A separate module: the first page needs them, but not
 * the schemas.
 */
export const DEFAULT_SLOT_CONFIG = {
  slotDurationMinutes: 30,
  slotCapacity: 500,
  bookingWindowDays: 7,
  businessHoursStart: 8,
  businessHoursEnd: 18,
  timezone: 'UTC',
  maxFutureBookings: 3,
} as const satisfies SlotConfig
