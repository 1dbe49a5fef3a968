/**
 * Debounced work, done once for many calls. `later` runs it after the delay, or when the page is left; `now` runs it at
 * once if it is due.
 */
export function createSoon(work: () => void, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function now(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    removeEventListener('pagehide', now)
    work()
  }
  function later(): void {
    if (timer !== undefined) return
    timer = setTimeout(now, delayMs)
    addEventListener('pagehide', now)
  }
  return { later, now }
}
