import { useStore } from '@nanostores/react'
import { explain } from '../../domain/lib/failure.ts'
import { paths } from '../../domain/lib/paths.ts'
import { dayHeading, wallToInstant, zoneName } from '../../domain/lib/time.ts'
import { $user } from '../../stores/session/session.ts'
import { $availableSlots, $date, $dates, $daySlots, pickDate } from '../../stores/slots/booking.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardBones } from '../../ui/feedback/spinner.tsx'
import { DayPicker } from '../parts/day-picker.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { AdminAccess } from './admin-access.tsx'
import { MyBookings } from './my-bookings.tsx'
import { SlotBanner } from './slot-banner.tsx'
import { SlotCard } from './slot-card.tsx'

function DaySlots() {
  const date = useStore($date)
  const slots = useStore($daySlots)
  const zone = zoneName(wallToInstant(date, '12:00'))
  return (
    <>
      <div className="section-head">
        <h2 className="heading">Available Slots for {dayHeading(date)}</h2>
        <p className="note">
          {slots.length} {slots.length === 1 ? 'slot' : 'slots'} · times are in your local timezone ({zone})
        </p>
      </div>
      {slots.length === 0 ? (
        <EmptyState
          icon="calendar"
          title="No slots available"
          note="All slots for this date are fully booked or have passed."
        />
      ) : (
        <ul className="slots">
          {slots.map((slot) => (
            <SlotCard key={slot._id} slot={slot} />
          ))}
        </ul>
      )}
    </>
  )
}

function Booking() {
  const [available, dates, date] = [useStore($availableSlots), useStore($dates), useStore($date)]
  return (
    <>
      <div className="section-head">
        <div className="stack near">
          <h1 className="title">Book Your Quiz Slot</h1>
          <p className="lede">Book a 30-minute slot to access all available quizzes</p>
        </div>
        <LinkButton to={paths.home} kind="quiet" icon="left">
          Back to Home
        </LinkButton>
      </div>
      <SlotBanner />
      <section className="stack">
        <DayPicker name="date" dates={dates} picked={date} onPick={pickDate} />
        <RemoteView
          remote={available}
          bones={<CardBones count={6} />}
          explain={(error) => explain(error, 'fetch available slots')}
          onRetry={$availableSlots.revalidate}
        >
          {() => <DaySlots />}
        </RemoteView>
      </section>
      <MyBookings />
    </>
  )
}

export function BookSlotScreen() {
  const user = useStore($user)
  return <div className="sheet">{user?.isAdmin ? <AdminAccess /> : <Booking />}</div>
}
