import type { Page } from '@playwright/test'

/** How a scene is looked at: a column of the contact sheet. */
export interface Variant {
  name: string
  width: number
  theme: 'light' | 'dark'
  /** Arabic runs from right to left, the pseudo-locale is 40 % longer than English. */
  lang?: 'ar' | 'en-XA'
}

const WIDTHS = [390, 768, 1280] as const
const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 800 }

export const VARIANTS: readonly Variant[] = [
  ...(['light', 'dark'] as const).flatMap((theme) =>
    WIDTHS.map((width) => ({ name: `${width}-${theme}`, width, theme })),
  ),
  ...(['ar', 'en-XA'] as const).flatMap((lang) =>
    [320, ...WIDTHS].map((width) => ({ name: `${width}-${lang}`, width, theme: 'light' as const, lang })),
  ),
]

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** What covers the page has the size of the window. */
const isCovered = (page: Page) => page.locator('dialog[open], [popover]:popover-open').first().isVisible()

/** The window is as high as the page, so that what sticks to its edges is not in the middle of the picture. */
export async function heighten(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
  if (await isCovered(page)) return
  const height = await heightOf(page)
  if (height > (HEIGHTS[width] ?? 800)) await page.setViewportSize({ width, height })
}

const SPOKEN_WITHIN_MS = 5000
const TOOLS_WITHIN_MS = 2500

/** Offline a language cannot be loaded, and the demo's own pages have none: those stay English. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((tag) => {
    document.documentElement.lang = tag
  }, lang)
  const root = page.locator(`.root[lang="${lang.slice(0, 2)}"]`, lang === 'en-XA' ? { hasText: '~]' } : {})
  await root
    .first()
    .waitFor({ state: 'attached', timeout: SPOKEN_WITHIN_MS })
    .catch(() => {})
}

/** The header's own tools come last; while the API is away they may never come. */
async function awaitTools(page: Page): Promise<void> {
  const tools = page.locator('.masthead .language')
  if ((await tools.count()) === 0) return
  await tools
    .locator('select')
    .first()
    .waitFor({ state: 'attached', timeout: TOOLS_WITHIN_MS })
    .catch(() => {})
}

export async function show(page: Page, { width, theme, lang }: Variant): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await speak(page, lang ?? 'en')
  await heighten(page, width)
  await awaitTools(page)
  // The configurator's previews are pages of their own, drawn anew for each width.
  for (const frame of page.frames().slice(1))
    await frame
      .locator('.card')
      .first()
      .waitFor({ timeout: SPOKEN_WITHIN_MS })
      .catch(() => {})
  // What measures itself does so in the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
