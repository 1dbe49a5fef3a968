import { useStore } from '@nanostores/react'
import { format } from '../../messages/english.ts'
import { $slotStatus } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LinkButton } from '../parts/link-button.tsx'

/** What the learner's slot is at, before another one is booked. */
export function SlotBanner() {
  const status = useStore($slotStatus)
  switch (status?.state) {
    case 'active': {
      const { span, minutesRemaining } = status
      return (
        <Banner
          tone="green"
          action={
            <LinkButton to="/" dense>
              Go to Quizzes
            </LinkButton>
          }
        >
          <p>
            <strong>Your Active Slot</strong>
          </p>
          <p>
            {format.timeRange(span.from, span.to)} · {format.longDate(span.from)} · {minutesRemaining}{' '}
            {minutesRemaining === 1 ? 'minute' : 'minutes'} remaining
          </p>
        </Banner>
      )
    }
    case 'upcoming':
      return (
        <Banner tone="blue" icon="clock">
          Your next slot: {format.timeRange(status.span.from, status.span.to)} ·{' '}
          {format.longDate(status.span.from)}
        </Banner>
      )
    case 'inactive': {
      const { from, to } = status.span
      return (
        <Banner tone="yellow" icon="clock">
          Your slot ({format.moment(from)} – {format.time(to)}) has expired. Book a new slot to access
          quizzes.
        </Banner>
      )
    }
    case 'none':
      return (
        <Banner tone="yellow" icon="clock">
          You need to book a slot to access quizzes.
        </Banner>
      )
    default:
      return null
  }
}
