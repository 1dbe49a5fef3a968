import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { ROUTES } from '../../domain/lib/paths.ts'
import { type Slot, slotSpan } from '../../domain/slots/slot.ts'
import { utilization } from '../../domain/slots/slot-figures.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { format } from '../../messages/english.ts'
import { slots } from '../../messages/slots/en.ts'
import { $busyId, bookSeat } from '../../stores/slots/booking.ts'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { SlotUsage } from '../parts/slot-usage.tsx'

function BookButton({ slot }: { slot: Slot }) {
  const busyId = useStore($busyId)
  const [, navigate] = useLocation()
  if (slot.availableSlots <= 0)
    return (
      <Button dense disabled>
        {slotBooking.fullyBooked}
      </Button>
    )
  const book = async () => {
    if (await bookSeat(slot._id)) navigate(ROUTES.home)
  }
  return (
    <Button
      dense
      busy={busyId === slot._id}
      busyText={slotBooking.booking}
      disabled={busyId !== undefined && busyId !== slot._id}
      aria-describedby={`slot-${slot._id}`}
      onClick={() => void book()}
    >
      {slotBooking.book}
    </Button>
  )
}

export function BookableSlot({ slot }: { slot: Slot }) {
  const { from, to } = slotSpan(slot)
  return (
    <li className={classNames('slot', slot.availableSlots <= 0 && 'full')}>
      <h3 className="slot-hour" id={`slot-${slot._id}`}>
        {format.shortTimeRange(from, to)}
      </h3>
      <div className="slot-action">
        <BookButton slot={slot} />
      </div>
      <SlotUsage
        percent={utilization(slot)}
        figures={[
          [slots.available, format.count(Math.max(0, slot.availableSlots))],
          [slots.booked, format.count(slot.bookedSlots)],
        ]}
      />
    </li>
  )
}
