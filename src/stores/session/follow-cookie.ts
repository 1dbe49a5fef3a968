import { readMe } from '../../api/auth.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { retrySession } from './session.ts'
import { readToken } from './token.ts'

/**
 * Without a token, a sign-in in another tab replaces the session silently: follows it, so that nothing of this person goes to
 * another one's account.
 */
export async function followCookie({ userId }: { userId: string }): Promise<void> {
  if (readToken() !== undefined) return
  const session = await readMe().catch(onFailure(() => undefined))
  if (session && session.user._id !== userId) await retrySession()
}
