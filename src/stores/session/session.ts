import { atom, computed, onMount } from 'nanostores'
import { logout, signInUrl } from '../../api/auth.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import type { Access, User } from '../../domain/session/session.ts'
import { forgetAll, refresh } from '../lib/query.ts'
import { $storage } from '../lib/storage.ts'
import { when } from '../lib/when.ts'
import { noteOtherSession } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { goHome } from '../page/location.ts'
import { noteFailed, notice, reported, withdrawNotices } from '../page/notices.ts'
import { readUser, unfinishedReturn } from './read-user.ts'
import { findReturnAddress } from './return-address.ts'
import { isBeside, isSignInWindow, loadHandover, openSignInWindow } from './sign-in-beside.ts'
import {
  clearSignInStarted,
  markSignInStarted,
  recallPlace,
  rememberPlace,
  returnToPlace,
  type SignInReturn,
  takeSignInReturn,
} from './sign-in-return.ts'
import { $cookieUserId, $getToken, $token, type GetToken, keepSiteToken, keepsSession } from './token.ts'
import { $away, askNow, findVisitor } from './visitor.ts'

export const $access = atom<Access>({ state: 'checking' })
export const $user = computed($access, (access) => (access.state === 'signed-in' ? access.user : undefined))
export const $userId = computed($user, (user) => user?._id)

function enter(user: User): void {
  const before = $userId.get()
  clearSignInStarted()
  $access.set({ state: 'signed-in', user })
  const cookieUserId = $token.get() === undefined ? user._id : undefined
  if (!$getToken.get() && cookieUserId !== $cookieUserId.get()) {
    if (cookieUserId) noteOtherSession()
    $cookieUserId.set(cookieUserId)
  }
  if (before === user._id) return
  forgetAll()
  withdrawNotices()
  emit('session-changed', { user })
}

/**
 * `isFollowing`: another tab has signed out. The device's stored session is left alone, as somebody may have signed in
 * since.
 */
function leave(isFollowing = false): void {
  const wasSignedIn = $user.get() !== undefined
  if (!isFollowing && (wasSignedIn || keepsSession())) noteOtherSession(true)
  // In this order: a token removed while a user is signed in means that another tab signed out.
  $access.set({ state: 'signed-out' })
  if ($getToken.get()) keepSiteToken(undefined)
  else if (!isFollowing) for (const $stored of [$token, $cookieUserId]) $stored.set(undefined)
  forgetAll()
  withdrawNotices()
  if (wasSignedIn) emit('session-changed', { user: null })
}

/** Starts the sign-in and remembers page and route to return to. A site with its own login is asked again. */
export async function signIn(): Promise<void> {
  if ($getToken.get()) return restore({})
  // An unreachable API would replace the page with an error.
  if ($away.get()) await retryVisit()
  if ($away.get() || $user.get()) return
  const address = await findReturnAddress()
  // In answering that, the API may have recognised them by cookie.
  if ($user.get()) return
  // Otherwise this sign-in takes precedence over pending answers.
  $access.set({ ...$access.get() })
  const url = signInUrl(address, await markSignInStarted())
  const popup = isBeside() ? openSignInWindow(url) : null
  if (popup) {
    const handover = await loadHandover()
    handover?.awaitHandover(popup, (signInReturn) => void enterBy(signInReturn))
    return
  }
  rememberPlace()
  location.assign(url)
}

/** Ends the session at the API, except for the site's own login. */
const endSession = async () => ($getToken.get() ? undefined : logout())

let doBefore: () => Promise<() => void> = async () => () => {}
/** Sends pending work of the person who signs out. Resolves to what must be done afterwards. */
export function doBeforeSignOut(task: typeof doBefore): void {
  doBefore = task
}

