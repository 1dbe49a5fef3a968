import type { Result } from './results.ts'

/** Whose attempt it is. `userId` is missing where an API tells neither the person nor the id; the e-mail may be empty. */
export interface AttemptPerson {
  userId: string | undefined
  name: string
  email: string
}

/** An API may tell all of the person, the id alone, or nothing. */
export function personOf({ user }: Pick<Result, 'user'>): AttemptPerson {
  const known = { name: undefined, email: undefined, ...user }
  return { userId: user?._id || undefined, name: known.name || 'Unknown User', email: known.email ?? '' }
}
