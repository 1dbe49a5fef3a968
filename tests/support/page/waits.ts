import { onTestFinished } from 'vitest'

/** fetch, the server, its database and nanostores are in this process too, and need their timers as they are. */
const isOfStores = (stack = '') => /\/src\/(stores|platform)\//.test(stack.split('\n')[2] ?? '')

/**
 * Until the test ends, the pauses that the stores make between two tries take no time. Returns how long each would have
 * been, in milliseconds.
 */
export function skipWaits(): number[] {
  const waits: number[] = []
  const real = globalThis.setTimeout
  const skipping = (run: () => void, delayMs?: number, ...rest: []) => {
    // Without a delay it is no pause.
    if (!delayMs || !isOfStores(new Error().stack)) return real(run, delayMs, ...rest)
    waits.push(delayMs)
    return real(run, 0)
  }
  globalThis.setTimeout = Object.assign(skipping, real)
  onTestFinished(() => {
    globalThis.setTimeout = real
  })
  return waits
}
