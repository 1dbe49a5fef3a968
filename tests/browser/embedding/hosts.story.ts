import type { Browser, Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { HOSTS, type Row } from '../support/host-rows.ts'
import { type Walk, walk } from '../support/host-walk.ts'
import { addOurScript, openHost, readHost } from '../support/hosts.ts'
import { openQuiz, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { differences } from '../support/styles.ts'

/** One for all walks of a worker, so that what its name takes up is the same in all. */
const titles = new WeakMap<School, Promise<string>>()

function titleAt(school: School): Promise<string> {
  const title = titles.get(school) ?? openQuiz(school, { count: 1 }).then((quiz) => quiz.title)
  titles.set(school, title)
  return title
}

async function begin(page: Page, school: School, host: Row) {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: host.forcedColors ?? 'none' })
  await openHost(page, school, await enrol(school, { name: 'Lin Zhao' }), host)
}

const WINDOW = { width: 1100, height: 800, deviceScaleFactor: 1 }

/** How our element looks by itself on a page, by the width of its place and of the window. */
const ALONE = new Map<string, Promise<Walk>>()

async function walkAlone(browser: Browser, school: School, { window, width }: Row): Promise<Walk> {
  const context = await browser.newContext({ viewport: window ?? WINDOW, deviceScaleFactor: 1 })
  const page = await context.newPage()
  await begin(page, school, { name: 'an empty page', ...(width !== undefined && { width }) })
  await addOurScript(page)
  const walked = await walk(page, await titleAt(school))
  await context.close()
  return walked
}

function aloneLike(browser: Browser, school: School, host: Row): Promise<Walk> {
  const key = `${host.window?.width} ${host.width}`
  const walked = ALONE.get(key) ?? walkAlone(browser, school, host)
  ALONE.set(key, walked)
  return walked
}

/** A page that hides our element and shows it later, as tabs do. */
const veil = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, style)

async function unveil(page: Page) {
  const title = page.locator('quiz-app h1')
  await expect(title).toContainText('Welcome, Lin Zhao')
  await expect(title).toBeHidden()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

for (const host of HOSTS) {
  const { deviceScaleFactor, ...viewport } = host.window ?? WINDOW

  test.describe(() => {
    test.use({ viewport, deviceScaleFactor })

    test(`one books, takes a quiz and sees the result, and all looks as ever, on: ${host.name}`, async ({
      page,
      browser,
      school,
    }) => {
      const alone = await aloneLike(browser, school, host)
      await begin(page, school, host)
      await host.before?.(page)
      const before = await readHost(page)
      if (host.veil) await veil(page, host.veil)
      await addOurScript(page)
      if (host.veil) await unveil(page)
      const { styles, overflow } = await walk(page, await titleAt(school), host.inExam)
      await host.after?.(page)

      expect
        .soft(differences(styles, alone.styles, host.leaveOut), 'it looks as on an empty page')
        .toEqual([])
      expect.soft(overflow, 'nothing is wider than its place').toEqual(alone.overflow)
      expect.soft(await readHost(page), 'the page is as it was').toEqual(before)
    })
  })
}
