import { exchangeToken, readMe, validateToken } from '../../api/auth.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import type { Session, User } from '../../domain/session/session.ts'
import { wait } from '../../platform/wait.ts'
import { $storage } from '../lib/storage.ts'
import { noteOtherSession } from '../page/clock.ts'
import { noteFeatures, offers } from './features.ts'
import { isSignInStarted, type SignInReturn } from './sign-in-return.ts'
import { $getToken, $token, keepsSession, readToken } from './token.ts'
import { learnFeaturesNow, RECHECK_DELAY_MS } from './visitor.ts'

/* Finds the session's user: from a sign-in's return, the stored token, a cookie, or the site's own login. */

/** The user of a session, along with the API's features. A site with its own login manages its sessions itself. */
async function userOf(answer: Promise<Session>): Promise<User> {
  const { user, features } = await answer
  noteFeatures($getToken.get() ? features?.filter((name) => name !== 'sessions') : features)
  return user
}

/** The user of the stored session; undefined if there is none or it has expired. */
async function findStoredUser(): Promise<User | undefined> {
  if (!keepsSession()) return undefined
  return userOf(readMe()).catch(
    onFailure((failure) => {
      if (!failure.sessionExpired) throw failure
      return undefined
    }),
  )
}

let validated = false

/** Once per page, if the session cannot be read: the API may still recognise the token. */
async function readValidated(failure: Failure): Promise<User> {
  if (failure.sessionExpired || validated || readToken() === undefined) throw failure
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

/** The user signed in by another tab meanwhile, if this tab's return is refused. */
async function findOtherSession(refusal: Failure): Promise<User> {
  const user = refusal.sessionExpired ? await findStoredUser() : undefined
  if (!user) throw refusal
  return user
}

/** A sign-in whose exchange got no answer, until it has one. */
let unfinished: SignInReturn = {}

/**
 * Exchanges the address's token for a session. It may work only once, so other tabs, which follow the stored token,
 * must not see it. If the API answers without a token, it stays in use.
 */
async function exchange(signInReturn: SignInReturn, token: string): Promise<User> {
  unfinished = signInReturn
  const answer = await exchangeToken(token, signInReturn.verifier).catch(
    onFailure((failure) => {
      if (failure.sessionExpired) unfinished = {}
      throw failure
    }),
  )
  unfinished = {}
  noteFeatures(answer.features)
  noteOtherSession()
  $token.set(answer.token ?? token)
  return answer.user
}

async function readSiteUser(): Promise<User> {
  const { takeFirstToken } = await import('./site-login.ts')
  await takeFirstToken()
  // Only the site knows who was here before.
  return userOf(readMe({ since: 0 }))
}

/**
 * Login CSRF: a link with a stranger's token must not sign in as them. An API with `return` can bind the return to the
 * tab that began it; other APIs may have started the sign-in themselves, and so may a tab without storage.
 */
async function isOwnReturn(): Promise<boolean> {
  if (isSignInStarted() || $storage.get() === 'memory') return true
  await learnFeaturesNow()
  return !offers('return')
}

/** Retries a return whose exchange got no answer. */
export const unfinishedReturn = () => unfinished

/** @throws Failure, with `sessionExpired` if nobody is signed in. */
export async function readUser(signInReturn: SignInReturn): Promise<User> {
  if ($getToken.get()) return readSiteUser()
  const { outcome, token } = signInReturn
  // Login CSRF: a forged return with a stranger's token must not replace this user's session.
  const stored = token && !isSignInStarted() ? await findStoredUser() : undefined
  if (stored) return stored
  if (token && (await isOwnReturn())) return exchange(signInReturn, token).catch(onFailure(findOtherSession))
  // Success without a token: the cookie may take a moment to arrive.
  if (outcome === 'success' && !token) await wait(RECHECK_DELAY_MS)
  return userOf(readMe()).catch(onFailure(readValidated))
}
