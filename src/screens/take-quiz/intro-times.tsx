import { useStore } from '@nanostores/react'
import { cutShortMinutes } from '../../domain/attempts/attempt.ts'
import { endsInAttempt } from '../../domain/attempts/waiting.ts'
import { paths } from '../../domain/lib/paths.ts'
import { formatTime } from '../../domain/lib/time.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $minute, $now } from '../../stores/page/clock.ts'
import { $slotStatus } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LinkButton } from '../parts/link-button.tsx'

/** Said before the start, so that nobody is surprised by the end of the quiz. */
export function CutShort({ quiz }: { quiz: Quiz }) {
  const minutes = cutShortMinutes(quiz, useStore($minute))
  if (minutes === undefined) return null
  return (
    <Banner tone="yellow" icon="clock">
      You will have {minutes} min, because the quiz ends at {formatTime(Date.parse(quiz.endTime))}
    </Banner>
  )
}

/** Nor by the end of the slot, which takes nothing away. */
export function SlotEnds({ quiz }: { quiz: Quiz }) {
  const status = useStore($slotStatus)
  const now = useStore($now)
  if (status?.state !== 'active' || !endsInAttempt(quiz, status.span, now)) return null
  return (
    <Banner
      tone="blue"
      icon="clock"
      action={
        <LinkButton to={paths.bookSlot} dense>
          Book a later slot
        </LinkButton>
      }
    >
      Your slot ends at {formatTime(status.span.to)}, before the {quiz.duration} minutes of this quiz are
      over. You can still finish and submit it.
    </Banner>
  )
}
