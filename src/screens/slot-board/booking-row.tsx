import type { SlotBooking } from '../../domain/slots/slot.ts'
import { bookedAt } from '../../domain/slots/slot-board.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { slots } from '../../messages/en/slots.ts'
import { Button } from '../../ui/forms/button.tsx'
import { BookingBadge } from '../parts/slots/booking-badge.tsx'

export const nameOf = ({ userId }: SlotBooking) => userId?.name || slotBoard.unknownUser

interface BookingRowProps {
  booking: SlotBooking
  onCancel: () => void
}

export function BookingRow({ booking, onCancel }: BookingRowProps) {
  const { _id, status, userId } = booking
  const [nameId, instant] = [`booking-${_id}`, bookedAt(booking)]
  return (
    <li className="slot-booking">
      <div className="who">
        <p className="strong" id={nameId}>
          {nameOf(booking)}
        </p>
        {userId?.email && <p className="note">{userId.email}</p>}
        {instant !== undefined && <p className="note number">{slotBoard.bookedAt(instant)}</p>}
      </div>
      <BookingBadge status={status} />
      {status === 'booked' && (
        <Button dense kind="danger-quiet" aria-describedby={nameId} onClick={onCancel}>
          {slots.cancelBooking}
        </Button>
      )}
    </li>
  )
}
