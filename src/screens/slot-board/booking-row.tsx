import type { SlotBooking } from '../../domain/slots/slot.ts'
import { type BookingStatus, bookedAt } from '../../domain/slots/slot-board.ts'
import { format } from '../../messages/english.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/forms/button.tsx'
import type { Tone } from '../../ui/lib/tone.ts'

export const STATUS_LABELS: Record<BookingStatus, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  used: 'Used',
  expired: 'Expired',
}

const STATUS_TONES: Record<BookingStatus, Tone> = {
  booked: 'blue',
  cancelled: 'red',
  used: 'green',
  expired: 'gray',
}

export const nameOf = ({ userId }: SlotBooking) => userId?.name || 'Unknown User'

interface BookingRowProps {
  booking: SlotBooking
  onCancel: () => void
}

export function BookingRow({ booking, onCancel }: BookingRowProps) {
  const { _id, status, userId } = booking
  const [nameId, moment] = [`booking-${_id}`, bookedAt(booking)]
  return (
    <li className="slot-booking">
      <div className="who">
        <p className="strong" id={nameId}>
          {nameOf(booking)}
        </p>
        {userId?.email && <p className="note">{userId.email}</p>}
        {moment !== undefined && <p className="note number">Booked {format.moment(moment)}</p>}
      </div>
      <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
      {status === 'booked' && (
        <Button dense kind="danger-quiet" aria-describedby={nameId} onClick={onCancel}>
          Cancel Booking
        </Button>
      )}
    </li>
  )
}
