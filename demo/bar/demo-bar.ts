/*
 * The bar of the demo: one press signs in as a sample person, through the element's own button and the demo's own issuer,
 * which is told by a cookie whom to take (demo/api/session/issuer.ts).
 */

const GIVE_UP_MS = 15_000

const inside = (selector: string) =>
  document.querySelector('quiz-app')?.shadowRoot?.querySelector<HTMLElement>(selector)

/** Waits until the element shows it. */
async function whenShown(selector: string): Promise<HTMLElement | undefined> {
  const until = performance.now() + GIVE_UP_MS
  while (performance.now() < until) {
    const found = inside(selector)
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  return undefined
}

async function enterAs(person: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing on plain http and in Firefox before 140.
  document.cookie = `sample-person=${person}; path=/oidc; max-age=60; samesite=lax`
  const first = await whenShown('.google, button.menu-link')
  if (first?.matches('.menu-link')) first.click()
  const button = await whenShown('.google')
  button?.click()
}

for (const way of document.querySelectorAll<HTMLButtonElement>('.demo-bar [data-person]'))
  way.addEventListener('click', () => void enterAs(way.dataset.person ?? ''))
