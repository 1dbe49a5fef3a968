import { isNear, isOpening, waitOf } from '../../domain/attempts/waiting.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $now } from '../page/clock.ts'
import { $slotStatus } from '../slots/current-slot.ts'

/** Time until the learner's next slot; undefined if none is booked. */
export const $wait = computedEqual([$slotStatus, $now], (status, now) => {
  if (status?.state !== 'upcoming') return undefined
  const waitMs = status.span.from - now
  return { wait: waitOf(waitMs), near: isNear(waitMs) }
})

/** Whether a slot has just begun and its quizzes are being loaded. */
export const $opening = computedEqual(
  [$slotStatus, $now],
  (status, now) => status?.state === 'active' && isOpening(status.span, now),
)
