import { onMount } from 'nanostores'
import { getCurrentSlot } from '../../api/slots.ts'
import { spreadMs } from '../../domain/attempts/waiting.ts'
import { type CurrentSlot, deriveSlotStatus, type SlotStatus } from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { $user } from '../session/session.ts'

/** Administrators need no slot, so theirs is never asked for. */
const $participantId = computedEqual([$user], (user) => (user && !user.isAdmin ? user._id : undefined))

export const $currentSlot = createRemote<CurrentSlot>(['current-slot', $participantId], {
  fetcher: () =>
    getCurrentSlot().catch((error: unknown) => {
      console.warn('The current slot could not be read.', error)
      throw error
    }),
})

/** The slot card's state by the clock; undefined while nothing is known. */
export const $slotStatus = computedEqual(
  [$currentSlot, $now],
  ({ data }, now): SlotStatus | undefined => data && deriveSlotStatus(data, now),
)

/** As a slot begins or ends, the API may show other quizzes and another slot. It does so for all of its learners at once. */
onMount($slotStatus, () =>
  $slotStatus.listen((status, before) => {
    if (before && status?.state !== before.state)
      setTimeout(() => refresh('current-slot', 'quizzes'), spreadMs(Math.random()))
  }),
)

/** Whether quizzes are open to this user now: an administrator always, a learner in a running slot. */
export const $hasAccess = computedEqual([$user, $slotStatus], (user, status) =>
  Boolean(user?.isAdmin || status?.state === 'active'),
)
