// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { takeQuiz as de } from '../../../src/messages/de/take-quiz.ts'
import { takeQuiz as es } from '../../../src/messages/es/take-quiz.ts'
import { takeQuiz as hi } from '../../../src/messages/hi/take-quiz.ts'
import { hostPage, serveHost } from '../support/host-page.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { checkRow, dialog, enter, toast } from '../support/walking.ts'

/** A page in a language, with what its one element has for attributes. */
const page = (lang: string, attributes = '') =>
  hostPage(`<quiz-app api-base="/api" ${attributes}></quiz-app>`).replace(
    '<html lang="en">',
    `<html lang="${lang}">`,
  )

async function open(site: Page, school: School, html: string): Promise<void> {
  await serveHost(site, school, '/site', html)
  await site.goto(`${school.url}/site`)
}

const rootOf = (site: Page) => site.locator('quiz-app .root')
const menuOf = (site: Page) => rootOf(site).locator('select')

const LATE_MS = 300

const GERMAN = 'Willkommen bei Quiz'
const ENGLISH = 'Welcome to Quiz'

/** Every heading that the element ever showed, from its first frame on. */
async function noteHeadings(site: Page): Promise<() => Promise<string[]>> {
  await site.addInitScript(() => {
    const shown = new Set<string>()
    Reflect.set(window, 'shown', shown)
    const look = () => {
      const heading = document.querySelector('quiz-app')?.shadowRoot?.querySelector('h1')?.textContent
      if (heading) shown.add(heading)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => site.evaluate(() => [...Reflect.get(window, 'shown')])
}

/** As from a network where they come after all else. */
const slowDown = (site: Page, words: RegExp) =>
  site.route(words, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })

test('an element speaks the language of its page from its first frame', async ({ page: site, school }) => {
  const headings = await noteHeadings(site)
  await slowDown(site, /\/chunks\/de-/)
  await open(site, school, page('de'))
  await expect(site.getByRole('heading', { name: GERMAN })).toBeVisible()
  await expect(rootOf(site)).toHaveAttribute('lang', 'de')
  await expect(rootOf(site)).toHaveAttribute('dir', 'ltr')
  expect(await headings()).toEqual([GERMAN])
})

test('an element’s own language comes before the page’s, and both may change', async ({
  page: site,
  school,
}) => {
  await open(site, school, page('en', 'lang="de-AT"'))
  await expect(site.getByRole('heading', { name: GERMAN })).toBeVisible()
  const element = site.locator('quiz-app')
  await element.evaluate((app) => app.setAttribute('lang', 'ar'))
  await expect(rootOf(site)).toHaveAttribute('dir', 'rtl')
  await element.evaluate((app) => app.removeAttribute('lang'))
  await expect(site.getByRole('heading', { name: ENGLISH })).toBeVisible()
  await site.evaluate(() => document.documentElement.setAttribute('lang', 'de'))
  await expect(site.getByRole('heading', { name: GERMAN })).toBeVisible()
})

test('a language chosen in the menu comes before the page’s, keeps the focus and is remembered', async ({
  page: site,
  school,
}) => {
  await open(site, school, page('en'))
  await menuOf(site).selectOption({ label: 'Deutsch' })
  await expect(site.getByRole('heading', { name: GERMAN })).toBeVisible()
  await expect(menuOf(site)).toHaveAccessibleName('Sprache')
  const headings = await noteHeadings(site)
  await site.reload()
  await expect(site.getByRole('heading', { name: GERMAN })).toBeVisible()
  await expect.poll(headings).toEqual([GERMAN])
})

test('an element whose translation cannot be loaded works in English', async ({
  page: site,
  school,
  complaints,
}) => {
  complaints.expect('Failed to load resource', 'de-')
  await site.route(/\/chunks\/de-/, (route) => route.abort())
  await open(site, school, page('de'))
  await expect(site.getByRole('heading', { name: ENGLISH })).toBeVisible()
  await expect(rootOf(site)).toHaveAttribute('lang', 'en')
  await menuOf(site).selectOption({ label: 'Deutsch' })
  await expect(toast(site, 'The language could not be loaded.')).toBeVisible()
  await expect(menuOf(site)).toHaveValue('en')
})

/** The words of each language that a learner needs from the start to the result. */
const SPOKEN = { de, es, hi }

for (const [language, takeQuiz] of Object.entries(SPOKEN))
  test(`a learner takes a quiz in ${language}, from its start to its result`, async ({
    page: site,
    ownSchool: school,
  }) => {
    const [person, quiz] = [await enrolSeated(school), await openQuiz(school)]
    await site.addInitScript(`localStorage.setItem('quiz:language', '"${language}"')`)
    await enter(site, school, person, `/#/quiz/${quiz.id}`)
    await site.getByRole('button', { name: takeQuiz.intro.start }).click()
    await expect(site.getByRole('heading', { name: takeQuiz.exam.questionOf(1, 3) })).toBeVisible()
    await checkRow(site.getByRole('radio').first())
    for (let turn = 0; turn < 2; turn++) await site.getByRole('button', { name: takeQuiz.exam.next }).click()
    await site.getByRole('button', { name: takeQuiz.submit.submit }).click()
    await expect(dialog(site)).toContainText(takeQuiz.submit.willCount(2))
    await dialog(site).getByRole('button', { name: takeQuiz.submit.submit }).click()
    await site.waitForURL(/results$/)
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(rootOf(site)).not.toContainText(/Question|Correct\b|answered/)
  })
