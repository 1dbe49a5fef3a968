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

/** `isFollowing`: another tab has signed out. What it noted on the device is left alone, as somebody may have signed in since. */
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

/** Starts the sign-in and keeps page and route, to return to. A site with a login of its own is asked again. */
export async function signIn(): Promise<void> {
  if ($getToken.get()) return restore({})
  // The address of an API that is away would replace the page by an error.
  if ($away.get()) await retryVisit()
  if ($away.get() || $user.get()) return
  const address = await findReturnAddress()
  // Asked for that address, the API may have known them by cookie.
  if ($user.get()) return
  // Else this sign-in counts, and no answer that is still to come.
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

/** Ends the session at the API, but leaves one of the site's own login to the site. */
const endSession = async () => ($getToken.get() ? undefined : logout())

let doBefore: () => Promise<() => void> = async () => () => {}
/** What is still to be sent in the name of who signs out. Resolves to what is to be done once they have. */
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

/** Where storage is blocked nothing survives a reload, but a cookie may. */
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
  /** Meanwhile the site may have told of a login of its own. */
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

/** Asks silently whether a cookie knows the visitor. Whatever happens to the session meanwhile counts more. */
async function recheck(): Promise<void> {
  const visit = $access.get()
  const isStillOpen = () => $access.get() === visit
  const user = await findVisitor(isStillOpen)
  if (user && isStillOpen()) enter(user)
}

/** Asks an API again that did not answer a visitor. */
export async function retryVisit(): Promise<void> {
  const answer = recheck()
  askNow()
  await answer
  refresh('quizzes')
}

const noteRefused = ({ refusal }: SignInReturn) =>
  notice.error(refusal ? { code: 'account-refused', ...refusal } : { code: 'sign-in-failed' })

let isStarted = false

/** Signs in by the return of a sign-in, by the stored session, or a moment later by a cookie. */
async function enterBy(signInReturn: SignInReturn): Promise<void> {
  isStarted = true
  if (signInReturn.outcome === 'error') noteRefused(signInReturn)
  if (signInReturn.outcome === 'success' || mayHaveSession()) return restore(signInReturn)
  leave()
  void recheck()
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
export const retrySession = () => restore(unfinishedReturn())

/** Lets a site with a login of its own sign in, or us again. The function that was given last counts. */
export function provideToken(getToken: GetToken | undefined): void {
  const before = $getToken.get()
  $getToken.set(getToken)
  // Frameworks give another function at each drawing.
  if (Boolean(before) === Boolean(getToken)) return
  keepSiteToken(undefined)
  if (isStarted) void enterBy({})
}

/** Called with a token that the API has refused. Resolves to whether the site has another one. */
export const renewToken = async (refused: string | undefined): Promise<boolean> =>
  $getToken.get() !== undefined &&
  (await import('./site-login.ts')).renew(refused, $user.get() ? enter : undefined)

/** Follows another tab's sign-in or sign-out, because this tab sends the same token, or the same cookie. */
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
 * Follows another copy of this code on the page, from another address or of another version: its elements tell of sign-in and
 * sign-out as ours do, while a page hears of no storage that it changes itself.
 */
onMount($access, () => {
  const readAgain = () => {
    for (const $stored of [$token, $cookieUserId]) $stored.set($stored.readDevice())
  }
  window.addEventListener('session-changed', readAgain, true)
  return () => window.removeEventListener('session-changed', readAgain, true)
})
