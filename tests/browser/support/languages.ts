import type { Page } from '@playwright/test'
import { expect } from './story.ts'

/** What a language makes of a screen. */
interface Seen {
  /** By how many pixels the page is wider than its window. */
  overflow: number
  /** Texts whose end cannot be seen, and that no reader can unfold. */
  cut: string[]
  /** Texts without the brackets of the pseudo-locale. */
  untranslated: string[]
}

/** Runs in the page. */
function look(): Seen {
  /** Written by people, or the same in each language; or for sighted people not there at all. */
  const APART =
    '[dir="auto"], [translate="no"], math, svg, style, script, select, code, .visually-hidden, [hidden]'
  const DATE =
    /\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|June?|July?|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|[AP]M|GMT|UTC)\b/g
  const cut: string[] = []
  const untranslated: string[] = []
  const textOf = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
      .trim()
  /** Whether it is cut by the author of the style sheet, as a title in one line is. */
  const isMeant = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
  function judge(element: Element): void {
    const text = textOf(element)
    if (!/\p{L}/u.test(text) || !element.checkVisibility({ visibilityProperty: true })) return
    const { overflowX } = getComputedStyle(element)
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && (overflowX === 'hidden' || overflowX === 'clip')
    if (isCut && !isMeant(element)) cut.push(text)
    if (!/[[\]~]/.test(text) && /\p{L}{2}/u.test(text.replace(DATE, ''))) untranslated.push(text)
  }
  function walk(element: Element): void {
    if (element.matches(APART)) return
    judge(element)
    for (const child of element.shadowRoot?.children ?? element.children) walk(child)
  }
  for (const element of document.querySelectorAll('quiz-app, quiz-admin, slot-booker')) walk(element)
  return { overflow: document.documentElement.scrollWidth - window.innerWidth, cut, untranslated }
}

/** Shows the page in a language, as a site does that switches its own. */
export async function speak(page: Page, lang: string): Promise<void> {
  const [language] = lang.split('-')
  await page.evaluate((tag) => {
    document.documentElement.lang = tag
  }, lang)
  const root = page.locator(`.root[lang="${language}"]`).first()
  await expect(root).toBeVisible()
}

export async function seen(page: Page): Promise<Seen> {
  return page.evaluate(look)
}
