import { wait } from './wait.ts'

/** The maximum wait: a page full of animations may never be idle. */
const LATEST_MS = 2000

/** Resolves once the browser is idle, or after the maximum wait; soon, if the browser does not report idleness. */
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
