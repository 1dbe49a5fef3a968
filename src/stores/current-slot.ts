import { onMount } from 'nanostores'
import { getCurrentSlot } from '../api/slots.ts'
import { type CurrentSlot, deriveSlotStatus, type SlotStatus } from '../domain/slot.ts'
import { spreadMs } from '../domain/waiting.ts'
import { $now } from './clock.ts'
import { createRemote, refresh } from './query.ts'
import { $user } from './session.ts'
import { steady } from './steady.ts'

/** Administrators need no slot, so theirs is never asked for. */
const $participantId = steady([$user], (user) => (user && !user.isAdmin ? user._id : undefined))

export const $currentSlot = createRemote<CurrentSlot>(['current-slot', $participantId], {
  fetcher: () =>
    getCurrentSlot().catch((error: unknown) => {
      console.warn('The current slot could not be read.', error)
      throw error
    }),
})

/** The slot card's state by the clock; undefined while nothing is known. */
export const $slotStatus = steady(
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
export const $hasAccess = steady([$user, $slotStatus], (user, status) =>
  Boolean(user?.isAdmin || status?.state === 'active'),
)
