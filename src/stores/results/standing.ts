import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { getStanding, hideStanding } from '../../api/standing.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import type { Standing } from '../../domain/results/standing.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote } from '../lib/query.ts'
import { deviceAtom } from '../lib/storage.ts'
import { $userId } from '../session/session.ts'

/** Who wants to see nothing of others, by user id: the API is then asked nothing. */
const $hiding = deviceAtom('quiz:standing-hidden', v.record(v.string(), v.literal(true)))

export const $standingHidden = computed([$hiding, $userId], (hiding, userId) =>
  Boolean(userId !== undefined && hiding?.[userId]),
)

function rememberHidden(isHidden: boolean): void {
  const userId = $userId.get()
  if (userId === undefined) return
  const { [userId]: _, ...others } = $hiding.readDevice() ?? {}
  $hiding.set(isHidden ? { ...others, [userId]: true } : others)
}

export const $standingBusy = atom(false)
/** Whether the last choice could not be saved. */
export const $standingUnsaved = atom(false)

/** Shows it, or hides it for every quiz. */
export const showStanding = (isShown: boolean) =>
  exclusively($standingBusy, true, async () => {
    $standingUnsaved.set(false)
    await hideStanding({ hidden: !isShown }).then(
      () => rememberHidden(!isShown),
      onFailure(() => $standingUnsaved.set(true)),
    )
  })

const standings = new Map<string, ReturnType<typeof createStanding>>()

const createStanding = (quizId: string) =>
  createRemote<Standing>(['standing', $userId, quizId], {
    fetcher: () => getStanding(quizId),
    // Hidden on another device.
    onError: onFailure((failure) => {
      if (failure.code === 'hidden') rememberHidden(true)
    }),
  })

/** Where one's own result stands; read while it is watched. */
export function standingOf(quizId: string) {
  const known = standings.get(quizId) ?? createStanding(quizId)
  standings.set(quizId, known)
  return known
}

/** Too few attempts for it yet. */
export const areTooFew = ({ code, status }: Failure) => status === 404 && code === 'too_few'
