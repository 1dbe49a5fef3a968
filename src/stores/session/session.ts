import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { exchangeToken, logout, readMe, signInUrl, validateToken } from '../../api/auth.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import type { Access, Session, User } from '../../domain/session/session.ts'
import { wait } from '../../platform/wait.ts'
import { forgetAll } from '../lib/query.ts'
import { $storage, deviceAtom } from '../lib/storage.ts'
import { when } from '../lib/when.ts'
import { emit } from '../page/events.ts'
import { goHome } from '../page/location.ts'
import { noteFailed, notice, reported } from '../page/notices.ts'
import { noteFeatures } from './features.ts'
import { findReturnAddress } from './return-address.ts'
import { isBeside, isSignInWindow, loadHandover, openSignInWindow } from './sign-in-beside.ts'
import {
  clearSignInStarted,
  isSignInStarted,
  markSignInStarted,
  recallPlace,
  rememberPlace,
  returnToPlace,
  type SignInReturn,
  takeSignInReturn,
} from './sign-in-return.ts'

const RECHECK_DELAY_MS = 500

const $token = deviceAtom('quiz:token', v.string())
export const readToken = () => $token.get()

export const $access = atom<Access>({ state: 'checking' })
export const $user = computed($access, (access) => (access.state === 'signed-in' ? access.user : undefined))
export const $userId = computed($user, (user) => user?._id)

function enter(user: User): void {
  const before = $userId.get()
  clearSignInStarted()
  $access.set({ state: 'signed-in', user })
  if (before === user._id) return
  forgetAll()
  emit('session-changed', { user })
}

function leave(): void {
  const wasSignedIn = $user.get() !== undefined
  // In this order: a token removed while a user is signed in means that another tab signed out.
  $access.set({ state: 'signed-out' })
  $token.set(undefined)
  forgetAll()
  if (wasSignedIn) emit('session-changed', { user: null })
}

/** Starts the sign-in and keeps page and route, to return to. */
export async function signIn(): Promise<void> {
  const url = signInUrl(await findReturnAddress())
  markSignInStarted()
  const popup = isBeside() ? openSignInWindow(url) : null
  if (popup) {
    const handover = await loadHandover()
    handover?.awaitHandover(popup, (signInReturn) => void enterBy(signInReturn))
    return
  }
  rememberPlace()
  location.assign(url)
}

/** `end` is the call that ends the session. */
export async function signOut(end: () => Promise<unknown> = logout): Promise<void> {
  await reported(noteFailed('logout'), async () => {
    await end()
    leave()
    notice.success({ code: 'signed-out' })
    goHome()
  })
}

/** Called for every failed call: signs the user out if the session has expired. */
export function noteFailure(failure: Failure): void {
  if (!failure.sessionExpired || !$user.get()) return
  rememberPlace()
  leave()
  notice.error({ code: 'session-expired' })
  goHome()
}

/** The user of a session, whose API also tells what it offers. */
async function userOf(answer: Promise<Session>): Promise<User> {
  const { user, features } = await answer
  noteFeatures(features)
  return user
}

/** The user of the stored session; undefined if there is none or it has expired. */
async function findStoredUser(): Promise<User | undefined> {
  if ($token.get() === undefined) return undefined
  return userOf(readMe()).catch(
    onFailure((failure) => {
      if (!failure.sessionExpired) throw failure
      return undefined
    }),
  )
}

let validated = false

/** Once per page, where the session cannot be read: the API may still know whose token it is. */
async function readValidated(failure: Failure): Promise<User> {
  if (failure.sessionExpired || validated || $token.get() === undefined) throw failure
  validated = true
  const { valid, user } = await validateToken().catch(
    onFailure((second) => {
      throw second.sessionExpired ? second : failure
    }),
  )
  if (!valid) throw new Failure({ message: 'Session expired', status: 401 })
  if (!user) throw failure
  return user
}

