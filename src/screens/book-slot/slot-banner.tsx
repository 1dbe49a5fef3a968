import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { Span } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { $upcomingSeats } from '../../stores/slots/booking.ts'
import { $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SlotUnknown } from '../parts/slots/slot-unknown.tsx'
import { HomeLink } from './home-link.tsx'

const QuizzesLink = () => (
  <HomeLink to={paths.home} kind="primary" dense>
    {slotBooking.goToQuizzes}
  </HomeLink>
)

const ActiveSlot = ({ span, minutesRemaining }: { span: Span; minutesRemaining: number }) => (
  <Banner tone="green" action={<QuizzesLink />}>
    <p>
      <strong>{slotBooking.activeSlot}</strong>
    </p>
    <p className="number">{slotBooking.activeSlotNote(span, minutesRemaining)}</p>
  </Banner>
)

/** The state of the learner's current slot. `next` leads a learner without one to the next free slot. */
export function SlotBanner({ next }: { next: ReactNode }) {
  const [status, unknown, seats] = [useStore($slotStatus), useStore($slotUnknown), useStore($upcomingSeats)]
  switch (status?.state) {
    case 'active':
      return <ActiveSlot span={status.span} minutesRemaining={status.minutesRemaining} />
    case 'upcoming':
      // The bookings list shows it, unless it could not be read.
      return (
        seats.length === 0 && (
          <Banner tone="blue" icon="clock">
            {slotBooking.upcomingSlot(status.span)}
          </Banner>
        )
      )
    case 'inactive':
      return (
        <Banner tone="gray" icon="clock" action={next}>
          <p>{slotBooking.expiredSlot(status.span)}</p>
          <p>{slotBooking.expiredSlotNote}</p>
        </Banner>
      )
    case 'none':
      return (
        <Banner tone="gray" icon="clock" action={next}>
          {slotBooking.noSlot}
        </Banner>
      )
    default:
      return unknown && <SlotUnknown />
  }
}
