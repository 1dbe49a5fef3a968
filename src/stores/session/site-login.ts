import { readMe } from '../../api/auth.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import type { User } from '../../domain/session/session.ts'
import { within } from '../../platform/wait.ts'
import { $getToken, keepSiteToken, readToken } from './token.ts'

/* The site's own login, in a separate chunk: most sites use ours. */

const PATIENCE_MS = 20_000

/** The site's token; undefined if it has none, fails or takes too long. */
async function ask(): Promise<string | undefined> {
  try {
    return (await within(PATIENCE_MS, Promise.resolve($getToken.get()?.()))) || undefined
  } catch (error) {
    console.warn('getToken of this site failed.', error)
    return undefined
  }
}

/** @throws Failure as for an expired session if the site gives no token. */
export async function takeFirstToken(): Promise<void> {
  const token = await ask()
  keepSiteToken(token)
  if (!token) throw new Failure({ message: 'Session expired', status: 401 })
}

type Enter = (user: User) => void

/** Together with its person: work must never continue under another name. */
async function takeNextToken(enter: Enter | undefined): Promise<void> {
  const token = await ask()
  if (!token || token === readToken()) return
  const session = enter && (await readMe({ token }))
  keepSiteToken(token)
  if (session) enter(session.user)
}

let taking: Promise<void> | undefined

/**
 * Asks the site again after the API has rejected its token. Resolves to whether there is a new one. Calls `enter` if
 * somebody is signed in.
 */
export async function renew(refused: string | undefined, enter: Enter | undefined): Promise<boolean> {
  if (readToken() === refused) {
    taking ??= takeNextToken(enter)
      .catch(onFailure(() => {}))
      .finally(() => {
        taking = undefined
      })
    await taking
  }
  return readToken() !== undefined && readToken() !== refused
}
