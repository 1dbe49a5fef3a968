import { offers } from '../session/features.ts'

/**
 * Does something with the API's copy of the work, or with its time, where it keeps one. Without a network for the code, which is
 * loaded then, nothing is done: whoever needs it next asks again.
 */
export async function withSaving<Value>(
  work: (saving: typeof import('./saving.ts')) => Value,
): Promise<Awaited<Value> | undefined> {
  return offers('saves', 'time') ? await import('./saving.ts').then(work, () => undefined) : undefined
}
