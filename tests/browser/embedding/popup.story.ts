import type { BrowserContext, Frame, Page } from '@playwright/test'
import { enrolWithAccount, type School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { clickSignIn, signInAsNew, welcome } from '../support/walking.ts'

/**
 * A page of the host that somebody is in the middle of filling in. The sign-in comes back to the site's home page, since
 * Playwright serves no page of a story to a redirect.
 */
const formWith = (
  way: string,
) => `<!doctype html><html lang="en"><title>Enrolment</title><link rel="icon" href="data:,">
<script type="module" src="/embed/quiz-app.js"></script>
<label>Your motivation <input></label>
<quiz-app api-base="/api" frontend-url="/" brand-name="Prism" ${way}></quiz-app></html>`
const FORM = formWith('sign-in="popup"')

/** Serves the form at the school's own origin. */
async function openForm(page: Page, school: School) {
  await page.route('**/form.html**', (route) => route.fulfill({ contentType: 'text/html', body: FORM }))
  await page.goto(`${school.url}/form.html?step=2#/user/results`)
  await page.getByLabel('Your motivation').fill('Light is a wave')
}

/** Clicks the button and signs in on the window that opens. */
async function signInBeside(
  page: Page,
  place: Page | Frame,
  { name, email }: { name: string; email: string },
) {
  const opened = page.waitForEvent('popup')
  await place.getByRole('button', { name: 'Sign in with Google' }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await signInAsNew(popup, name, email)
  await closed
}

const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

test('a page that must not be left signs in through a window beside it', async ({ page, school }) => {
  const mira = await enrolWithAccount(school, 'Mira Solheim')
  await openForm(page, school)
  await signInBeside(page, page, mira)
  await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
  await expect(page.getByText('Welcome, Mira Solheim')).toBeVisible()
  await expect(page.getByLabel('Your motivation')).toHaveValue('Light is a wave')
  expect(addressOf(page)).toBe('/form.html?step=2#/user/results')
})

test('the window returns to the very page, with its query, and closes', async ({ page, school }) => {
  const mira = await enrolWithAccount(school, 'Mira Solheim')
  await page.goto(`${school.url}/course-page.html?id=5&draft`)
  await page.locator('slot-booker').evaluate((element) => element.setAttribute('sign-in', 'popup'))
  const opened = page.waitForEvent('popup')
  await page.locator('slot-booker').getByRole('button', { name: 'Sign in with Google' }).click()
  const popup = await opened
  const visited: string[] = []
  popup.on('framenavigated', (frame) => void visited.push(frame.url().replace(/token=.*/, 'token')))
  await signInAsNew(popup, mira.name, mira.email)
  await expect(
    page.locator('slot-booker').getByRole('heading', { name: 'Book Your Quiz Slot' }),
  ).toBeVisible()
  await expect(welcome(page, mira.name)).toBeVisible()
  expect(visited).toContain(`${school.url}/course-page.html?id=5&draft&auth=success&token`)
  expect(addressOf(page)).toBe('/course-page.html?id=5&draft')
})

test('the page is left if windows are blocked, and comes back', async ({ page, school }) => {
  const { name, email } = await enrolWithAccount(school, 'Mira Solheim')
  await page.addInitScript(() => Reflect.set(window, 'open', () => null))
  await openForm(page, school)
  await clickSignIn(page)
  await signInAsNew(page, name, email)
  await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
  expect(addressOf(page)).toBe('/form.html?step=2#/user/results')
})

test('a window whose page has gone becomes the page itself', NIGHTLY, async ({ page, context, school }) => {
  const { name, email } = await enrolWithAccount(school, 'Mira Solheim')
  await openForm(page, school)
  const opened = page.waitForEvent('popup')
  await clickSignIn(page)
  const popup = await opened
  await expect(popup.getByLabel('E-mail')).toBeVisible()
  await page.close()
  await signInAsNew(popup, name, email)
  await expect(welcome(popup, name)).toBeVisible()
  expect(popup.url()).not.toContain('token')
  expect(context.pages()).toHaveLength(1)
})

/** A page of another site that shows the form in a frame: its storage and channels are apart from those of the window. */
async function openFramed(page: Page, context: BrowserContext, school: School): Promise<Frame> {
  const form = formWith('sign-in="redirect"')
  await context.route('**/form.html**', (route) => route.fulfill({ contentType: 'text/html', body: form }))
  const body = `<!doctype html><title>Another site</title><link rel="icon" href="data:,"><iframe src="${school.url}/form.html" width="1000" height="800"></iframe>`
  const elsewhere = school.url.replace('localhost', '127.0.0.1')
  await page.route(`${elsewhere}/frames.html`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${elsewhere}/frames.html`)
  const frame = page.frames().find((candidate) => candidate.url().startsWith(school.url))
  if (!frame) throw new Error('the frame did not open')
  return frame
}

test('a frame of another site signs in through a window, too, whatever the page asks for', async ({
  page,
  context,
  school,
}) => {
  const mira = await enrolWithAccount(school, 'Mira Solheim')
  const frame = await openFramed(page, context, school)
  await signInBeside(page, frame, mira)
  await expect(frame.getByRole('heading', { name: 'Welcome, Mira Solheim' })).toBeVisible()
  expect(await frame.evaluate(() => location.pathname + location.search)).toBe('/form.html')
})

test('a message from anywhere but the window is not answered', async ({ page, school }) => {
  await openForm(page, school)
  const opened = page.waitForEvent('popup')
  await clickSignIn(page)
  await opened
  const answers = await page.evaluate(async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('quiz:sign-in')
    channel.onmessage = ({ data }) => void heard.push(data)
    window.postMessage({ type: 'quiz:sign-in-returned' }, location.origin)
    await new Promise((resolve) => setTimeout(resolve, 500))
    channel.postMessage({ type: 'quiz:sign-in-returned' })
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    return heard
  })
  // Whoever shares the origin's channel is answered, once.
  expect(answers).toEqual([{ type: 'quiz:sign-in-wanted', by: expect.any(String) }])
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})
