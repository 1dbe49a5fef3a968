import { anyHas, folded } from '../lib/folded.ts'
import { BOOKING_STATUSES, type SlotBooking } from './slot.ts'

/** Days in the overview, today included. */
export const OVERVIEW_DAYS = 7
export const BOOKING_PAGE_SIZE = 50

export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export interface BookingFilter {
  /** Matched anywhere in the name or e-mail address, ignoring case and marks. */
  search: string
  status: StatusFilter
}

export const NO_FILTER: BookingFilter = { search: '', status: 'all' }

export function filterBookings(bookings: readonly SlotBooking[], filter: BookingFilter): SlotBooking[] {
  const search = folded(filter.search.trim())
  return bookings.filter(
    ({ status, userId }) =>
      (filter.status === 'all' || status === filter.status) && anyHas([userId?.name, userId?.email], search),
  )
}

/** When the booking was made, in milliseconds; undefined if the API sends no valid time. */
export function bookedAt({ createdAt }: SlotBooking): number | undefined {
  const instant = Date.parse(createdAt ?? '')
  return Number.isNaN(instant) ? undefined : instant
}
