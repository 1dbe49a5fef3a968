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

/*
 * Whose session it is: that of a return of the sign-in, of the stored token, of a cookie, or of the site's own login.
 */

/** The user of a session, whose API also tells what it offers. A site with a login of its own minds its sessions itself. */
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

/** Once per page, where the session cannot be read: the API may still know whose token it is. */
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
  // Who was here before is known to the site alone.
  return userOf(readMe({ since: 0 }))
}

/**
 * Login CSRF: a link with a stranger's token must not sign in as them. An API that can return to a page can bind the return to
 * the tab that began it; any other may have begun it itself, as may a tab that can keep nothing.
 */
async function isOwnReturn(): Promise<boolean> {
  if (isSignInStarted() || $storage.get() === 'memory') return true
  await learnFeaturesNow()
  return !offers('return')
}

/** Goes on with a return whose exchange got no answer. */
export const unfinishedReturn = () => unfinished

/** @throws Failure, whose session has expired where nobody is signed in. */
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
