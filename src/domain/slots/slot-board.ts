import { BOOKING_STATUSES, type SlotBooking } from './slot.ts'

/** Days in the overview, today included. */
export const OVERVIEW_DAYS = 7
export const BOOKING_PAGE_SIZE = 50

export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export interface BookingFilter {
  /** Matched anywhere in the name or e-mail address, ignoring case. */
  search: string
  status: StatusFilter
}

export const NO_FILTER: BookingFilter = { search: '', status: 'all' }

export function filterBookings(bookings: readonly SlotBooking[], filter: BookingFilter): SlotBooking[] {
  const search = filter.search.trim().toLowerCase()
  return bookings.filter(
    ({ status, userId }) =>
      (filter.status === 'all' || status === filter.status) &&
      [userId?.name, userId?.email].some((text) => (text ?? '').toLowerCase().includes(search)),
  )
}

/** When the booking was made, in milliseconds; undefined if the API sends no valid time. */
export function bookedAt({ createdAt }: SlotBooking): number | undefined {
  const instant = Date.parse(createdAt ?? '')
  return Number.isNaN(instant) ? undefined : instant
}
