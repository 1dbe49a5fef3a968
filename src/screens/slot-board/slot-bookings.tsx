import { useStore } from '@nanostores/react'
import { type RefObject, useRef, useState } from 'react'
import { numberedPages } from '../../domain/lib/paging.ts'
import { type Slot, type SlotBooking, slotSpan } from '../../domain/slots/slot.ts'
import { utilization } from '../../domain/slots/slot-figures.ts'
import { slotBoard } from '../../messages/en/slot-board.ts'
import { slots } from '../../messages/en/slots.ts'
import { explain } from '../../messages/explain.ts'
import {
  $bookingPage,
  $bookings,
  $cancellingId,
  $openSlot,
  $zone,
  cancelLearnerBooking,
  closeBookings,
  turnToBookings,
} from '../../stores/slots/slot-board.ts'
import { $slotMap } from '../../stores/slots/slot-map.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { ConfirmDialog, Dialog } from '../../ui/feedback/dialog.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { rich } from '../../ui/layout/rich.ts'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { UtilizationBar } from '../parts/slots/slot-usage.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingRow, nameOf } from './booking-row.tsx'

const SKELETON_LINES = 6

function BookingPager() {
  const { page, pageCount } = useStore($bookingPage).span
  if (pageCount <= 1) return null
  return (
    <Pager
      label={slotBoard.pagesLabel}
      page={page}
      pageCount={pageCount}
      numbered={numberedPages(page, pageCount)}
      onPage={turnToBookings}
    >
      {slotBoard.page(page, pageCount)}
    </Pager>
  )
}

interface BookingListProps {
  onCancel: (booking: SlotBooking) => void
  countRef: RefObject<HTMLParagraphElement | null>
}

function BookingList({ onCancel, countRef }: BookingListProps) {
  const { total, found, rows } = useStore($bookingPage)
  if (total === 0) return <p className="note">{slotBoard.noBookings}</p>
  return (
    <>
      <BookingFilters />
      <p className="note number" role="status" tabIndex={-1} ref={countRef}>
        {slotBoard.showing(found, total)}
      </p>
      {found === 0 && <p>{slotBoard.noMatches}</p>}
      <ul className="slot-bookings">
        {rows.map((booking) => (
          <RowBoundary key={booking._id}>
            <BookingRow booking={booking} onCancel={() => onCancel(booking)} />
          </RowBoundary>
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
    if (booking && (await cancelLearnerBooking(booking._id))) onClose(true)
  }
  return (
    <ConfirmDialog
      open={booking !== undefined}
      title={slots.cancelBooking}
      message={booking && slotBoard.confirmCancel(nameOf(booking))}
      confirmLabel={slots.cancelBooking}
      cancelLabel={slots.keepBooking}
      busyText={slotBoard.cancelling}
      danger
      busy={cancellingId !== undefined}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

/** The open slot's occupancy, as last read. */
function Seats({ slot }: { slot: Slot }) {
  const { slots: mapped } = useStore($slotMap)
  const fresh = mapped.find((at) => at.slot._id === slot._id)?.slot ?? slot
  const percent = utilization(fresh)
  return (
    <div className="stack near">
      <p className="note number">{slotBoard.seats(fresh, percent)}</p>
      <UtilizationBar percent={percent} />
    </div>
  )
}

/** The bookings of the open slot, in a dialog. */
export function SlotBookings() {
  const [slot, bookings, zone] = [useStore($openSlot), useStore($bookings), useStore($zone)]
  const [cancelling, setCancelling] = useState<SlotBooking>()
  const countRef = useRef<HTMLParagraphElement>(null)
  // The focused button disappears with the cancellation.
  const focusCount = useFocusAfter(() => countRef.current?.focus())
  const close = (cancelled: boolean) => {
    setCancelling(undefined)
    if (cancelled) focusCount()
  }
  return (
    <>
      <Dialog
        large
        reading
        open={slot !== undefined}
        onClose={closeBookings}
        title={
          slot &&
          rich(
            slotBoard.bookingsTitle(slotSpan(slot), zone, (time) => (
              <span className="whole-time">{time}</span>
            )),
          )
        }
        actions={<Button onClick={closeBookings}>{slotBoard.close}</Button>}
        toastSlot={<ToastSlot modal />}
      >
        {slot && <Seats slot={slot} />}
        <RemoteView
          remote={bookings}
          skeleton={<LineSkeleton lines={SKELETON_LINES} />}
          explain={(error) => explain(error, 'fetch-slot-bookings')}
          onRetry={$bookings.revalidate}
        >
          {({ odd }) => (
            <>
              <BookingList onCancel={setCancelling} countRef={countRef} />
              <UnreadableRows odd={odd} />
            </>
          )}
        </RemoteView>
      </Dialog>
      <CancelDialog booking={cancelling} onClose={close} />
    </>
  )
}
