import { readMe } from '../../api/auth.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import type { User } from '../../domain/session/session.ts'
import { within } from '../../platform/wait.ts'
import { $getToken, keepSiteToken, readToken } from './token.ts'

/*
 * A login of the site's own, in a chunk of its own: most sites leave it to us.
 */

const PATIENCE_MS = 20_000

/** The site's token; undefined where it has none, fails to give it or takes too long. */
async function ask(): Promise<string | undefined> {
  try {
    return (await within(PATIENCE_MS, Promise.resolve($getToken.get()?.()))) || undefined
  } catch (error) {
    console.warn('getToken of this site failed.', error)
    return undefined
  }
}

/** @throws Failure as of an expired session where the site gives no token. */
export async function takeFirstToken(): Promise<void> {
  const token = await ask()
  keepSiteToken(token)
  if (!token) throw new Failure({ message: 'Session expired', status: 401 })
}

type Enter = (user: User) => void

/** With the person whose it is: nobody's work may go on in another name. */
async function takeNextToken(enter: Enter | undefined): Promise<void> {
  const token = await ask()
  if (!token || token === readToken()) return
  const session = enter && (await readMe({ token }))
  keepSiteToken(token)
  if (session) enter(session.user)
}

let taking: Promise<void> | undefined

/**
 * Asks the site once more, whose token the API has refused. Resolves to whether there is another one now. `enter` where somebody
 * is signed in.
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
