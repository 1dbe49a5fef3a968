import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { numberedPages } from '../../domain/lib/paging.ts'
import { type Slot, type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import {
  $bookingPage,
  $bookings,
  $cancellingId,
  $openSlot,
  $zone,
  cancelBooking,
  closeBookings,
  turnToBookings,
} from '../../stores/slots/slot-board.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { ConfirmDialog, Dialog } from '../../ui/feedback/dialog.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineBones } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ToastSlot } from '../parts/toast-slot.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingRow, nameOf } from './booking-row.tsx'

const BONE_LINES = 6

function BookingPager() {
  const { page, pageCount } = useStore($bookingPage).span
  if (pageCount <= 1) return null
  return (
    <Pager
      label="Pages of bookings"
      page={page}
      pageCount={pageCount}
      numbered={numberedPages(page, pageCount)}
      onPage={turnToBookings}
    >
      Page {page} of {pageCount}
    </Pager>
  )
}

interface BookingListProps {
  onCancel: (booking: SlotBooking) => void
  /** How many bookings have been cancelled here. */
  cancellations: number
}

function BookingList({ onCancel, cancellations }: BookingListProps) {
  const { total, found, rows } = useStore($bookingPage)
  const count = useRef<HTMLParagraphElement>(null)
  // The button that had the focus goes with the booking's status.
  useEffect(() => {
    if (cancellations > 0) count.current?.focus()
  }, [cancellations])
  if (total === 0) return <p className="note">No bookings found for this slot.</p>
  return (
    <>
      <BookingFilters />
      <p className="note number" role="status" tabIndex={-1} ref={count}>
        Showing {found} of {total} bookings
      </p>
      {found === 0 && <p>No bookings match your search criteria.</p>}
      <ul className="slot-bookings">
        {rows.map((booking) => (
          <BookingRow key={booking._id} booking={booking} onCancel={() => onCancel(booking)} />
        ))}
      </ul>
      <BookingPager />
    </>
  )
}

interface CancelDialogProps {
  booking: SlotBooking | undefined
  onClose: (cancelled: boolean) => void
}

function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const cancellingId = useStore($cancellingId)
  const confirm = async () => {
    if (booking && (await cancelBooking(booking._id))) onClose(true)
  }
  return (
    <ConfirmDialog
      open={booking !== undefined}
      title="Cancel Booking"
      message={booking && `Are you sure you want to cancel ${nameOf(booking)}'s booking?`}
      confirmLabel="Cancel Booking"
      cancelLabel="Keep Booking"
      busyText="Cancelling..."
      danger
      busy={cancellingId !== undefined}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

function useTitle(slot: Slot | undefined): string {
  const zone = useStore($zone)
  if (!slot) return ''
  const { from, to } = slotSpan(slot)
  return `Slot Bookings - ${format.shortTimeRange(from, to, zone)} (${format.date(from, zone)})`
}

/** Who has booked a slot, over the page. */
export function SlotBookings() {
  const [slot, bookings] = [useStore($openSlot), useStore($bookings)]
  const [asked, setAsked] = useState<SlotBooking>()
  const [cancellations, setCancellations] = useState(0)
  const title = useTitle(slot)
  const close = (cancelled: boolean) => {
    setAsked(undefined)
    if (cancelled) setCancellations((count) => count + 1)
  }
  const leave = () => {
    setCancellations(0)
    closeBookings()
  }
  return (
    <>
      <Dialog
        large
        open={slot !== undefined}
        onClose={leave}
        title={title}
        actions={<Button onClick={leave}>Close</Button>}
        toastSlot={<ToastSlot modal />}
      >
        <RemoteView
          remote={bookings}
          bones={<LineBones lines={BONE_LINES} />}
          explain={(error) => explain(error, 'fetch-slot-bookings')}
          onRetry={$bookings.revalidate}
        >
          {() => <BookingList onCancel={setAsked} cancellations={cancellations} />}
        </RemoteView>
      </Dialog>
      <CancelDialog booking={asked} onClose={close} />
    </>
  )
}
