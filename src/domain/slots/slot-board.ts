import { BOOKING_STATUSES, type SlotBooking } from './slot.ts'
import { hourLabel } from './slot-config.ts'

/** How many days the overview covers, today among them. */
export const OVERVIEW_DAYS = 7
/** The bookings on one page of a slot's list. */
export const BOOKING_PAGE_SIZE = 50

export type BookingStatus = SlotBooking['status']
export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export interface BookingFilter {
  /** Found anywhere in the name or the e-mail address; capitals make no difference. */
  search: string
  status: StatusFilter
}

export const NO_FILTER: BookingFilter = { search: '', status: 'all' }

export function filterBookings(bookings: readonly SlotBooking[], filter: BookingFilter): SlotBooking[] {
  const wanted = filter.search.trim().toLowerCase()
  return bookings.filter(
    ({ status, userId }) =>
      (filter.status === 'all' || status === filter.status) &&
      [userId?.name, userId?.email].some((text) => (text ?? '').toLowerCase().includes(wanted)),
  )
}

/** When it was booked, in milliseconds; undefined where the API does not tell, or tells no time. */
export function bookedAt({ createdAt }: SlotBooking): number | undefined {
  const instant = Date.parse(createdAt ?? '')
  return Number.isNaN(instant) ? undefined : instant
}

const WALL_TIME = /^(\d{1,2}):(\d{2})/

/** '11:30 AM' of a summary's peak, which is an hour or a wall time. Anything else is shown as it came. */
export function peakLabel(peak: string | number): string {
  const [, hours, minutes] = WALL_TIME.exec(String(peak)) ?? []
  if (hours !== undefined) return hourLabel(Number(hours)).replace('00', minutes ?? '00')
  return typeof peak === 'number' ? hourLabel(peak) : peak
}

/** Whether the platform can tell times in that zone. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
