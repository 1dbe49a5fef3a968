import { useStore } from '@nanostores/react'
import { paths } from '../../domain/lib/paths.ts'
import type { Span } from '../../domain/slots/slot.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { SlotUnknown } from '../parts/slot-unknown.tsx'

const QuizzesLink = () => (
  <LinkButton to={paths.home} dense>
    {slotBooking.goToQuizzes}
  </LinkButton>
)

const ActiveSlot = ({ span, minutesRemaining }: { span: Span; minutesRemaining: number }) => (
  <Banner tone="green" action={<QuizzesLink />}>
    <p>
      <strong>{slotBooking.activeSlot}</strong>
    </p>
    <p>{slotBooking.activeSlotNote(span, minutesRemaining)}</p>
  </Banner>
)

/** The state of the learner's current slot. */
export function SlotBanner() {
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  switch (status?.state) {
    case 'active':
      return <ActiveSlot span={status.span} minutesRemaining={status.minutesRemaining} />
    case 'upcoming':
      return (
        <Banner tone="blue" icon="clock">
          {slotBooking.upcomingSlot(status.span)}
        </Banner>
      )
    case 'inactive':
      return (
        <Banner tone="yellow" icon="clock">
          {slotBooking.expiredSlot(status.span)}
        </Banner>
      )
    case 'none':
      return (
        <Banner tone="yellow" icon="clock">
          {slotBooking.noSlot}
        </Banner>
      )
    default:
      return unknown && <SlotUnknown />
  }
}
