import { wait } from './wait.ts'

/** What waits for a free moment comes by then: a page full of a site's own animations may never have one. */
const LATEST_MS = 2000

/** Resolves once the browser has nothing more urgent to do, or at the latest moment; soon, where it cannot tell. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else setTimeout(resolve)
  })

/** Longer than between two turns of a wheel. */
const SCROLL_REST_MS = 150

/** Resolves once the browser is idle and nothing on the page scrolls. */
export async function calm(): Promise<void> {
  let scrolled = false
  const noteScroll = () => {
    scrolled = true
  }
  window.addEventListener('scroll', noteScroll, { capture: true, passive: true })
  await idle()
  while (scrolled) {
    scrolled = false
    await wait(SCROLL_REST_MS)
    await idle()
  }
  window.removeEventListener('scroll', noteScroll, { capture: true })
}
