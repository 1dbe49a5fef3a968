import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, readReference, toReference } from './driver.ts'

const PATIENCE_MS = 30_000

/** Elements of the page and of our element in it, by what they are called. */
const FIND = `
const [selector, text] = arguments
const roots = [document, ...[...document.querySelectorAll('quiz-app')].map((element) => element.shadowRoot)]
const labelOf = (element) => element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
return roots
  .flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
  .find((element) => element.checkVisibility() && !element.disabled && labelOf(element).replace(/\\s+/g, ' ').includes(text)) ?? null`

/** Where an element stands, in one text. */
const PLACE =
  'const { x, y, width, height } = arguments[0].getBoundingClientRect(); return [x, y, width, height].join()'

const DRAW = `window.drawn = false
const later = (times) => (times === 0 ? (window.drawn = true) : requestAnimationFrame(() => later(times - 1)))
later(3)`

/** Asks until there is an answer. */
async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
  }
  throw new Error(`${what} did not come`)
}

/** What people do on a page. */
export function personAt(driver: Driver) {
  const find = (selector: string, text = '') =>
    until(`${selector} "${text}"`, async () => readReference(await driver.run(FIND, selector, text)))
  /** Once it stands still: a click is aimed at where it was. */
  async function still(selector: string, text: string) {
    let before: unknown
    return until(`${selector} "${text}" that stands still`, async () => {
      const element = await find(selector, text)
      const place = await driver.run(PLACE, toReference(element))
      const isStill = place === before
      before = place
      return isStill ? element : undefined
    })
  }
  return {
    find,
    click: async (selector: string, text = '') => driver.click(await still(selector, text)),
    fill: async (selector: string, label: string, text: string) =>
      driver.type(await find(selector, label), text),
    /** Once what is there is drawn: WebKit may photograph the frame before. */
    async painted() {
      await driver.run(DRAW)
      await until(
        'a drawn frame',
        async () => (await driver.run('return window.drawn')) === true || undefined,
      )
    },
    /** Whether a body of a function comes true in the page. */
    holds: (what: string, body: string, ...values: unknown[]) =>
      until(what, async () => (await driver.run(body, ...values)) === true || undefined),
  }
}
