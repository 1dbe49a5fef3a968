import { wait } from './wait.ts'

/** Resolves once the browser has nothing more urgent to do; soon, where it cannot tell. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
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
