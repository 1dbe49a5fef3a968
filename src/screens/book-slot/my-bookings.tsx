import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $busyId, $myBookings, cancel } from '../../stores/slots/booking.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Tone } from '../../ui/lib/tone.ts'
import { ToastSlot } from '../parts/toast-slot.tsx'

const STATUS_BADGES: Record<SlotBooking['status'], { tone: Tone; label: string }> = {
  booked: { tone: 'blue', label: 'Booked' },
  used: { tone: 'green', label: 'Used' },
  cancelled: { tone: 'red', label: 'Cancelled' },
  expired: { tone: 'gray', label: 'Expired' },
}

function timeOf({ slot }: SlotBooking): string {
  if (!slot) return 'Unknown slot'
  const { from, to } = slotSpan(slot)
  return `${format.moment(from)} – ${format.time(to)}`
}

interface BookingRowProps {
  booking: SlotBooking
  onCancel: () => void
}

function BookingRow({ booking, onCancel }: BookingRowProps) {
  const now = useStore($minute)
  const { tone, label } = STATUS_BADGES[booking.status]
  const upcoming = booking.status === 'booked' && booking.slot && slotSpan(booking.slot).from > now
  return (
    <li className="booking-row">
      <span className="strong number" id={`booking-${booking._id}`}>
        {timeOf(booking)}
      </span>
      <Badge tone={tone}>{label}</Badge>
      {upcoming && (
        <Button dense kind="danger-quiet" aria-describedby={`booking-${booking._id}`} onClick={onCancel}>
          Cancel Booking
        </Button>
      )}
    </li>
  )
}

/** The learner's own seats; an upcoming one can be given back. */
export function MyBookings() {
  const { data = [] } = useStore($myBookings)
  const busyId = useStore($busyId)
  const [asked, setAsked] = useState<SlotBooking>()
  if (data.length === 0) return null
  const confirm = async () => {
    if (asked && (await cancel(asked._id))) setAsked(undefined)
  }
  return (
    <section className="stack">
      <h2 className="heading">My Bookings</h2>
      <Card flush>
        <ul>
          {data.map((booking) => (
            <BookingRow key={booking._id} booking={booking} onCancel={() => setAsked(booking)} />
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        title="Cancel Booking"
        message={asked && `Are you sure you want to cancel your booking for ${timeOf(asked)}?`}
        confirmLabel="Cancel Booking"
        cancelLabel="Keep Booking"
        danger
        busy={busyId !== undefined && busyId === asked?._id}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
        toastSlot={<ToastSlot modal />}
      />
    </section>
  )
}
