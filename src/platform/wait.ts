export const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

/** The result of the work, or undefined if it takes longer than `limitMs`. The work is not cancelled. */
export function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value | undefined> {
  const outOfTime = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(limitMs).addEventListener('abort', () => resolve(undefined))
  })
  return Promise.race([work, outOfTime])
}
