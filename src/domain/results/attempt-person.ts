import type { Result } from './results.ts'

/** The attempt's person, as far as the API says; the e-mail may be empty. */
export interface AttemptPerson {
  userId: string | undefined
  name: string | undefined
  email: string
}

/** An API may send the user, only the id, or neither. */
export function personOf({ user }: Pick<Result, 'user'>): AttemptPerson {
  const known = { name: undefined, email: undefined, ...user }
  return { userId: user?._id || undefined, name: known.name || undefined, email: known.email ?? '' }
}
