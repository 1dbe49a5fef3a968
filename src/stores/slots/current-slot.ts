import { atom, onMount, onNotify } from 'nanostores'
import { getCurrentSlot } from '../../api/slots.ts'
import { spreadMs } from '../../domain/attempts/waiting.ts'
import { rereadDelayMs } from '../../domain/lib/retry.ts'
import { type CurrentSlot, deriveSlotStatus, type SlotStatus } from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { $now } from '../page/clock.ts'
import { $user } from '../session/session.ts'

/** Administrators need no slot, so none is fetched for them. */
const $participantId = computedEqual([$user], (user) => (user && !user.isAdmin ? user._id : undefined))

export const $currentSlot = createRemote<CurrentSlot>(['current-slot', $participantId], {
  fetcher: () => getCurrentSlot(),
  onError: (error) => console.warn('The current slot could not be read.', error),
})

/** The slot's state by the clock; undefined until the API has answered. */
export const $slotStatus = computedEqual(
  [$currentSlot, $now],
  ({ data }, now): SlotStatus | undefined => data && deriveSlotStatus(data, now),
)

/** How many reads have failed since the last answer, including during a retry. */
const $failures = atom(0)

/** Whether the slot could not be read yet. */
export const $slotUnknown = computedEqual(
  [$slotStatus, $failures],
  (status, failures) => !status && failures > 0,
)

/** Retried automatically: a learner in a running slot must not depend on a reload. */
onMount($slotStatus, () => {
  let retry: ReturnType<typeof setTimeout> | undefined
  const stop = $currentSlot.listen(({ error, loading }) => {
    if (loading) return
    clearTimeout(retry)
    $failures.set(error === undefined ? 0 : $failures.get() + 1)
    if (error !== undefined)
      retry = setTimeout($currentSlot.revalidate, rereadDelayMs($failures.get(), Math.random()))
  })
  return () => {
    stop()
    clearTimeout(retry)
  }
})

/**
 * When a slot begins or ends, all its learners refresh at the same time, so their reads are spread out. Not a listener,
 * which would keep the clock running on a page that our elements have left.
 */
onNotify($slotStatus, ({ oldValue: before }) => {
  if (before && $slotStatus.value?.state !== before.state)
    setTimeout(() => refresh('current-slot', 'quizzes'), spreadMs(Math.random()))
})

/** Whether this user can open quizzes now: administrators always, learners during their slot. */
export const $hasAccess = computedEqual([$user, $slotStatus], (user, status) =>
  Boolean(user?.isAdmin || status?.state === 'active'),
)
