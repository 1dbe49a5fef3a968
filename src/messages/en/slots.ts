import { MINUTE_MS } from '../../domain/lib/time.ts'
import type { BookingStatus } from '../../domain/slots/slot.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const STATUSES: Record<BookingStatus, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  used: 'Used',
  expired: 'Expired',
}

export const slots = words('slots', {
  addToCalendar: 'Add to Calendar',
  /** What a calendar keeps of a booking. */
  appointment: (brand: string) => ({
    title: `${brand}: quiz slot`,
    description: 'Your quizzes open automatically when the slot begins. Be there a few minutes early.',
  }),
  available: 'Available',
  booked: 'Booked',
  cancelBooking: 'Cancel Booking',
  count: (count: number) => plural(count, { one: '# slot', other: '# slots' }),
  removeFromCalendar: 'Remove from Calendar',
  keepBooking: 'Keep Booking',
  /** '11:30 AM'; 24 is midnight again. */
  timeOfDay: (hours: number, minutes = 0) => format.time(((hours % 24) * 60 + minutes) * MINUTE_MS, 'UTC'),
  status: (status: BookingStatus) => STATUSES[status],
  unknown: 'We could not check your slot. Trying again…',
  utilization: 'Utilization',
  /** 'UTC', or 'Asia/Tokyo (GMT+9)'. */
  zone(zone: string, now: number): string {
    const short = format.zone(now, zone)
    return short === zone ? zone : `${zone} (${short})`
  },
})
