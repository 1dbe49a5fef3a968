// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { attemptsOf, enrolSeated, OFFERS_NOTHING, openQuiz, type School } from '../support/school.ts'
import { expect, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  dialog,
  next,
  option,
  questionCount,
  secondsLeft,
  storedAttempts,
  submit,
} from '../support/walking.ts'

const flag = (page: Page) => page.getByRole('button', { name: 'Flag', exact: true }).click()
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click()

/** Answers B, then flags and answers C, and stops at the third question of five. */
async function beginWork(page: Page, school: School) {
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school, { count: 5 })
  await beginQuiz(page, school, learner, quiz.id)
  await choose(page, 'B')
  await next(page)
  await flag(page)
  await choose(page, 'C')
  await next(page)
  await expect(questionCount(page, 3, 5)).toBeVisible()
  return { inDatabase: () => attemptsOf(school, learner, quiz.id) }
}

async function expectWork(page: Page): Promise<void> {
  await expect(questionCount(page, 3, 5)).toBeVisible()
  await previous(page)
  await expect(option(page, 'C')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible()
  await previous(page)
  await expect(option(page, 'B')).toBeChecked()
}

/** The clock went on while nobody looked: 15 minutes less the four that passed. */
async function expectElevenMinutes(page: Page): Promise<void> {
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(11 * 60 + 1)
  expect(await secondsLeft(page)).toBeGreaterThan(10 * 60)
}

test('a reload during a quiz changes nothing, and the clock continues', async ({ page, ownSchool }) => {
  await beginWork(page, ownSchool)
  const before = await storedAttempts(page)
  ownSchool.advance(4)
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await storedAttempts(page)).toEqual(before)
  await expectElevenMinutes(page)
  await expectWork(page)
})

test('a page closed during a quiz can be opened again where it was', async ({ page, context, ownSchool }) => {
  await beginWork(page, ownSchool)
  const address = page.url()
  const before = await storedAttempts(page)
  await page.close()
  ownSchool.advance(4)
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByRole('timer')).toBeVisible()
  expect(await storedAttempts(later)).toEqual(before)
  await expectElevenMinutes(later)
  await expectWork(later)
})

/** The copy of the attempts that the browser writes at once. */
const onDisk = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('quiz-elements')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get('quiz:attempts')
      reading.onsuccess = () => resolve(String(reading.result))
    }
  })

test('the work survives a crashed tab, a crashed browser and a closed one', async ({
  playwright,
  launchOptions,
  ownSchool,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const open = () => playwright.chromium.launchPersistentContext(profile, launchOptions)
  let browser = await open()
  let page = await browser.newPage()
  const { inDatabase } = await beginWork(page, ownSchool)
  const address = page.url()

  const tabCrashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => {})
  await tabCrashed
  page = await browser.newPage()
  await page.goto(address)
  await expectWork(page)

  await choose(page, 'D')
  await expect.poll(() => page.evaluate(onDisk)).toContain('[3,2,null,null,null]')
  const browserCrashed = browser.waitForEvent('close')
  const developer = await browser.newCDPSession(page)
  void developer.send('Browser.crash').catch(() => {})
  await browserCrashed
  browser = await open()
  page = await browser.newPage()
  await page.goto(address)
  await expect(option(page, 'D')).toBeChecked()

  await choose(page, 'A')
  await browser.close()
  browser = await open()
  page = await browser.newPage()
  await page.goto(address)
  await expect(option(page, 'A')).toBeChecked()
  for (const _ of [2, 3, 4, 5]) await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await inDatabase()).toMatchObject([{ answers: [0, 2, null, null, null] }])
  await browser.close()
})

test('the answers are sent after a release during the quiz, and a reload leads on', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(404), 'Failed to fetch dynamically imported module')
  const RESULT = '**/chunks/quiz-result-*.js'
  await page.route(RESULT, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  const { inDatabase } = await beginWork(page, school)
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('if the site was just updated, reload the page')
  expect(await inDatabase()).toMatchObject([{ answers: [1, 2, null, null, null] }])
  await page.unroute(RESULT)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
})

test('another screen opened during a quiz shows the time, warns, and leads back', async ({
  page,
  ownSchool,
}) => {
  const { inDatabase } = await beginWork(page, ownSchool)
  await page.goto(`${ownSchool.url}/#/user/results`)
  const reminder = page.getByRole('complementary', { name: 'Quizzes in progress' })
  await expect(reminder.getByRole('timer')).toHaveText(/^14:\d\d$/)
  await reminder.getByRole('link', { name: 'Continue' }).click()
  await expectWork(page)
  await page.goto(`${ownSchool.url}/#/`)
  const [attempt] = await storedAttempts(page)
  ownSchool.advance(((attempt?.deadline ?? 0) - ownSchool.now()) / MINUTE_MS - 1)
  // The next answer tells the page what time it is.
  await page.reload()
  // Home tells of it itself.
  const card = page.getByRole('listitem').filter({ hasText: 'In progress' })
  await expect(card.getByRole('status')).toHaveText('1 minute remaining')
  await expect(reminder).toBeHidden()
  ownSchool.advance(0.95)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Completed' })).toBeVisible()
  await expect(reminder).toBeHidden()
  expect(await inDatabase()).toMatchObject([{ answers: [1, 2, null, null, null] }])
})

test('a host page may remove the element and insert it again', async ({ page, school }) => {
  await beginWork(page, school)
  const before = await storedAttempts(page)
  await page.evaluate(async () => {
    const element = document.querySelector('quiz-app')
    const home = element?.parentElement
    element?.remove()
    await new Promise((resolve) => setTimeout(resolve, 200))
    if (element) home?.prepend(element)
  })
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await storedAttempts(page)).toEqual(before)
  await expectWork(page)
})

test('a host page may move the element while its dialog is open', async ({ page, school }) => {
  await beginWork(page, school)
  await next(page)
  await next(page)
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.evaluate(() => {
    const element = document.querySelector('quiz-app')
    if (element) document.body.append(element)
  })
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  await dialog(page).getByRole('button', { name: 'Go to question 2' }).click()
  await expect(option(page, 'C')).toBeChecked()
})

test('a second tab shows the same attempt, and follows it to its result', async ({
  page,
  context,
  school,
}) => {
  const { inDatabase } = await beginWork(page, school)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(questionCount(second, 3, 5)).toBeVisible()
  await choose(second, 'D')
  await expect(option(page, 'D')).toBeChecked()
  await next(second)
  await next(second)
  await submit(second)
  for (const tab of [second, page]) await expect(tab.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await inDatabase()).toMatchObject([{ answers: [1, 2, 3, null, null] }])
})

test('a slot that ends during a quiz takes nothing away', async ({ page, ownSchool, complaints }) => {
  // Asked whether the quiz may be opened, an API that knows of no start refuses: it must not matter.
  if (OFFERS_NOTHING) complaints.expect(refused(403))
  ownSchool.advance(20)
  const { inDatabase } = await beginWork(page, ownSchool)
  ownSchool.advance(9)
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await secondsLeft(page)).toBeLessThanOrEqual(6 * 60 + 1)
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await inDatabase()).toMatchObject([{ answers: [1, 2, null, null, null] }])
})
