// SPEC 2 Writing room
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { enrolAdmin } from '../support/authoring.ts'
import { openQuiz, type School, slotAt } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import {
  choose,
  confirmBooking,
  enter,
  next,
  quizCard,
  startQuiz,
  submit,
  toast,
} from '../support/walking.ts'

const README = readFileSync('README.md', 'utf8')
const EMBEDDING = readFileSync('demo/docs/embedding.md', 'utf8')
const CDN = 'https://cdn.example.org'
const API = 'https://api.example.org'

const firstOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
/** Both as these pages tell a site owner to write them. */
const SNIPPET = firstOf(README, /```html\n([\s\S]+?)```/)
const POLICY = firstOf(EMBEDDING, /Content-Security-Policy:\n([\s\S]+?)```/).replaceAll(/\s+/g, ' ')

/** The directives by name. */
const parse = (policy: string) =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(' ')
      return [name, sources.join(' ')] as const
    }),
  )

/** Files of the CDN with the headers that demo/docs/embedding.md asks for. */
const serveCdn = (page: Page) =>
  page.route(`${CDN}/quiz/**`, (route) =>
    route.fulfill({
      path: join('dist/embed', new URL(route.request().url()).pathname.replace('/quiz/', '')),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

/** The school's API under the address of the README. */
const serveApi = (page: Page, school: School) =>
  page.route(`${API}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: school.url + pathname + search }) })
  })

/** A page of a third origin, one that the school knows, under the policy. */
async function serveHost(page: Page, host: string, policy = POLICY): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">${SNIPPET}</html>`
  await page.route(`${host}/course`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html, headers: { 'content-security-policy': policy } }),
  )
}

/** What the policy kept from happening. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'seen'))
}

const hasMathFont = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))

test('a learner can book, take a quiz and see the result from a CDN, under the policy of the README', async ({
  page,
  ownSchool,
  complaints,
}) => {
  const host = ownSchool.url.replace('localhost', '127.0.0.1')
  await slotAt(ownSchool, '10:00')
  const quiz = await openQuiz(ownSchool)
  const learner = await enrol(ownSchool, { name: 'Lin Zhao' })
  await Promise.all([serveCdn(page), serveApi(page, ownSchool), serveHost(page, host)])
  const readViolations = await watchViolations(page)

  await enter(page, { ...ownSchool, url: host }, learner, '/course#/book-slot')
  await page.getByRole('button', { name: 'Book Slot' }).first().click()
  await confirmBooking(page)
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await expect(page.getByRole('math').first()).toBeVisible()
  await expect.poll(() => hasMathFont(page), 'the font of formulas is there').toBe(true)
  await choose(page, 'A')
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await readViolations()).toEqual([])

  complaints.expect('https://elsewhere.example')
  await page.evaluate(() => fetch('https://elsewhere.example').catch(() => {}))
  expect(await readViolations(), 'the policy is in force').toEqual(['connect-src https://elsewhere.example/'])
})

/** Opens the import on a page under that policy, and has a text read. */
async function readPaper(page: Page, school: School, policy: string): Promise<void> {
  const host = school.url.replace('localhost', '127.0.0.1')
  await Promise.all([serveCdn(page), serveApi(page, school), serveHost(page, host, policy)])
  const admin = await enrolAdmin(school)
  await enter(page, { ...school, url: host }, admin, '/course#/admin/quiz/new')
  await page.getByRole('button', { name: 'Import Questions' }).click()
  await page.getByRole('textbox', { name: 'Your text' }).fill('1. Which?\na) this\n*b) that\n')
  await expect(page.getByRole('heading', { name: '1 question found' })).toBeVisible()
}

test('a teacher’s paper is read in a worker, even from a CDN', async ({ page, ownSchool }) => {
  const started = page.waitForEvent('worker')
  await readPaper(page, ownSchool, POLICY)
  expect((await started).url()).toMatch(/^blob:/)
})

const WITHOUT_WORKERS = POLICY.replace(/worker-src [^;]+;/, '').replace('quiz-elements', "'none'")

test('a teacher’s paper is read on the page if the policy allows no worker', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect('TrustedTypePolicy', 'trusted-types')
  await readPaper(page, ownSchool, WITHOUT_WORKERS)
  expect(page.workers()).toEqual([])
})

test('the policy of the README is that of the hosted site, if CDN and API are the page itself', async ({
  request,
}) => {
  const sent = parse((await request.get('/')).headers()['content-security-policy'] ?? '')
  for (const [name, sources] of parse(POLICY.replaceAll(CDN, "'self'").replaceAll(API, "'self'")))
    expect(sent.get(name), name).toBe(sources)
})
