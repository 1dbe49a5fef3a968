import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import packageJson from '../../../package.json' with { type: 'json' }
import { enrol } from '../../support/school/school.ts'
import { answer } from '../support/faults.ts'
import { hostPage, serveHost } from '../support/host-page.ts'
import {
  attemptsOf,
  enrolSeated,
  enrolWithAccount,
  openQuiz,
  type School,
  slotAt,
} from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  confirmBooking,
  enter,
  next,
  option,
  quizCard,
  signInAsNew,
  startQuiz,
  submit,
  toast,
  welcome,
} from '../support/walking.ts'

const APP = '<quiz-app api-base="/api" brand-name="Prism"></quiz-app>'
const BOOKER = '<slot-booker api-base="/api"></slot-booker>'
/** Playwright serves no page of a story to a redirect: these come back from the sign-in by way of the site's own. */
const byHome = (element: string) => element.replace('>', ' frontend-url="/">')
const BOTH = ['/embed/quiz-app.js', '/embed/slot-booker.js']

test('a quiz in progress is unchanged after moveBefore', async ({ page, school }) => {
  const quiz = await openQuiz(school)
  await beginQuiz(page, school, await enrolSeated(school), quiz.id)
  await choose(page, 'B')
  await page.evaluate(() => {
    const element = document.querySelector('quiz-app')
    const box = document.body.appendChild(document.createElement('section'))
    if (element && 'moveBefore' in box) (box.moveBefore as Node['insertBefore'])(element, null)
  })
  await expect(page.locator('section > quiz-app')).toHaveCount(1)
  await expect(option(page, 'B')).toBeChecked()
  await next(page)
  await expect(page.getByText('Question 2 of 3')).toBeVisible()
})

/** What the page holds after everything that can go has gone. */
async function countHeld(devtools: CDPSession) {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}

const cycle = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const element = document.querySelector('quiz-app')
    for (let round = 0; round < count; round++) {
      element?.remove()
      await new Promise((resolve) => setTimeout(resolve))
      if (element) document.body.append(element)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, times)

test('an element removed and inserted 150 times leaves nothing behind', async ({ page, context, school }) => {
  await enter(page, school, await enrol(school, { name: 'Lin Zhao' }))
  await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  const devtools = await context.newCDPSession(page)
  await cycle(page, 50)
  await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  const before = await countHeld(devtools)
  await cycle(page, 150)
  await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  const after = await countHeld(devtools)
  // One element's content more or less may be on its way; 150 would be thousands.
  expect(after.nodes).toBeLessThan(before.nodes * 1.5)
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.5)
})

