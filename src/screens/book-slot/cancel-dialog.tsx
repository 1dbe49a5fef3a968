import { useStore } from '@nanostores/react'
import { type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { slots } from '../../messages/slots/en.ts'
import { $busyId, cancelMyBooking } from '../../stores/slots/booking.ts'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { ToastSlot } from '../parts/toast-slot.tsx'

interface CancelDialogProps {
  booking: SlotBooking | undefined
  onClose: (cancelled: boolean) => void
}

export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const busyId = useStore($busyId)
  const confirm = async () => {
    if (booking && (await cancelMyBooking(booking._id))) onClose(true)
  }
  const time = slotBooking.bookedTime(booking?.slot ? slotSpan(booking.slot) : undefined)
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
