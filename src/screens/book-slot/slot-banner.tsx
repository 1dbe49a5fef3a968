import { useStore } from '@nanostores/react'
import { paths } from '../../domain/lib/paths.ts'
import { formatLongDate, formatMoment, formatTime, formatTimeRange } from '../../domain/lib/time.ts'
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
            <LinkButton to={paths.home} dense>
              Go to Quizzes
            </LinkButton>
          }
        >
          <p>
            <strong>Your Active Slot</strong>
          </p>
          <p>
            {formatTimeRange(span.from, span.to)} · {formatLongDate(span.from)} · {minutesRemaining}{' '}
            {minutesRemaining === 1 ? 'minute' : 'minutes'} remaining
          </p>
        </Banner>
      )
    }
    case 'upcoming':
      return (
        <Banner tone="blue" icon="clock">
          Your next slot: {formatTimeRange(status.span.from, status.span.to)} ·{' '}
          {formatLongDate(status.span.from)}
        </Banner>
      )
    case 'inactive': {
      const { from, to } = status.span
      return (
        <Banner tone="yellow" icon="clock">
          Your slot ({formatMoment(from)} – {formatTime(to)}) has expired. Book a new slot to access quizzes.
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
