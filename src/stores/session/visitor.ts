import { atom } from 'nanostores'
import { readMe } from '../../api/auth.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import type { User } from '../../domain/session/session.ts'
import { wait } from '../../platform/wait.ts'
import { $features, noteFeatures } from './features.ts'

/*
 * The one call of a page without a session, GET /auth/me: whom the API knows by cookie, and its features, which a 401
 * also lists.
 */

export const RECHECK_DELAY_MS = 500

/** Why the API did not answer a visitor, until it answers. */
export const $away = atom<Failure | undefined>()

/** An unreachable API counts as knowing nobody, for now. */
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
export const $asking = atom(false)
let hurry = () => {}

/** Concurrent callers share the answer. */
function askOnce(begin: () => Promise<User | undefined>): Promise<User | undefined> {
  $asking.set(true)
  asking ??= begin().finally(() => {
    asking = undefined
    $asking.set(false)
  })
  return asking
}

/** Resolves to the person the API knows by cookie. Asks after a delay, if still needed. */
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

/** Reads the API's features. If it was unreachable, the next call asks again. */
export async function learnFeatures(): Promise<void> {
  if (!$features.get()) await askOnce(ask)
}

/** Asks immediately, because somebody is waiting. */
export const askNow = () => hurry()

/** The same, immediately. */
export function learnFeaturesNow(): Promise<void> {
  askNow()
  return learnFeatures()
}
