import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import type { SlotBooking } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { slots } from '../../messages/en/slots.ts'
import { $settings } from '../../stores/page/settings.ts'
import { $upcomingSeats, startMoving } from '../../stores/slots/booking.ts'
import { saveForCalendar } from '../../stores/slots/calendar.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon, type IconName } from '../../ui/layout/icon.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import { ZonedTime } from './zoned-time.tsx'

interface StripButtonProps {
  icon: IconName
  label: string
  describedBy: string
  danger?: boolean
  onClick: () => void
}

/** Narrow containers show the icon, wide ones the text. */
const StripButton = ({ icon, label, describedBy, danger = false, onClick }: StripButtonProps) => (
  <Button
    dense
    kind={danger ? 'danger-quiet' : 'quiet'}
    icon={icon}
    aria-describedby={describedBy}
    onClick={onClick}
  >
    <span className="strip-word">{label}</span>
  </Button>
)

type Seat = ReturnType<typeof $upcomingSeats.get>[number]

function Strip({ seat: { booking, span, wait }, onCancel }: { seat: Seat; onCancel: () => void }) {
  const { brandName } = useStore($settings)
  const id = `booking-${booking._id}`
  const save = () => saveForCalendar({ id: booking._id, span, ...slots.appointment(brandName) })
  return (
    <li className="yours-strip">
      <Icon name="calendar" />
      <p className="grow">
        <span className="strip-time" id={id}>
          <span>{slotBooking.yourSlot}</span> <ZonedTime span={span} />
        </span>{' '}
        <span className="strip-note">{slotBooking.dayAndWait(span, wait)}</span>
      </p>
      <span className="row">
        <StripButton icon="download" label={slots.addToCalendar} describedBy={id} onClick={save} />
        <StripButton
          icon="pencil"
          label={slotBooking.move}
          describedBy={id}
          onClick={() => startMoving(booking)}
        />
        <StripButton icon="trash" label={slots.cancelBooking} describedBy={id} danger onClick={onCancel} />
      </span>
    </li>
  )
}

interface MyBookingsProps {
  headingRef: RefObject<HTMLHeadingElement | null>
  onCancel: (booking: SlotBooking) => void
}

/** The learner's seats in future slots, which can be moved and cancelled. */
export function MyBookings({ headingRef, onCancel }: MyBookingsProps) {
  const seats = useStore($upcomingSeats)
  if (seats.length === 0) return null
  return (
    <Card as="section" yours flush aria-label={slotBooking.myBookings}>
      <h2 className="visually-hidden" ref={headingRef} tabIndex={-1}>
        {slotBooking.myBookings}
      </h2>
      <ul>
        {seats.map((seat) => (
          <RowBoundary key={seat.booking._id}>
            <Strip seat={seat} onCancel={() => onCancel(seat.booking)} />
          </RowBoundary>
        ))}
      </ul>
    </Card>
  )
}
