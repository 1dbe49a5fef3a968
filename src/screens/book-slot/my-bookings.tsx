import { useStore } from '@nanostores/react'
import { type RefObject, useState } from 'react'
import { isUpcoming, type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { slots } from '../../messages/slots/en.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $busyId, $myBookings, cancelMyBooking, startMoving } from '../../stores/slots/booking.ts'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useFocusAfter } from '../../ui/lib/use-focus-after.ts'
import { BookingBadge } from '../parts/booking-badge.tsx'
import { OddRows } from '../parts/odd-rows.tsx'
import { ToastSlot } from '../parts/toast-slot.tsx'

const timeOf = ({ slot }: SlotBooking) => slotBooking.bookedTime(slot ? slotSpan(slot) : undefined)

interface MyBookingProps {
  booking: SlotBooking
  onCancel: () => void
}

function MyBooking({ booking, onCancel }: MyBookingProps) {
  const now = useStore($minute)
  return (
    <li className="booking-row">
      <span className="strong number" id={`booking-${booking._id}`}>
        {timeOf(booking)}
      </span>
      <BookingBadge status={booking.status} />
      {isUpcoming(booking, now) && (
        <div className="row near">
          <Button dense aria-describedby={`booking-${booking._id}`} onClick={() => startMoving(booking)}>
            {slotBooking.move}
          </Button>
          <Button dense kind="danger-quiet" aria-describedby={`booking-${booking._id}`} onClick={onCancel}>
            {slots.cancelBooking}
          </Button>
        </div>
      )}
    </li>
  )
}

interface CancelDialogProps {
  booking: SlotBooking | undefined
  onClose: (cancelled: boolean) => void
}

function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const busyId = useStore($busyId)
  const confirm = async () => {
    if (booking && (await cancelMyBooking(booking._id))) onClose(true)
  }
  return (
    <ConfirmDialog
      open={booking !== undefined}
      title={slots.cancelBooking}
      message={booking && slotBooking.confirmCancel(timeOf(booking))}
      confirmLabel={slots.cancelBooking}
      cancelLabel={slots.keepBooking}
      danger
      busy={busyId !== undefined && busyId === booking?._id}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

/** The learner's own bookings; upcoming ones can be moved and cancelled. */
export function MyBookings({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) {
  const { data } = useStore($myBookings)
  const [cancelling, setCancelling] = useState<SlotBooking>()
  // The button that asked goes with the booking.
  const focusHeading = useFocusAfter(() => headingRef.current?.focus())
  const close = (cancelled: boolean) => {
    setCancelling(undefined)
    if (cancelled) focusHeading()
  }
  if (!data || data.rows.length + data.odd.length === 0) return null
  return (
    <section className="stack">
      <h2 className="heading" ref={headingRef} tabIndex={-1}>
        {slotBooking.myBookings}
      </h2>
      <Card flush>
        <ul>
          {data.rows.map((booking) => (
            <MyBooking key={booking._id} booking={booking} onCancel={() => setCancelling(booking)} />
          ))}
        </ul>
      </Card>
      <OddRows odd={data.odd} />
      <CancelDialog booking={cancelling} onClose={close} />
    </section>
  )
}
