import { bookingOf } from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $myBookings } from './booking.ts'
import { $slotStatus } from './current-slot.ts'

/** The learner's seat in the upcoming slot, which they may move or cancel; undefined until known. */
export const $ownSeat = computedEqual([$myBookings, $slotStatus], ({ data }, status) =>
  status?.state === 'upcoming' && data ? bookingOf(data.rows, status.span) : undefined,
)
