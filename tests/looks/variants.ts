import type { Page } from '@playwright/test'

/** How a scene is looked at: a column of the contact sheet. */
export interface Variant {
  name: string
  width: number
  theme: 'light' | 'dark'
  turn?: 'right to left' | 'longer texts'
}

const WIDTHS = [390, 768, 1280] as const
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800 }

/** In this order: texts that were lengthened stay so. */
export const VARIANTS: readonly Variant[] = [
  ...(['light', 'dark'] as const).flatMap((theme) =>
    WIDTHS.map((width) => ({ name: `${width}-${theme}`, width, theme })),
  ),
  ...WIDTHS.map((width) => ({
    name: `${width}-rtl`,
    width,
    theme: 'light' as const,
    turn: 'right to left' as const,
  })),
  ...WIDTHS.map((width) => ({
    name: `${width}-long`,
    width,
    theme: 'light' as const,
    turn: 'longer texts' as const,
  })),
]

/** Every word of the page gets 40 % longer, once; formulas stay as they are. */
function lengthen(): void {
  const SHARE = 0.4
  const ATTRIBUTES = ['placeholder', 'data-label', 'data-other']
  const longer = (text: string) =>
    text.replaceAll(/\p{L}+/gu, (word) => word + word.slice(-Math.round(word.length * SHARE) || word.length))
  function walk(node: Node): void {
    if (node instanceof Text) {
      if (node.nodeValue?.trim()) node.nodeValue = longer(node.nodeValue)
      return
    }
    if (node instanceof Element) {
      if (node.matches('math, svg, style, script, .bubble')) return
      for (const name of ATTRIBUTES) {
        const text = node.getAttribute(name)
        if (text) node.setAttribute(name, longer(text))
      }
      if (node.shadowRoot) walk(node.shadowRoot)
    }
    for (const child of [...node.childNodes]) walk(child)
  }
  const root = document.documentElement
  if (root.dataset.longer) return
  root.dataset.longer = 'yes'
  walk(document.body)
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** What covers the page has the size of the window. */
const isCovered = (page: Page) => page.locator('dialog[open], [popover]:popover-open').first().isVisible()

/** The window is as high as the page, so that what sticks to its edges is not in the middle of the picture. */
async function heighten(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
  if (await isCovered(page)) return
  const height = await heightOf(page)
  if (height > (HEIGHTS[width] ?? 800)) await page.setViewportSize({ width, height })
}

export async function show(page: Page, { width, theme, turn }: Variant): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate(
    (dir) => {
      document.documentElement.dir = dir
      // As in a language that is written so.
      for (const { shadowRoot } of document.querySelectorAll('*'))
        shadowRoot?.querySelector('.root')?.setAttribute('dir', dir)
    },
    turn === 'right to left' ? 'rtl' : 'ltr',
  )
  if (turn === 'longer texts') await page.evaluate(lengthen)
  await heighten(page, width)
  // What measures itself does so in the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
