import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { exchangeToken, logout, readMe, signInUrl } from '../../api/auth.ts'
import { Failure } from '../../domain/lib/failure.ts'
import type { Access, User } from '../../domain/session/session.ts'
import { wait } from '../../platform/wait.ts'
import { forgetAll } from '../lib/query.ts'
import { $storage, deviceAtom } from '../lib/storage.ts'
import { $clockJumps } from '../page/clock.ts'
import { announce } from '../page/events.ts'
import { goHome } from '../page/location.ts'
import { noteFailed, notice, reported } from '../page/notices.ts'
import { $settings } from '../page/settings.ts'
import { handOver, openSignInPopup } from './sign-in-popup.ts'
import {
  forgetAsking,
  recallPlace,
  rememberAsking,
  rememberPlace,
  returnToPlace,
  type SignInReturn,
  takeSignInReturn,
  wasAsked,
} from './sign-in-return.ts'

const RECHECK_DELAY_MS = 500

const $token = deviceAtom('quiz:token', v.string())
export const readToken = () => $token.get()

export const $access = atom<Access>({ state: 'checking' })
export const $user = computed($access, (access) => (access.state === 'signed-in' ? access.user : undefined))
export const $userId = computed($user, (user) => user?._id)

function enter(user: User): void {
  const before = $userId.get()
  forgetAsking()
  $access.set({ state: 'signed-in', user })
  if (before === user._id) return
  forgetAll()
  announce('session-changed', { user })
}

function leave(): void {
  const wasSignedIn = $user.get() !== undefined
  // In this order, since a token that goes while somebody is signed in means that another tab signed out.
  $access.set({ state: 'signed-out' })
  $token.set(undefined)
  forgetAll()
  if (wasSignedIn) announce('session-changed', { user: null })
}

/** Goes to the sign-in; the place and the route are kept, so that the return leads back here. */
export function signIn(): void {
  const { frontendUrl, signIn: way } = $settings.get()
  // A site owner may name a page of the same site by its path.
  const url = signInUrl(frontendUrl ? new URL(frontendUrl, location.href).href : location.origin)
  rememberAsking()
  if (way === 'popup' && openSignInPopup(url, (signInReturn) => void enterBy(signInReturn))) return
  rememberPlace()
  location.assign(url)
}

export async function signOut(): Promise<void> {
  await reported(noteFailed('logout'), async () => {
    await logout()
    leave()
    notice.success({ code: 'signed-out' })
    goHome()
  })
}

/** Hears of every failed call: one that ends the session signs the user out, wherever it happened. */
export function noteFailure(failure: Failure): void {
  if (!failure.sessionExpired || !$user.get()) return
  rememberPlace()
  leave()
  notice.error({ code: 'session-expired' })
  goHome()
}

/** Who is signed in by what the device keeps; undefined for nobody, or where that session is over. */
async function findPresentUser(): Promise<User | undefined> {
  if ($token.get() === undefined) return undefined
  try {
    return await readMe()
  } catch (error) {
    if (error instanceof Failure && error.sessionExpired) return undefined
    throw error
  }
}

async function readUser({ outcome, token }: SignInReturn): Promise<User> {
  // A link with a stranger's token, which nobody here asked for, must not put the stranger in this person's place.
  const present = token && !wasAsked() ? await findPresentUser() : undefined
  if (present) return present
  if (token) {
    $token.set(token)
    return exchangeToken(token)
  }
  // The sign-in says it worked but brought no token: the cookie alone may need a moment.
  if (outcome === 'success') await wait(RECHECK_DELAY_MS)
  return readMe()
}

/** Where storage is blocked no token survives a reload, but the cookie may. */
const mayHaveSession = () => $token.get() !== undefined || $storage.get() === 'memory'

async function restore(signInReturn: SignInReturn): Promise<void> {
  $access.set({ state: 'checking' })
  try {
    enter(await readUser(signInReturn))
    if (signInReturn.outcome) returnToPlace(recallPlace())
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (!error.sessionExpired) {
      $access.set({ state: 'unreachable', failure: error })
      return
    }
    const expired = $token.get() !== undefined && !signInReturn.outcome
    leave()
    if (expired) notice.error({ code: 'session-expired' })
    if (signInReturn.outcome) notice.error({ code: 'sign-in-failed' })
  }
}

/** With what a sign-in brought back, or with the stored session. */
async function enterBy(signInReturn: SignInReturn): Promise<void> {
  if (signInReturn.outcome === 'error') notice.error({ code: 'sign-in-failed' })
  if (signInReturn.outcome === 'success' || mayHaveSession()) await restore(signInReturn)
  else leave()
}

/** At start-up, once per page: takes the return of a sign-in out of the address, or restores the stored session. */
export async function startSession(): Promise<void> {
  const signInReturn = takeSignInReturn()
  if (!(await handOver(signInReturn))) await enterBy(signInReturn)
}

/** Asks again after the API could not be reached. */
export const retrySession = () => restore({})

/**
 * Another tab signed in or out: this one follows, whoever it is now, because their token is what it sends. A jump of the
 * device's clock: any answer brings the server's time.
 */
onMount($access, () => {
  const unlistenToken = $token.listen((token, before) => {
    if (token === before) return
    if (token && $access.get().state !== 'checking') void restore({})
    if (!token && $user.get()) leave()
  })
  const unlistenJumps = $clockJumps.listen(() => {
    if ($user.get()) readMe().catch(() => {})
  })
  return () => {
    unlistenToken()
    unlistenJumps()
  }
})
