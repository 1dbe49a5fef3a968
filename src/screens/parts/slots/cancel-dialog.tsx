import { useStore } from '@nanostores/react'
import { type SlotBooking, type Span, slotSpan } from '../../../domain/slots/slot.ts'
import { slotBooking } from '../../../messages/en/book-slot.ts'
import { slots } from '../../../messages/en/slots.ts'
import { $busyId, cancelMyBooking } from '../../../stores/slots/booking.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { ToastSlot } from '../page/toast-slot.tsx'

interface CancelDialogProps {
  /** Undefined while closed. */
  booking: SlotBooking | undefined
  /** The slot's time, if the booking lacks it. */
  span?: Span | undefined
  onClose: (cancelled: boolean) => void
}

/** Confirms before a learner cancels a booking. */
export function CancelDialog({ booking, span, onClose }: CancelDialogProps) {
  const busyId = useStore($busyId)
  const confirm = async () => {
    if (booking && (await cancelMyBooking(booking._id))) onClose(true)
  }
  const time = slotBooking.bookedTime(booking?.slot ? slotSpan(booking.slot) : span)
  return (
    <ConfirmDialog
      open={booking !== undefined}
      title={slots.cancelBooking}
      message={slotBooking.confirmCancel(time)}
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
