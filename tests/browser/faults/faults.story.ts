import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { answer, answerPage, type Fault, loseCall, truncate } from '../support/faults.ts'
import { attemptsOf, enrolSeated, enrolWithAccount, openQuiz, type School } from '../support/school.ts'
import { expect, LOST, refused, test } from '../support/story.ts'
import {
  choose,
  clickSignIn,
  enter,
  next,
  option,
  quizCard,
  signInAsNew,
  startQuiz,
  submit,
  welcome,
} from '../support/walking.ts'

const API = /\/api\//
const LIST = /\/api\/quiz$/

test('the page survives an API that is down at the start, and recovers', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(LOST)
  await page.route(API, loseCall)
  await enter(page, school, await enrol(school, { name: 'Aino Virtanen' }))
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(
    'Network connection issue. Please check your internet connection and try again.',
  )
  await page.unroute(API)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(welcome(page, 'Aino Virtanen')).toBeVisible()
})

const UNEXPECTED = 'The server sent an unexpected answer. Please try again later.'
const BROKEN_LISTS: [name: string, fault: Fault, message: string][] = [
  ['a page of HTML', answerPage, UNEXPECTED],
  ['half of its JSON', truncate, UNEXPECTED],
  ['an error', answer(500, { message: 'Internal error' }), 'Internal error'],
]

for (const [name, fault, message] of BROKEN_LISTS)
  test(`a list of quizzes that arrives as ${name} is a failure, not an empty list`, async ({
    page,
    school,
    complaints,
  }) => {
    complaints.expect(refused(500))
    const quiz = await openQuiz(school)
    await page.route(LIST, fault)
    await enter(page, school, await enrolSeated(school))
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('alert')).toContainText(message)
    await expect(panel.getByText('No quizzes available')).toHaveCount(0)
    await page.unroute(LIST)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(quizCard(page, quiz.title)).toBeVisible()
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })

/** A page of somebody who has set the element up wrongly. */
async function serveOwnPage(page: Page, element: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Own page</title><link rel="icon" href="data:,">
    <script type="module" src="/embed/quiz-app.js"></script>${element}</html>`
  await page.route('**/own-page.html', (route) => route.fulfill({ contentType: 'text/html', body }))
}

test('the page explains an api-base that leads nowhere', async ({ page, school, complaints }) => {
  complaints.expect(refused(404))
  await serveOwnPage(page, '<quiz-app api-base="/nowhere"></quiz-app>')
  await enter(page, school, await enrol(school), '/own-page.html')
  await expect(page.getByRole('alert')).toContainText('Network connection issue.')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the page explains a missing api-base', async ({ page, school }) => {
  await serveOwnPage(page, '<quiz-app></quiz-app>')
  await page.goto(`${school.url}/own-page.html`)
  await expect(page.getByRole('alert')).toContainText('the element needs an api-base attribute')
})

/** Makes the browser's storage fail in that way from the next page on. */
const STORAGE_FAULTS: [name: string, fail: () => void][] = [
  [
    'full',
    () => {
      for (let size = 2 ** 23; size >= 1; size /= 2)
        try {
          for (let piece = 0; ; piece++) localStorage.setItem(`host ${size} ${piece}`, 'x'.repeat(size))
        } catch {
          // No room for one of that size: smaller ones may fit still.
        }
    },
  ],
  [
    'blocked',
    () => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
    },
  ],
]

async function takeWholeQuiz(page: Page, school: School): Promise<void> {
  const learner = await enrolWithAccount(school, 'Aino Virtanen')
  const quiz = await openQuiz(school)
  await page.goto(school.url)
  await clickSignIn(page)
  await signInAsNew(page, learner.name, learner.email)
  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await choose(page, 'B')
  await expect(page.getByText('Do not reload or close it before you submit')).toBeVisible()
  await expect(page.getByText('Only until you close or reload this page')).toBeVisible()
  await next(page)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(option(page, 'B')).toBeChecked()
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await attemptsOf(school, learner, quiz.id)).toMatchObject([{ answers: [1, null, null] }])
}

for (const [name, fail] of STORAGE_FAULTS)
  test(`the whole quiz works in a browser whose storage is ${name}`, async ({ page, school, complaints }) => {
    // Without a stored token only the API knows whether the cookie still holds.
    complaints.expect(refused(401))
    await page.addInitScript(fail)
    await takeWholeQuiz(page, school)
  })
