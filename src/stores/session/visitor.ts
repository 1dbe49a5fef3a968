import { atom } from 'nanostores'
import { readMe } from '../../api/auth.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import type { User } from '../../domain/session/session.ts'
import { wait } from '../../platform/wait.ts'
import { $features, noteFeatures } from './features.ts'

/*
 * The one question of a page without a session, GET /auth/me: whom the API knows by cookie alone, and what it offers, which its
 * refusal tells, too.
 */

export const RECHECK_DELAY_MS = 500

/** Why the API did not answer a visitor, until it does. */
export const $away = atom<Failure | undefined>()

/** An API that is away knows nobody, for now. */
const ask = () =>
  readMe().then(
    ({ user, features }) => {
      $away.set(undefined)
      noteFeatures(features)
      return user
    },
    onFailure((failure) => {
      const { status, features, network } = failure
      $away.set(network || Number(status) >= 500 ? failure : undefined)
      if (status === 401 && !$features.get()) noteFeatures(features)
      return undefined
    }),
  )

let asking: Promise<User | undefined> | undefined
let hurry = () => {}

/** Whoever asks meanwhile gets the same answer. */
function askOnce(begin: () => Promise<User | undefined>): Promise<User | undefined> {
  asking ??= begin().finally(() => {
    asking = undefined
  })
  return asking
}

/** Resolves to whom the API knows by cookie. Asks after a moment, if that is still wanted then. */
export const findVisitor = (isWanted: () => boolean) =>
  askOnce(async () => {
    await Promise.race([
      wait(RECHECK_DELAY_MS),
      new Promise<void>((resolve) => {
        hurry = resolve
      }),
    ])
    return isWanted() ? ask() : undefined
  })

/** Learns what the API offers. One that was away is asked again next time. */
export async function learnFeatures(): Promise<void> {
  if (!$features.get()) await askOnce(ask)
}

/** Asks at once: somebody waits for it. */
export const askNow = () => hurry()

/** The same for somebody who waits for it. */
export function learnFeaturesNow(): Promise<void> {
  askNow()
  return learnFeatures()
}
