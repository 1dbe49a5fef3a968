import { atom, onMount } from 'nanostores'
import { extendAttempts, getPersonTime, setPersonTime } from '../../api/admin/extra-time.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import type { PersonTime } from '../../domain/people/extra-time.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { carryOut } from '../page/carry-out.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { offering } from '../session/features.ts'
import { onceForEach } from './once-for-each.ts'

/** Whether the API supports extra time. */
export const $timeOffered = offering('time')

/** The minutes per press. */
export const STEP_MINUTES = 5
/** How long it can be undone. */
const UNDO_MS = 10 * SECOND_MS

/** The running attempts that get more time: in these quizzes, for one person or for all. */
export interface ExtendTarget {
  quizIds: readonly string[]
  person?: { userId: string; name: string }
}

interface Extended extends ExtendTarget {
  minutes: number
  /** How many attempts got it. */
  count: number
}

/** The time just granted, which can be undone. */
export const $extended = atom<Extended | undefined>()

let forgetting: ReturnType<typeof setTimeout> | undefined
/** Keeps the offer while the button is hovered or focused. */
export const keepExtended = () => clearTimeout(forgetting)
export function forgetExtendedSoon(): void {
  keepExtended()
  forgetting = setTimeout(() => $extended.set(undefined), UNDO_MS)
}
/** Leaving the page removes the offer. */
onMount($extended, () => () => {
  keepExtended()
  $extended.set(undefined)
})

export const $extending = atom(false)
const extendOnce = onceForEach<number>()

async function send({ quizIds, person }: ExtendTarget, minutes: number): Promise<number> {
  const whom = person ? { userId: person.userId } : ({ all: true } as const)
  const body = { ...whom, minutes }
  const counts = await extendOnce(
    body,
    quizIds,
    async (quizId) => (await extendAttempts(quizId, body)).extended,
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** One at a time; reads with deadlines are refreshed. */
const change = (target: ExtendTarget, minutes: number) =>
  exclusively($extending, true, () =>
    reported(explainFailure('extend-time'), () => send(target, minutes)).finally(() =>
      refresh('live', 'quiz-attempts'),
    ),
  )

/** Resolves to true once the time is granted. */
export async function extend(target: ExtendTarget): Promise<boolean> {
  const count = await change(target, STEP_MINUTES)
  if (count === undefined) return false
  $extended.set({ ...target, minutes: STEP_MINUTES, count })
  forgetExtendedSoon()
  return true
}

export async function undoExtension(): Promise<void> {
  const given = $extended.get()
  if (!given) return
  keepExtended()
  if ((await change(given, -given.minutes)) === undefined) return
  $extended.set(undefined)
  notice.success({ code: 'extension-undone' })
}

/** The person whose extra time is being edited. */
export const $timeUserId = atom<string | undefined>()
export const $personTime = createRemote<PersonTime>(['person-time', $adminId, $timeUserId], {
  fetcher: (_noun, _admin, userId) => getPersonTime(String(userId)),
})

export const $savingTime = atom(false)

/**
 * Sets the factor for all attempts of the person; a running one never gets shorter. Resolves to true once it is stored.
 */
export const savePersonTime = (userId: string, name: string, time: PersonTime): Promise<boolean> => {
  const done = { code: 'extra-time-saved', name } as const
  return carryOut(
    { $busy: $savingTime, action: 'save-extra-time', done, stale: ['person-time', 'live'] },
    () => setPersonTime(userId, time),
  )
}
