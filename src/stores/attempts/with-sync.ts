import { offers } from '../session/features.ts'

/**
 * Runs `work` where the API keeps a copy of the work, or its time. The code is loaded on demand; if that fails, nothing is done, and
 * the next caller tries again, which Chromium answers with the same failure until the page is reloaded (whatwg/html#6768).
 */
export async function withSync<Value>(
  work: (sync: typeof import('./sync-watch.ts')) => Value,
): Promise<Awaited<Value> | undefined> {
  return offers('saves', 'time') ? await import('./sync-watch.ts').then(work, () => undefined) : undefined
}

/** Runs `work` where the API takes the pace of an attempt. Without the code for it the exam goes on, and nothing is noted. */
export async function withPace<Value>(
  work: (pace: typeof import('./pace.ts')) => Value,
): Promise<Awaited<Value> | undefined> {
  return offers('pace') ? await import('./pace.ts').then(work, () => undefined) : undefined
}
