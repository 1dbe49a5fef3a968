import type { Browser, Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { HOSTS, type Row } from '../support/host-rows.ts'
import { glance, type Walk, walk } from '../support/host-walk.ts'
import { addOurScript, openHost, readHost } from '../support/hosts.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { differences } from '../support/styles.ts'

/** One for all walks of a worker, so that what its name takes up is the same in all. */
const titles = new WeakMap<School, Promise<string>>()

function titleAt(school: School): Promise<string> {
  const title = titles.get(school) ?? openQuiz(school, { count: 1 }).then((quiz) => quiz.title)
  titles.set(school, title)
  return title
}

const NAME = 'Lin Zhao'

/** The hardest hosts have to stand the whole way, as each night all of them. */
const isWhole = ({ whole }: Row) => whole === true || process.env.STORIES === 'all'

async function begin(page: Page, school: School, host: Row) {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: host.forcedColors ?? 'none' })
  const person = await (isWhole(host) ? enrol(school, { name: NAME }) : enrolSeated(school, NAME))
  await openHost(page, school, person, host)
}

/** What is seen on the way that is walked on such a host. */
const see = async (page: Page, school: School, host: Row) =>
  (isWhole(host) ? walk : glance)(page, await titleAt(school), host.inExam)

const WINDOW = { width: 1100, height: 800, deviceScaleFactor: 1 }

/** How our element looks by itself on a page, by the way that is walked and the width of its place and of the window. */
const ALONE = new Map<string, Promise<Walk>>()

async function walkAlone(browser: Browser, school: School, { window, width, whole }: Row): Promise<Walk> {
  const context = await browser.newContext({ viewport: window ?? WINDOW, deviceScaleFactor: 1 })
  const page = await context.newPage()
  const empty = { name: 'an empty page', ...(whole && { whole }), ...(width !== undefined && { width }) }
  await begin(page, school, empty)
  await addOurScript(page)
  const walked = await see(page, school, empty)
  await context.close()
  return walked
}

function aloneLike(browser: Browser, school: School, host: Row): Promise<Walk> {
  const key = `${host.window?.width} ${host.width} ${isWhole(host)}`
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
  await expect(title).toContainText(`Welcome, ${NAME}`)
  await expect(title).toBeHidden()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

for (const host of HOSTS) {
  const { deviceScaleFactor, ...viewport } = host.window ?? WINDOW

  test.describe(() => {
    test.use({ viewport, deviceScaleFactor })

    const way = isWhole(host)
      ? 'books, takes a quiz and sees the result'
      : 'comes home and answers a question'
    test(
      `a learner ${way}, and everything looks as usual, on: ${host.name}`,
      host.nightly ? NIGHTLY : {},
      async ({ page, browser, school }) => {
        const alone = await aloneLike(browser, school, host)
        await begin(page, school, host)
        await host.before?.(page)
        const before = await readHost(page)
        if (host.veil) await veil(page, host.veil)
        await addOurScript(page)
        if (host.veil) await unveil(page)
        const { styles, overflow } = await see(page, school, host)
        await host.after?.(page)

        expect
          .soft(differences(styles, alone.styles, host.leaveOut), 'it looks as on an empty page')
          .toEqual([])
        expect.soft(overflow, 'nothing is wider than its place').toEqual(alone.overflow)
        expect.soft(await readHost(page), 'the page is as it was').toEqual(before)
      },
    )
  })
}
