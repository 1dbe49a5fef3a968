import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { hostPage, serveHost } from '../support/host-page.ts'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, LOST, test } from '../support/story.ts'
import { enter, quizCard, welcome } from '../support/walking.ts'

const APP = '<quiz-app api-base="/api" brand-name="Prism"></quiz-app>'

/** The paths of all that a page asks for, in order. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  return asked
}

const calls = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/api/'))

/** How much of the page moved by itself, as the browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

test('a quiz opened cold requests everything at once, nothing twice, and moves nothing', async ({
  page,
  school,
}) => {
  const [quiz, learner] = [await openQuiz(school), await enrolSeated(school)]
  // No answer before all is asked for: nothing may wait for another thing.
  const needed = ['/auth/me', `/quiz/${quiz.id}/taken`, `/quiz/${quiz.id}/access`].map(
    (path) => `/api${path}`,
  )
  const asked = listen(page)
  const isAllAsked = () =>
    needed.every((path) => asked.includes(path)) && asked.some((path) => /take-quiz-.*\.js$/.test(path))
  await page.route(/\/api\/|\/chunks\//, async (route) => {
    await expect.poll(isAllAsked).toBe(true)
    await route.continue()
  })
  await enter(page, school, learner, `/#/quiz/${quiz.id}`)
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  expect(calls(asked).toSorted()).toEqual([...new Set(calls(asked))].toSorted())
  expect(await layoutShift(page)).toBe(0)
})

test('the home page opens cold without a second call and without a layout shift', async ({
  page,
  school,
}) => {
  const [quiz, learner] = [await openQuiz(school), await enrolSeated(school, 'Ines Duarte')]
  const asked = listen(page)
  await enter(page, school, learner)
  await expect(quizCard(page, quiz.title)).toBeVisible()
  expect(calls(asked).toSorted()).toEqual([...new Set(calls(asked))].toSorted())
  expect(await layoutShift(page)).toBe(0)
})

test('two elements of a page request the session once', async ({ page, school }) => {
  const both = ['/embed/quiz-app.js', '/embed/slot-booker.js']
  await serveHost(
    page,
    school,
    '/both.html',
    hostPage(`${APP}<slot-booker api-base="/api"></slot-booker>`, both),
  )
  const asked = listen(page)
  await enter(page, school, await enrol(school, { name: 'Tomas Berg' }), '/both.html')
  await expect(welcome(page, 'Tomas Berg')).toBeVisible()
  expect(asked.filter((path) => path === '/api/auth/me')).toHaveLength(1)
})

test('an element has its space and theme before it is drawn, and leaves its content alone', async ({
  page,
  school,
}) => {
  const dark = '<quiz-app api-base="/api" theme="dark"><p>One moment</p></quiz-app>'
  await serveHost(page, school, '/slow.html', hostPage(dark))
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/chunks\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${school.url}/slow.html`)
  const element = page.locator('quiz-app')
  await expect(element).toHaveCSS('color-scheme', 'dark')
  expect((await element.boundingBox())?.height).toBeGreaterThan(300)
  await expect(page.getByText('One moment')).toBeHidden()
  go()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('the page’s content of an element is shown if the application cannot be loaded', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(LOST, 'Failed to fetch dynamically imported module')
  await serveHost(
    page,
    school,
    '/gone.html',
    hostPage('<quiz-app api-base="/api"><p>Quizzes are away</p></quiz-app>'),
  )
  await page.route(/\/chunks\//, (route) => route.abort())
  await page.goto(`${school.url}/gone.html`)
  await expect(page.getByText('Quizzes are away')).toBeVisible()
})

test('a page works even if the menu of languages cannot be loaded', async ({ page, school, complaints }) => {
  complaints.expect(LOST)
  await page.route(/\/language-menu-/, (route) => route.abort())
  const refusal = page.waitForEvent('requestfailed')
  await page.goto(school.url)
  await refusal
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})
