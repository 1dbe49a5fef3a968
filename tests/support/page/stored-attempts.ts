import type { Attempt } from '../../../src/domain/attempts/attempt.ts'

const KEY = 'quiz:attempts'

/** What the device holds under the key of the attempts. */
export const storedEntries = (): Record<string, Attempt> => JSON.parse(localStorage.getItem(KEY) ?? '{}')

export const storeEntries = (entries: object) => localStorage.setItem(KEY, JSON.stringify(entries))

/** The stored attempts that are not over, as [key, attempt]. */
export const storedLive = () =>
  Object.entries(storedEntries()).filter(([, { phase }]) => phase?.name !== 'closed')

/** The device's entries as another tab writes them after it changed every attempt. */
export const changedByAnotherTab = (change: (attempt: Attempt) => Partial<Attempt>) =>
  Object.fromEntries(
    storedLive().map(([key, attempt]) => [
      key,
      { ...attempt, revision: attempt.revision + 1, ...change(attempt) },
    ]),
  )