/** The user whom another tab has signed in meanwhile, where the return of this one is refused. */
async function findOtherSession(refusal: Failure): Promise<User> {
  const user = refusal.sessionExpired ? await findStoredUser() : undefined
  if (!user) throw refusal
  return user
}

/** A sign-in whose exchange got no answer, until it has one. */
let unfinished: SignInReturn = {}

/**
 * Exchanges the token of the address for a session. It may work only once, so that other tabs, which follow the stored token, must
 * not see it; an API that answers none goes on with it.
 */
async function exchange(signInReturn: SignInReturn, token: string): Promise<User> {
  unfinished = signInReturn
  const answer = await exchangeToken(token).catch(
    onFailure((failure) => {
      if (failure.sessionExpired) unfinished = {}
      throw failure
    }),
  )
  unfinished = {}
  noteFeatures(answer.features)
  $token.set(answer.token ?? token)
  return answer.user
}

async function readUser(signInReturn: SignInReturn): Promise<User> {
  const { outcome, token } = signInReturn
  // Login CSRF: a forged return with a stranger's token must not replace this user's session.
  const stored = token && !isSignInStarted() ? await findStoredUser() : undefined
  if (stored) return stored
  if (token) return exchange(signInReturn, token).catch(onFailure(findOtherSession))
  // Success without a token: the cookie may take a moment to arrive.
  if (outcome === 'success') await wait(RECHECK_DELAY_MS)
  return userOf(readMe()).catch(onFailure(readValidated))
}

/** Where storage is blocked no token survives a reload, but a cookie may. */
const mayHaveSession = () => $token.get() !== undefined || $storage.get() === 'memory'

function noteUnrestored(failure: Failure, { outcome }: SignInReturn): void {
  if (!failure.sessionExpired) {
    $access.set({ state: 'unreachable', failure })
    return
  }
  const expired = $token.get() !== undefined && !outcome
  leave()
  if (expired) notice.error({ code: 'session-expired' })
  if (outcome) notice.error({ code: 'sign-in-failed' })
}

async function restore(signInReturn: SignInReturn): Promise<void> {
  $access.set({ state: 'checking' })
  await reported(
    (failure) => noteUnrestored(failure, signInReturn),
    async () => {
      enter(await readUser(signInReturn))
      if (signInReturn.outcome) returnToPlace(recallPlace())
    },
  )
}

/** Signs in by the return of a sign-in, or by the stored session. */
async function enterBy(signInReturn: SignInReturn): Promise<void> {
  if (signInReturn.outcome === 'error') notice.error({ code: 'sign-in-failed' })
  if (signInReturn.outcome === 'success' || mayHaveSession()) await restore(signInReturn)
  else leave()
}

/** Once per page: takes the return of a sign-in from the URL, or restores the stored session. */
export async function startSession(): Promise<void> {
  const signInReturn = takeSignInReturn()
  const handover = signInReturn.outcome && isSignInWindow() ? await loadHandover() : undefined
  if (!(await handover?.handOver(signInReturn))) await enterBy(signInReturn)
}

/** Resolves once it is known whose session it is, or that this cannot be known now. */
export const sessionKnown = () => when($access, ({ state }) => state !== 'checking')

/** Tries again after the API was unreachable. */
export const retrySession = () => restore(unfinished)

/** Follows another tab's sign-in or sign-out, because this tab sends the same token. */
onMount($access, () =>
  $token.listen((token, before) => {
    if (token === before) return
    if (token && $access.get().state !== 'checking') void restore({})
    if (!token && $user.get()) leave()
  }),
)

/**
 * Follows another copy of this code on the page, from another address or of another version: its elements tell of sign-in and
 * sign-out as ours do, while a page hears of no storage that it changes itself.
 */
onMount($access, () => {
  const readTokenAgain = () => $token.set($token.readDevice())
  window.addEventListener('session-changed', readTokenAgain, true)
  return () => window.removeEventListener('session-changed', readTokenAgain, true)
})
