import type { Page } from '@playwright/test'
import { hostedTest as test } from '../support/host-hosted.ts'
import type { Site } from '../support/host-site.ts'
import { enrolWithAccount, openQuiz } from '../support/school.ts'
import { expect, NIGHTLY } from '../support/story.ts'
import { checkRow, clickSignIn, signInAsNew, welcome } from '../support/walking.ts'

/** The addresses that browser and page remember. */
async function readTraces(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  const read = await page.evaluate(() => ({
    referrer: document.referrer,
    state: JSON.stringify(history.state),
    timed: performance.getEntries().map(({ name }) => name),
    token: JSON.parse(localStorage.getItem('quiz:token') ?? '""') as string,
  }))
  return { ...read, entries: entries.map(({ url }) => url) }
}

async function expectNoToken(page: Page, site: Site) {
  const { token, timed, entries, referrer, state } = await readTraces(page)
  expect(token).not.toBe('')
  expect([...entries, referrer, state].filter((text) => text.includes('token='))).toEqual([])
  // The browser itself notes what was loaded; what stood there works once, and the session's token is another.
  expect(timed.filter((name) => name.includes(token))).toEqual([])
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.url}/next`)
  expect(site.asked.map(({ referer = '' }) => referer).filter((text) => text.includes('token'))).toEqual([])
}

const ADDRESSES = [
  '/view.php?id=5#pricing',
  '/?page_id=6',
  '/2026/11/optics/',
  '/sub/quiz',
  '/a/b#pricing',
  '/a?x=a%20b&y#/course',
]

for (const [index, address] of ADDRESSES.entries()) {
  test(
    `the sign-in returns to ${address}, and leaves no token anywhere`,
    index > 0 ? NIGHTLY : {},
    async ({ page, site, school }) => {
      const { name, email } = await enrolWithAccount(school, 'Mira Solheim')
      await page.goto(site.url + address)
      await clickSignIn(page)
      await signInAsNew(page, name, email)
      await expect(welcome(page, name)).toBeVisible()
      await expect(page).toHaveURL(site.url + address)
      await expectNoToken(page, site)
    },
  )

  const beside = address.replace(/^\//, '/beside/')
  test(
    `a window beside ${beside} signs in the page, which stays as it was`,
    NIGHTLY,
    async ({ page, site, school }) => {
      const { name, email } = await enrolWithAccount(school, 'Mira Solheim')
      await page.goto(site.url + beside)
      const before = await page.evaluate(() => history.length)
      const opened = page.waitForEvent('popup')
      await clickSignIn(page)
      const popup = await opened
      const closed = popup.waitForEvent('close')
      await signInAsNew(popup, name, email)
      await closed
      await expect(welcome(page, name)).toBeVisible()
      expect([page.url(), await page.evaluate(() => history.length)]).toEqual([site.url + beside, before])
      await expectNoToken(page, site)
    },
  )
}

/** As browsers do in frames of other sites where their users say so. */
const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    if (window !== window.top) Object.defineProperty(window, name, { get: refuse })
}

for (const storage of ['apart', 'blocked'])
  test(
    `a person in a frame of another site, with storage ${storage}, signs in beside it and takes a quiz`,
    NIGHTLY,
    async ({ page, site, school }) => {
      const [quiz, person] = [
        await openQuiz(school, { count: 1 }),
        await enrolWithAccount(school, 'Mira Solheim'),
      ]
      if (storage === 'blocked') await page.addInitScript(blockStorage)
      // Another name is another site.
      await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/around/lesson?id=5`)
      const frame = page.frameLocator('iframe')
      const opened = page.waitForEvent('popup')
      await frame.getByRole('button', { name: 'Sign in with Google' }).click()
      const popup = await opened
      const closed = popup.waitForEvent('close')
      await signInAsNew(popup, person.name, person.email)
      await closed
      await frame
        .getByRole('listitem')
        .filter({ hasText: quiz.title })
        .getByRole('link', { name: 'Take Quiz' })
        .click()
      await frame.getByRole('button', { name: 'Start Quiz' }).click()
      await checkRow(frame.getByRole('radio', { name: 'Option A:' }))
      const kept = frame.getByText('Only until you close or reload this page')
      await expect(kept).toHaveCount(storage === 'blocked' ? 1 : 0)
      await frame.getByRole('button', { name: 'Submit Quiz' }).click()
      await frame
        .getByRole('alertdialog')
        .or(frame.getByRole('dialog'))
        .getByRole('button', { name: 'Submit Quiz' })
        .click()
      await expect(frame.getByRole('region', { name: 'Summary' })).toContainText('100%')
      expect(page.frames()[1]?.url()).not.toContain('token')
    },
  )
