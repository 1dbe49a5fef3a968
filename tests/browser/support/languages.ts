import type { Page } from '@playwright/test'
import { expect } from './story.ts'

/** What a language makes of a screen. */
interface Drawn {
  /** By how many pixels the page is wider than its window. */
  overflow: number
  /** Texts that are cut, though no style sheet means them to be. */
  cut: string[]
  /** Controls, headings and labels without the brackets of the pseudo-locale. */
  untranslated: string[]
}

/** Runs in the page. */
function look(): Drawn {
  const OURS = 'button, .button, label, legend, thead th, dt, [role="tab"], [role="status"], .badge'
  /** What people wrote, or what is the same in each language. */
  const THEIRS =
    '[dir="auto"], [translate="no"], math, svg, style, select, code, .option, .write-lines, .visually-hidden, [hidden]'
  const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/
  const drawn: Drawn = {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    cut: [],
    untranslated: [],
  }
  const ownText = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
      .trim()
  /** An ellipsis, some lines of many, or there for screen readers alone. */
  const isMeant = (element: Element) => {
    const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
  }
  function judge(element: Element, text: string): void {
    const hides = /hidden|clip/.test(getComputedStyle(element).overflowX)
    if (hides && element.scrollWidth > element.clientWidth + 1 && !isMeant(element)) drawn.cut.push(text)
    if (element.closest(OURS) && !/[[\]~]/.test(text) && !DATE.test(text)) drawn.untranslated.push(text)
  }
  function walk(element: Element): void {
    if (element.matches(THEIRS) || !element.checkVisibility()) return
    const text = ownText(element)
    if (/\p{L}{3}/u.test(text)) judge(element, text)
    for (const child of element.shadowRoot?.children ?? element.children) walk(child)
  }
  for (const element of document.querySelectorAll('quiz-app, quiz-admin, slot-booker')) walk(element)
  return drawn
}

/** Shows the page in a language, as a site does that switches its own. */
async function speak(page: Page, tag: string): Promise<void> {
  await page.evaluate((lang) => {
    document.documentElement.lang = lang
  }, tag)
  const root = page.locator('.root').first()
  await expect(root).toHaveAttribute('lang', tag.slice(0, 2))
  if (tag === 'en-XA') await expect(root).toContainText('~]')
}

/** Nothing is too wide, cut, or in English alone: in the pseudo-locale, which is 40 % longer, and from right to left. */
export async function inspectLanguages(page: Page, screen: string): Promise<void> {
  const own = await page.locator('html').getAttribute('lang')
  for (const tag of ['en-XA', 'ar']) {
    await speak(page, tag)
    const { overflow, cut, untranslated } = await page.evaluate(look)
    expect.soft(overflow, `${screen}, ${tag}: nothing is wider than the window`).toBeLessThanOrEqual(0)
    expect.soft(cut, `${screen}, ${tag}: texts that are cut`).toEqual([])
    if (tag === 'en-XA') expect.soft(untranslated, `${screen}: texts without brackets`).toEqual([])
  }
  await speak(page, own ?? 'en')
}
