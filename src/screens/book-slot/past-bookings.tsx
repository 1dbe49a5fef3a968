import { useStore } from '@nanostores/react'
import { hasEnded, type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { slots } from '../../messages/en/slots.ts'
import { $now } from '../../stores/page/clock.ts'
import { $settings } from '../../stores/page/settings.ts'
import { $myBookings, $pastBookings } from '../../stores/slots/booking.ts'
import { saveForCalendar } from '../../stores/slots/calendar.ts'
import { Button } from '../../ui/forms/button.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { BookingBadge } from '../parts/slots/booking-badge.tsx'

/** For calendars with a booking that was cancelled, or moved by an API that creates a new one. */
function CalendarRemoval({ booking: { _id, slot, status } }: { booking: SlotBooking }) {
  const [now, { brandName }] = [useStore($now), useStore($settings)]
  const span = slot && slotSpan(slot)
  if (status !== 'cancelled' || !span || hasEnded(span, now)) return null
  const remove = () => saveForCalendar({ id: _id, span, ...slots.appointment(brandName), isCancelled: true })
  return (
    <Button dense kind="quiet" icon="download" onClick={remove}>
      {slots.removeFromCalendar}
    </Button>
  )
}

/** The learner's past, used or cancelled bookings. */
export function PastBookings() {
  const [past = [], { data }] = [useStore($pastBookings), useStore($myBookings)]
  return (
    <>
      {past.length > 0 && (
        <details className="past-bookings">
          <summary>{slotBooking.pastBookings(past.length)}</summary>
          <ul>
            {past.map((booking) => (
              <li className="past-booking" key={booking._id}>
                <span>{slotBooking.bookedTime(booking.slot ? slotSpan(booking.slot) : undefined)}</span>
                <BookingBadge status={booking.status} />
                <CalendarRemoval booking={booking} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <UnreadableRows odd={data?.odd ?? []} />
    </>
  )
}
