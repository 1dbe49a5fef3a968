import { useStore } from '@nanostores/react'
import { slotSpan } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { $myBookings, $pastBookings } from '../../stores/slots/booking.ts'
import { BookingBadge } from '../parts/booking-badge.tsx'
import { OddRows } from '../parts/odd-rows.tsx'

/** The learner's bookings that are over, used or cancelled. */
export function PastBookings() {
  const [past = [], { data }] = [useStore($pastBookings), useStore($myBookings)]
  return (
    <>
      {past.length > 0 && (
        <details className="past-bookings">
          <summary>{slotBooking.pastBookings(past.length)}</summary>
          <ul>
            {past.map(({ _id, slot, status }) => (
              <li className="past-booking" key={_id}>
                <span>{slotBooking.bookedTime(slot ? slotSpan(slot) : undefined)}</span>
                <BookingBadge status={status} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <OddRows odd={data?.odd ?? []} />
    </>
  )
}
