import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/lib/paths.ts'
import { type Slot, slotSpan } from '../../domain/slots/slot.ts'
import { utilization } from '../../domain/slots/slot-figures.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { format } from '../../messages/english.ts'
import { slots } from '../../messages/slots/en.ts'
import { $busyId, $moving, bookSeat, moveSeat } from '../../stores/slots/booking.ts'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { SlotUsage } from '../parts/slot-usage.tsx'

function BookButton({ slot }: { slot: Slot }) {
  const [busyId, moving] = [useStore($busyId), useStore($moving)]
  const [, navigate] = useLocation()
  if (slot.availableSlots <= 0)
    return (
      <Button dense disabled>
        {slotBooking.fullyBooked}
      </Button>
    )
  const book = async () => {
    if (moving) await moveSeat(moving, slot._id)
    else if (await bookSeat(slot._id)) navigate(paths.home)
  }
  const isHere = moving?.slotId === slot._id
  return (
    <Button
      dense
      busy={busyId === slot._id}
      busyText={moving ? slotBooking.moving : slotBooking.booking}
      disabled={isHere || (busyId !== undefined && busyId !== slot._id)}
      aria-describedby={`slot-${slot._id}`}
      onClick={() => void book()}
    >
      {moving ? slotBooking.moveHere : slotBooking.book}
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
