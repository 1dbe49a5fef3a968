export const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

/** What the work gives within that time, undefined where it takes longer. The work goes on. */
export function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value | undefined> {
  const outOfTime = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(limitMs).addEventListener('abort', () => resolve(undefined))
  })
  return Promise.race([work, outOfTime])
}