/** `end` is the call that ends the session. */
export async function signOut(end: () => Promise<unknown> = endSession): Promise<void> {
  await reported(noteFailed('logout'), async () => {
    const afterwards = await doBefore()
    await end()
    leave()
    afterwards()
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

/** With blocked storage only a cookie survives a reload. */
const mayHaveSession = () => $getToken.get() !== undefined || keepsSession() || $storage.get() === 'memory'

function noteUnrestored(failure: Failure, { outcome }: SignInReturn): void {
  if (!failure.sessionExpired) {
    $access.set({ state: 'unreachable', failure })
    return
  }
  const expired = !$getToken.get() && keepsSession() && !outcome
  leave()
  if (expired) notice.error({ code: 'session-expired' })
  if (outcome) notice.error({ code: 'sign-in-failed' })
}

async function restore(signInReturn: SignInReturn): Promise<void> {
  $access.set({ state: 'checking' })
  const bySite = Boolean($getToken.get())
  /** The site may have set its own login meanwhile. */
  const isOver = () => Boolean($getToken.get()) !== bySite
  await reported(
    (failure) => {
      if (!isOver()) noteUnrestored(failure, signInReturn)
    },
    async () => {
      const user = await readUser(signInReturn)
      if (isOver()) return
      enter(user)
      if (signInReturn.outcome) returnToPlace(recallPlace())
    },
  )
}

/** Checks silently whether a cookie identifies the visitor. Any change to the session meanwhile takes precedence. */
async function recheck(): Promise<void> {
  const visit = $access.get()
  const isStillOpen = () => $access.get() === visit
  const user = await findVisitor(isStillOpen)
  if (user && isStillOpen()) enter(user)
}

/** Retries for a visitor after the API did not answer. */
export async function retryVisit(): Promise<void> {
  const answer = recheck()
  askNow()
  await answer
  refresh('quizzes')
}

const noteRefused = ({ refusal }: SignInReturn) =>
  notice.error(refusal ? { code: 'account-refused', ...refusal } : { code: 'sign-in-failed' })

let isStarted = false

/** Signs in from a sign-in's return, from the stored session, or a moment later by cookie. */
async function enterBy(signInReturn: SignInReturn): Promise<void> {
  isStarted = true
  if (signInReturn.outcome === 'error') noteRefused(signInReturn)
  if (signInReturn.outcome === 'success' || mayHaveSession()) return restore(signInReturn)
  leave()
  void recheck()
}

/** Once per page: takes a sign-in's return from the URL, or restores the stored session. */
export async function startSession(): Promise<void> {
  const signInReturn = takeSignInReturn()
  const handover = signInReturn.outcome && isSignInWindow() ? await loadHandover() : undefined
  if (!(await handover?.handOver(signInReturn))) await enterBy(signInReturn)
}

/** Resolves once the session's user is known, or cannot be known now. */
export const sessionKnown = () => when($access, ({ state }) => state !== 'checking')

/** Tries again after the API was unreachable. */
export const retrySession = () => restore(unfinishedReturn())

/** Switches to the site's own login, or back to ours. The last function set counts. */
export function provideToken(getToken: GetToken | undefined): void {
  const before = $getToken.get()
  $getToken.set(getToken)
  // Frameworks pass a new function on every render.
  if (Boolean(before) === Boolean(getToken)) return
  keepSiteToken(undefined)
  if (isStarted) void enterBy({})
}

/** Called with a token that the API has rejected. Resolves to whether the site has another one. */
export const renewToken = async (refused: string | undefined): Promise<boolean> =>
  $getToken.get() !== undefined &&
  (await import('./site-login.ts')).renew(refused, $user.get() ? enter : undefined)

/** Follows another tab's sign-in or sign-out, because this tab sends the same token or cookie. */
function follow(stored: string | undefined): void {
  if ($getToken.get()) return
  if (stored && $access.get().state !== 'checking') void restore({})
  if (!stored && $user.get()) leave(true)
}

onMount($access, () =>
  $token.listen((token, before) => {
    if (token !== before) follow(token)
  }),
)
onMount($access, () =>
  $cookieUserId.listen((userId) => {
    if ($token.get() === undefined && userId !== $userId.get()) follow(userId)
  }),
)

/**
 * Follows another copy of this code on the page, from another address or in another version, by its elements' events: a
 * page gets no storage events for its own changes.
 */
onMount($access, () => {
  const readAgain = () => {
    for (const $stored of [$token, $cookieUserId]) $stored.set($stored.readDevice())
  }
  window.addEventListener('session-changed', readAgain, true)
  return () => window.removeEventListener('session-changed', readAgain, true)
})
