import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  type Box,
  bringFonts,
  cutUp,
  type Drawing,
  difference,
  HALF_SIZE,
  probe,
  store,
} from '../support/drawn.ts'
import { expect, test } from '../support/story.ts'

/*
 * The pieces beside the pictures of them that somebody has looked at and accepted: `npm run look:accept` makes new ones.
 * Another browser than the one that drew those draws every letter differently: there the comparison is left out, and said to be.
 */

const FOLDER = new URL('./accepted/', import.meta.url).pathname
const DRAWN_BY = `${FOLDER}drawn-by.json`
const ACCEPT = 'npm run look:accept'

const isAccepting = () => ['all', 'changed'].includes(test.info().config.updateSnapshots)

/** Why the pictures tell nothing here; undefined if they do. */
async function whyNot(page: Page): Promise<string | undefined> {
  if (!existsSync(DRAWN_BY)) return `no pictures have been accepted yet: \`${ACCEPT}\` makes them`
  const drawnBy: Drawing = JSON.parse(await readFile(DRAWN_BY, 'utf8'))
  const here = await probe(page)
  if (here.probe === drawnBy.probe) return undefined
  return `Chromium ${here.browser} draws here otherwise than ${drawnBy.browser} did where the pictures were accepted; look at /pieces.html yourself, or take the other browser`
}

const innerHeightOf = (page: Page) => page.viewportSize()?.height ?? 0

const heighten = async (page: Page) =>
  page.setViewportSize({
    width: page.viewportSize()?.width ?? 0,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  })

/** All pieces of a theme in a window that is as high as they are, so that all of them are drawn. */
async function showPieces(page: Page, theme: string): Promise<void> {
  await page.goto(`/pieces.html?theme=${theme}`)
  await bringFonts(page)
  // The page around the pieces has the machine's fonts, whose heights would move every letter below by a part of a pixel.
  await page.addStyleTag({ content: '.pieces-head, .pieces-index { display: none !important }' })
  await expect(page.locator('.math-problem')).toHaveCount(2)
  await heighten(page)
  await expect(page.locator('.awaited')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  // What waits says so after a while, which moves all that stands below it.
  await expect(page.locator('[data-shelf] .slow')).toHaveCount(2, { timeout: 15_000 })
  // A row was scrolled to its chosen tab while that had another font.
  for (const row of await page.getByRole('tablist').all()) await row.evaluate((tabs) => tabs.scrollTo(0, 0))
  // Formulas and pictures have their size now.
  await heighten(page)
}

async function boxesOf(page: Page): Promise<Map<string, Box>> {
  const shelves = await page.locator('[data-shelf]').evaluateAll((sections) =>
    sections.map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect()
      return [(section as HTMLElement).dataset.shelf ?? '', { x, y, width, height }] as const
    }),
  )
  return new Map(shelves)
}

const fileOf = (variant: string, shelf: string) =>
  `${FOLDER}${variant}/${shelf.toLowerCase().replaceAll(' ', '-')}.webp`

/** All shelves as they are drawn. What comes late makes the page higher once more. */
async function shelvesOf(page: Page) {
  let boxes = await boxesOf(page)
  await expect
    .poll(async () => {
      boxes = await boxesOf(page)
      const missing =
        Math.max(...[...boxes.values()].map(({ y, height }) => y + height)) - innerHeightOf(page)
      if (missing > 0) await heighten(page)
      return missing
    })
    .toBeLessThanOrEqual(0)
  return cutUp(page, boxes)
}

async function accept(page: Page, variant: string): Promise<void> {
  await rm(`${FOLDER}${variant}`, { recursive: true, force: true })
  for (const [shelf, picture] of await shelvesOf(page)) await store(picture, fileOf(variant, shelf))
  await writeFile(DRAWN_BY, `${JSON.stringify(await probe(page), undefined, 2)}\n`)
}

/** Every shelf that does not look as accepted, with how it looks now beside the report. */
async function differences(page: Page, variant: string): Promise<string[]> {
  const found: string[] = []
  for (const [shelf, picture] of await shelvesOf(page)) {
    const told = await difference(picture, fileOf(variant, shelf))
    if (!told) continue
    const now = test.info().outputPath(`${shelf}.webp`)
    await store(picture, now)
    found.push(`${shelf}, ${variant}: ${told}; now: ${now}`)
  }
  return found
}

test.describe(() => {
  test.use({ deviceScaleFactor: HALF_SIZE, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

  for (const theme of ['light', 'dark'])
    for (const width of [390, 1280])
      test(`the pieces look as accepted: ${theme}, ${width} px wide`, async ({ page }) => {
        const variant = `${theme}-${width}`
        const reason = isAccepting() ? undefined : await whyNot(page)
        if (reason) console.log(`left out: '${test.info().title}': ${reason}`)
        test.skip(reason !== undefined, reason)
        await page.setViewportSize({ width, height: 800 })
        await showPieces(page, theme)
        if (isAccepting()) return accept(page, variant)
        await expect
          .poll(() => differences(page, variant), {
            message: `where it is meant, \`${ACCEPT}\` accepts it`,
            timeout: 30_000,
          })
          .toEqual([])
      })
})
