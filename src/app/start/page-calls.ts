import { $apiBase } from '../../stores/page/settings.ts'
import { $user, sessionKnown, signIn, signOut } from '../../stores/session/session.ts'

/* The elements' public methods, which few pages use, in a separate chunk. */

async function begin(method: string): Promise<void> {
  if (!$apiBase.get()) throw new Error(`${method}: no quiz element of this page has an api-base yet.`)
  await sessionKnown()
}

/** @throws Error on a page without an `api-base`. */
export async function signInFromPage(): Promise<void> {
  await begin('signIn')
  if (!$user.get()) await signIn()
}

/** @throws Error on a page without an `api-base`. */
export async function signOutFromPage(): Promise<void> {
  await begin('signOut')
  if ($user.get()) await signOut()
}
