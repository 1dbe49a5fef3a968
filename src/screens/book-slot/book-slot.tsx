import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { SlotBooking } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { explain } from '../../messages/explain.ts'
import { $user } from '../../stores/session/session.ts'
import {
  $availableSlots,
  $bookingDate,
  $bookingDates,
  $slotMinutes,
  leaveBooking,
  pickBookingDate,
} from '../../stores/slots/booking.ts'
import { $freeByDate, followFreeDays } from '../../stores/slots/free-days.ts'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { useIdle } from '../../ui/hooks/use-idle.ts'
import bookingSheet from '../../ui/styles/booking.css?inline'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { CancelDialog } from '../parts/slots/cancel-dialog.tsx'
import { DayPicker } from '../parts/slots/day-picker.tsx'
import { AdminAccess } from './admin-access.tsx'
import { DaySlots } from './day-slots.tsx'
import { HomeLink } from './home-link.tsx'
import { MovingBanner } from './moving-banner.tsx'
import { MyBookings } from './my-bookings.tsx'
import { NextFree } from './next-free.tsx'
import { PastBookings } from './past-bookings.tsx'
import { SlotBanner } from './slot-banner.tsx'
import { TimetableSkeleton } from './timetable-skeleton.tsx'

function Head() {
  const minutes = useStore($slotMinutes)
  return (
    <div className="book-head">
      <div>
        <h1 className="title">{slotBooking.title}</h1>
        <p className="lede">{slotBooking.lede(minutes)}</p>
      </div>
      <HomeLink to={paths.home} kind="quiet" icon="left" dense>
        {slotBooking.backHome}
      </HomeLink>
    </div>
  )
}

function Booking() {
  const [available, dates, date, free] = [
    useStore($availableSlots),
    useStore($bookingDates),
    useStore($bookingDate),
    useStore($freeByDate),
  ]
  const [cancelling, setCancelling] = useState<SlotBooking>()
  const [bookings, timetable] = [useRef<HTMLHeadingElement>(null), useRef<HTMLHeadingElement>(null)]
  useEffect(() => leaveBooking, [])
  const isIdle = useIdle()
  useEffect(() => (isIdle ? followFreeDays() : undefined), [isIdle])
  // The button disappears with the booking.
  const focusTimetable = useFocusAfter(() => timetable.current?.focus())
  const closeCancel = (cancelled: boolean) => {
    setCancelling(undefined)
    if (cancelled) focusTimetable()
  }
  return (
    <>
      <Head />
      <div className="stack">
        <SlotBanner next={<NextFree />} />
        <MyBookings headingRef={bookings} onCancel={setCancelling} />
        {/* Back to where the move was started. */}
        <MovingBanner onKept={() => bookings.current?.focus()} />
        <DayPicker name="date" dates={dates} picked={date} free={free} onPick={pickBookingDate} />
      </div>
      <RemoteView
        remote={available}
        skeleton={<TimetableSkeleton />}
        explain={(error) => explain(error, 'fetch-available-slots')}
        onRetry={$availableSlots.revalidate}
      >
        {({ odd }) => (
          <>
            <DaySlots onCancel={setCancelling} headingRef={timetable} />
            <UnreadableRows odd={odd} />
          </>
        )}
      </RemoteView>
      <PastBookings />
      <CancelDialog booking={cancelling} onClose={closeCancel} />
    </>
  )
}

export function BookSlotScreen() {
  const user = useStore($user)
  return (
    <Styled sheet={bookingSheet} className="sheet book-sheet">
      {user?.isAdmin ? <AdminAccess /> : <Booking />}
    </Styled>
  )
}