const BUILT = 'dist/embed'
const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The built files in a second folder, as those of another version. */
const serveOtherVersion = (page: Page, school: School) =>
  page.route(`${school.url}/cdn/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice('/cdn'.length)
    const body = readFileSync(BUILT + path, 'utf8').replaceAll(VERSION, '9.9.9')
    return route.fulfill({ contentType: 'text/javascript', body })
  })

test('elements of two versions, loaded twice and with ?ver=, are one application', async ({
  page,
  ownSchool: school,
}) => {
  await serveOtherVersion(page, school)
  const scripts = [
    '/embed/quiz-app.js?ver=6.1',
    '/embed/quiz-app.js',
    '/cdn/slot-booker.js',
    '/cdn/quiz-admin.js',
  ]
  const admin = '<quiz-admin></quiz-admin>'
  await serveHost(page, school, '/copies.html', hostPage(`<main>${BOOKER}${APP}${admin}</main>`, scripts))
  const asked: string[] = []
  const told: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => void told.push(message.text()))
  const quiz = await openQuiz(school)
  await slotAt(school, '10:00')
  await enter(page, school, await enrol(school, { name: 'Lin Zhao' }), '/copies.html')
  await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  await expect(page.locator('quiz-admin').getByText('Access Denied')).toBeVisible()

  await page.locator('slot-booker').getByRole('button', { name: 'Book Slot' }).first().click()
  await confirmBooking(page)
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  const times = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length
  expect([times(/chunks\/core-/), times(/chunks\/react-/), times(/auth\/me$/)]).toEqual([1, 1, 1])
  expect(told.filter((text) => text.includes('came first'))).toEqual([
    expect.stringMatching(`9.9.9: ${VERSION}, which came first, draws all elements .*/cdn/slot-booker.js`),
  ])
})

test('the page’s header, footer and empty list are shown in the element, and nothing else of its content', async ({
  page,
  ownSchool,
}) => {
  const filled = APP.replace(
    '></',
    `><a slot="header" href="/">Physics, slowly</a><p slot="empty">The next quiz opens on Monday</p>
    <p slot="footer">A school by the sea</p><p>Loading quizzes…</p></`,
  )
  await serveHost(page, ownSchool, '/filled.html', hostPage(filled))
  await page.goto(`${ownSchool.url}/filled.html`)
  const header = page.locator('quiz-app').getByRole('banner')
  await expect(header).toBeVisible()
  for (const text of ['Physics, slowly', 'The next quiz opens on Monday', 'A school by the sea'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(header.getByText('Please sign in')).toBeVisible()
  await expect(header.getByText('Prism')).toBeHidden()
  for (const text of ['©', 'No quizzes', 'Loading quizzes…']) await expect(page.getByText(text)).toBeHidden()
})

test('a script removed by a new version asks for a reload, and tells the page', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(404), 'dynamically imported module')
  await page.route(/chunks\/book-slot-/, answer(404, {}))
  await page.addInitScript(() => {
    document.addEventListener('quiz-error', () => document.documentElement.setAttribute('data-failed', 'yes'))
  })
  await enter(page, school, await enrol(school), '/#/book-slot')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded')
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'yes')
  await page.unroute(/chunks\/book-slot-/)
  await alert.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
})

test('two elements have one session: signing in or out in one does the same in the other', async ({
  page,
  school,
}) => {
  const { name, email } = await enrolWithAccount(school, 'Noor Haddad')
  await serveHost(page, school, '/two.html', hostPage(`<main>${byHome(APP)}${byHome(BOOKER)}</main>`, BOTH))
  await page.goto(`${school.url}/two.html`)
  const booker = page.locator('slot-booker')
  await booker.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAsNew(page, name, email)
  await expect(welcome(page, name)).toBeVisible()
  await expect(booker.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  await page.locator('quiz-app').getByRole('button', { name: 'Logout' }).click()
  await expect(booker.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})

const HEADER =
  '<header style="position:fixed;inset:0 0 auto;height:90px;z-index:2147483647;background:#222"></header>'

/** Whether the toast is what one would touch there, and not something over it. */
const isOnTop = (page: Page) =>
  page.locator('[data-sonner-toast]').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.getRootNode() as ShadowRoot).host === hit
  })

test('one toast reports it, above the site’s header, even if the first element is in a closed tab', async ({
  page,
  ownSchool,
}) => {
  await slotAt(ownSchool, '10:00')
  const body = `${HEADER}<main style="padding-top:100px"><div hidden>${APP}</div>${BOOKER}</main>`
  await serveHost(page, ownSchool, '/tabs.html', hostPage(body, BOTH))
  await enter(page, ownSchool, await enrol(ownSchool), '/tabs.html')
  await page.locator('slot-booker').getByRole('button', { name: 'Book Slot' }).first().click()
  await confirmBooking(page)
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  // It slides in from above the page.
  await expect.poll(() => isOnTop(page)).toBe(true)
})

/** Of each click from now on, whether the page leaves it to the browser. What that makes of it (a tab behind) is its own affair, and is kept from happening. */
async function watchClicks(page: Page): Promise<() => Promise<boolean[]>> {
  const clicks = await page.evaluateHandle(() => {
    const left: boolean[] = []
    for (const type of ['click', 'auxclick'])
      window.addEventListener(type, (event) => {
        left.push(!event.defaultPrevented)
        event.preventDefault()
      })
    return left
  })
  return () => clicks.jsonValue()
}

test('a middle click or a click with Ctrl opens the route in a new tab', async ({
  page,
  context,
  school,
}) => {
  const quiz = await openQuiz(school)
  await enter(page, school, await enrolSeated(school))
  const link = quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' })
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  const leftToBrowser = await watchClicks(page)
  await link.click({ button: 'middle' })
  await link.click({ modifiers: ['Control'] })
  await expect.poll(leftToBrowser).toEqual([true, true])
  expect(new URL(page.url()).hash).toBe('')
  const tab = await context.newPage()
  await tab.goto(address)
  await expect(tab.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  // A plain click is the router's.
  await link.click()
  await expect.poll(leftToBrowser).toEqual([true, true, false])
})

/** A browser that lets the page keep nothing: no cookie, no storage. */
async function blockEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.route(/\/api\//, async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders()
    await route.continue({ headers: { ...headers, cookie: '' } })
  })
}

test('a learner without cookies and storage can sign in and take a quiz, and reads what a reload would cost', async ({
  page,
  school,
}) => {
  const mira = await enrolWithAccount(school, 'Mira Solheim')
  const quiz = await openQuiz(school)
  await blockEverything(page)
  await page.goto(`${school.url}/?auth=success&token=${mira.token}`)
  await expect(welcome(page, mira.name)).toBeVisible()
  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await expect(page.getByText('This browser does not let the page keep your answers')).toBeVisible()
  await startQuiz(page)
  await expect(page.getByText('This browser does not let the page keep your answers')).toBeVisible()
  await choose(page, 'B')
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await attemptsOf(school, mira, quiz.id)).toMatchObject([{ answers: [1, null, null] }])
})

test(
  'a site that loads all scripts as classic ones shows the element, too',
  NIGHTLY,
  async ({ page, school }) => {
    const html = hostPage(APP).replace('type="module"', 'defer')
    await serveHost(page, school, '/classic.html', html)
    await page.goto(`${school.url}/classic.html`)
    await expect(page.getByRole('heading', { name: 'Welcome to Prism' })).toBeVisible()
  },
)

/** React tells this hook of each renderer on the page, as it tells the developer tools. */
const listenForRenderers = (page: Page) =>
  page.addInitScript(() => {
    const renderers: string[] = []
    const inject = ({ rendererPackageName, version }: Record<string, string>) =>
      renderers.push(`${rendererPackageName} ${version}`)
    const hook = { supportsFiber: true, renderers, inject, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })

const renderersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__'), 'renderers'))

for (const path of ['/', '/admin.html', '/course-page.html', '/configurator.html', '/pieces.html'])
  test(`the page ${path} is drawn by React, in the version of package.json`, async ({ page }) => {
    await listenForRenderers(page)
    await page.goto(path)
    await expect
      .poll(() => renderersOf(page))
      .toContain(`react-dom ${packageJson.devDependencies['react-dom']}`)
  })
