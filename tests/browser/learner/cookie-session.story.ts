// SPEC 4 States
import type { Page } from '@playwright/test'
import { startCookieApi } from '../../support/server/cookie-api.ts'
import { freePort } from '../../support/server/free-port.ts'
import { hostPage, serveHost } from '../support/host-page.ts'
import { enrolWithAccount, openQuiz, openSchool, type School } from '../support/school.ts'
import { test as base, expect } from '../support/story.ts'
import { choose, clickSignIn, signInAsNew, submit, toast, welcome } from '../support/walking.ts'

/* A learner of an API that knows its people by cookie alone, whose page never sees a token. */

interface CookieSchool {
  /** The address at which browsers reach it, and the tokens that were sent there. */
  url: string
  tokens: readonly string[]
  /** The API itself. */
  school: School
}

const test = base.extend<{ cookieSchool: CookieSchool }>({
  cookieSchool: async ({ context }, use) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const opened = await openSchool({ publicUrl: url })
    const school = { ...opened, url: opened.upstream }
    const api = await startCookieApi(school.url, port)
    await use({ url, tokens: api.tokens, school })
    for (const page of context.pages()) await page.close()
    await api.close()
    await school.close()
  },
})

const BOOKER = hostPage('<slot-booker api-base="/api"></slot-booker>', ['/embed/slot-booker.js'])
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' })
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

/** The calls of GET /auth/me that the page makes from now on. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/me')) asked.push(request.url())
  })
  return asked
}

/** Whether the sign-in has stood on the page since it was opened. */
async function watchSignIn(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      const shadow = document.querySelector('quiz-app, slot-booker')?.shadowRoot
      if (shadow?.querySelector('button.google')) Reflect.set(window, 'signInStood', true)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => Reflect.get(window, 'signInStood') === true)
}

async function signIn(page: Page, { url, school }: CookieSchool) {
  const noor = await enrolWithAccount(school, 'Noor Haddad')
  await page.goto(`${url}/#/user/results`)
  await clickSignIn(page)
  await signInAsNew(page, noor.name, noor.email)
  await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
}

test('a person known only by cookie stays signed in after a reload, in a new tab and in another element', async ({
  page,
  context,
  cookieSchool,
}) => {
  await signIn(page, cookieSchool)
  expect(await page.evaluate(() => localStorage.getItem('quiz:token'))).toBeNull()

  const asked = listen(page)
  const hasStood = await watchSignIn(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
  expect([await hasStood(), asked.length], 'no sign-in flashes up, and one question is enough').toEqual([
    false,
    1,
  ])

  const tab = await context.newPage()
  await tab.goto(cookieSchool.url)
  await expect(welcome(tab, 'Noor Haddad')).toBeVisible()

  const booking = await context.newPage()
  await serveHost(booking, cookieSchool, '/booking.html', BOOKER)
  await booking.goto(`${cookieSchool.url}/booking.html`)
  await expect(booking.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  expect(cookieSchool.tokens, 'no call names a token').toEqual([])
})

test('a page new to the person checks the session after a moment, and continues where it is', async ({
  page,
  context,
  cookieSchool,
}) => {
  await signIn(page, cookieSchool)
  await page.evaluate(() => localStorage.clear())
  const both = `<quiz-app api-base="/api"></quiz-app>${'<slot-booker api-base="/api"></slot-booker>'}`
  const scripts = ['/embed/quiz-app.js', '/embed/slot-booker.js']
  const other = await context.newPage()
  await serveHost(other, cookieSchool, '/both.html', hostPage(both, scripts))
  const asked = listen(other)
  // Half a second is sooner over than a busy machine looks.
  const hasStood = await watchSignIn(other)
  await other.goto(`${cookieSchool.url}/both.html#/user/results`)
  await expect(other.getByRole('heading', { name: 'My Results' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  expect([await hasStood(), asked.length]).toEqual([true, 1])
  expect(new URL(other.url()).hash).toBe('#/user/results')

  const quiz = await openQuiz(cookieSchool.school)
  await other.evaluate(() => localStorage.clear())
  const one = hostPage(`<quiz-app api-base="/api" quiz="${quiz.id}"></quiz-app>`)
  await serveHost(other, cookieSchool, '/one.html', one)
  await other.goto(`${cookieSchool.url}/one.html`)
  await expect(other.getByRole('link', { name: 'Take Quiz' })).toBeVisible()
  expect(await hasStood()).toBe(true)
  await expect(signInButton(other)).toBeHidden()
})

test('an attempt by cookie counts, and signing out ends the session here, in the other tab and on the server', async ({
  page,
  context,
  cookieSchool,
}) => {
  const quiz = await openQuiz(cookieSchool.school, { count: 1 })
  await signIn(page, cookieSchool)
  await page.goto(`${cookieSchool.url}/#/quiz/${quiz.id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await choose(page, 'B')
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()

  const other = await context.newPage()
  await other.goto(cookieSchool.url)
  await expect(logout(other)).toBeVisible()
  await logout(page).click()
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  for (const tab of [page, other]) await expect(signInButton(tab)).toBeVisible()
  expect(await context.request.get(`${cookieSchool.url}/api/auth/me`).then((answer) => answer.status())).toBe(
    401,
  )
  const asked = listen(other)
  await other.reload()
  await expect.poll(() => asked.length).toBe(1)
  await expect(signInButton(other)).toBeVisible()
})
