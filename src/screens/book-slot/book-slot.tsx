import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import { wallToInstant } from '../../domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../domain/slots/default-slot-config.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $user } from '../../stores/session/session.ts'
import {
  $availableSlots,
  $bookingDate,
  $bookingDates,
  $daySlots,
  pickBookingDate,
} from '../../stores/slots/booking.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { DayPicker } from '../parts/day-picker.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { OddRows } from '../parts/odd-rows.tsx'
import { AdminAccess } from './admin-access.tsx'
import { BookableSlot } from './bookable-slot.tsx'
import { MovingBanner } from './moving-banner.tsx'
import { MyBookings } from './my-bookings.tsx'
import { SlotBanner } from './slot-banner.tsx'

function DaySlots() {
  const [date, slots] = [useStore($bookingDate), useStore($daySlots)]
  const zone = format.zone(wallToInstant(date, '12:00'))
  return (
    <>
      <div className="section-head">
        <h2 className="heading">{slotBooking.availableSlots(date)}</h2>
        <p className="note">{slotBooking.slotsNote(slots.length, zone)}</p>
      </div>
      {slots.length === 0 ? (
        <EmptyState icon="calendar" title={slotBooking.empty} note={slotBooking.emptyNote} />
      ) : (
        <ul className="slots">
          {slots.map((slot) => (
            <BookableSlot key={slot._id} slot={slot} />
          ))}
        </ul>
      )}
    </>
  )
}

const Head = () => (
  <div className="section-head">
    <div className="stack near">
      <h1 className="title">{slotBooking.title}</h1>
      <p className="lede">{slotBooking.lede(DEFAULT_SLOT_CONFIG.slotDurationMinutes)}</p>
    </div>
    <LinkButton to={paths.home} kind="quiet" icon="left">
      {slotBooking.backHome}
    </LinkButton>
  </div>
)

function Booking() {
  const [available, dates, date] = [
    useStore($availableSlots),
    useStore($bookingDates),
    useStore($bookingDate),
  ]
  const bookings = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Head />
      <SlotBanner />
      <section className="stack">
        {/* Back to where moving began: the button is gone. */}
        <MovingBanner onKept={() => bookings.current?.focus()} />
        <DayPicker name="date" dates={dates} picked={date} onPick={pickBookingDate} />
        <RemoteView
          remote={available}
          skeleton={<CardSkeleton count={6} />}
          explain={(error) => explain(error, 'fetch-available-slots')}
          onRetry={$availableSlots.revalidate}
        >
          {({ odd }) => (
            <>
              <DaySlots />
              <OddRows odd={odd} />
            </>
          )}
        </RemoteView>
      </section>
      <MyBookings headingRef={bookings} />
    </>
  )
}

export function BookSlotScreen() {
  const user = useStore($user)
  return <div className="sheet">{user?.isAdmin ? <AdminAccess /> : <Booking />}</div>
}
