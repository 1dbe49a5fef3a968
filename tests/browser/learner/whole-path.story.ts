import type { Page } from '@playwright/test'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  clickSignIn,
  confirmBooking,
  dialog,
  enter,
  next,
  questionCount,
  quizCard,
  signInAsNew,
  startQuiz,
  submit,
  toast,
  welcome,
} from '../support/walking.ts'

const OPTICS = 'Geometrical optics: thin lenses and mirrors'
const MECHANICS = 'Mechanics revision'

/** Ten to half past ten in London, whichever spaces and dashes the browser writes. */
const SLOT = /11:00\s(AM\s)?–\s11:30\sAM/

/** Where the page was, as its address said, whenever it called the API. */
async function watchAddresses(page: Page): Promise<string[]> {
  const addresses: string[] = []
  await page.exposeFunction('noteAddress', (address: string) => addresses.push(address))
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (...call) => {
      Reflect.get(window, 'noteAddress')(location.href)
      return send(...call)
    }
  })
  return addresses
}

const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** Every picture in view has arrived. */
const expectPictures = async (page: Page, count: number) => {
  const pictures = page.locator('.question .picture > img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
}

/** The clock of the worker's school runs since the first of its stories: the minutes left, and those around them. */
function minutesRemaining({ now }: School): RegExp {
  const left = Math.ceil((Date.parse('2026-03-04T10:30:00Z') - now()) / 60_000)
  return new RegExp(`^(${left - 1}|${left}|${left + 1}) minutes remaining$`)
}

async function signInAndBook(page: Page, school: School) {
  await page.goto('/')
  await expect(page.getByText('Please sign in below')).toBeVisible()
  await expect(page.getByText('Sign in with your Google account to continue')).toBeVisible()
  await expect(quizCard(page, OPTICS).getByRole('link', { name: 'Sign in to Take Quiz' })).toBeVisible()
  await clickSignIn(page)
  await signInAsNew(page, 'Noor Haddad', 'noor@learners.example')
  await expect(welcome(page, 'Noor Haddad')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose your time' })).toBeVisible()
  await page.getByRole('region', { name: 'Your slot' }).getByRole('link', { name: 'Book Slot' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  await expect(page.getByText('times are in your local timezone (GMT+1)')).toBeVisible()
  const running = page.getByRole('listitem').filter({ hasText: SLOT })
  await running.getByRole('button', { name: 'Book Slot' }).click()
  await confirmBooking(page)
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
  const slot = page.getByRole('region', { name: 'Your slot' })
  await expect(slot.getByText(SLOT)).toBeVisible()
  await expect(slot.getByText(minutesRemaining(school))).toBeVisible()
}

async function answerOptics(page: Page) {
  await expect(page.getByRole('math').first()).toBeVisible()
  await expectPictures(page, 1)
  await choose(page, 'B')
  for (let number = 1; number < 12; number++) {
    if (number === 4) await expectPictures(page, 4)
    if (number > 3) await page.getByRole('button', { name: 'Flag', exact: true }).click()
    await next(page)
    await expect(questionCount(page, number + 1, 12)).toBeVisible()
  }
}

async function readConfirmation(page: Page) {
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(dialog(page).getByRole('definition')).toHaveText(['12', '1', '11', /^14:\d\d$/])
  await expect(dialog(page).getByText('11 unattempted questions will count as incorrect.')).toBeVisible()
  const shortcuts = dialog(page).getByRole('button', { name: /^Go to question/ })
  await expect(shortcuts).toHaveCount(6)
  await dialog(page).getByRole('button', { name: '+2 more' }).click()
  await expect(shortcuts).toHaveCount(8)
  await dialog(page).getByRole('button', { name: 'Show less' }).click()
  await expect(shortcuts).toHaveCount(6)
  await shortcuts.first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(questionCount(page, 4, 12)).toBeVisible()
}

async function readResult(page: Page) {
  await expect(toast(page, 'Quiz submitted successfully!')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('8%')
  await expect(summary.getByRole('definition')).toContainText(['1', '11', '11 of them not answered'])
  await expect(page.getByRole('button', { name: 'Incorrect 11' })).toBeVisible()
  await expect(page.getByText('Keep practicing!')).toBeVisible()
  const reviewed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Question \d+$/ }) })
  await expect(reviewed).toHaveCount(12)
  await expect(reviewed.nth(0).getByText('Your answer, correct')).toBeVisible()
  await expect(reviewed.nth(1).getByText('Not answered')).toBeVisible()
  await page.getByRole('link', { name: 'View All Results' }).click()
  await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
  await expect(page.getByRole('heading', { name: OPTICS })).toBeVisible()
  await expect(page.getByText('1 correct, 11 incorrect (11 of them not answered)')).toBeVisible()
}

// SPEC 2 Sign-in; 2 Quiz taking; 2 Quiz results; 4 States
test('a newcomer signs in, books, takes the optics quiz, and finds the result everywhere', async ({
  page,
  school,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const addresses = await watchAddresses(page)

  await signInAndBook(page, school)
  expect(new URL(page.url()).search).toBe('')
  const keys = await storageKeys(page)
  expect(keys).toContain('quiz:token')
  expect(keys.filter((key) => !key.startsWith('quiz:'))).toEqual([])

  await quizCard(page, OPTICS).getByRole('link', { name: 'Take Quiz' }).click()
  await expect(page.getByText('Read each question carefully.')).toBeVisible()
  await startQuiz(page)
  await answerOptics(page)
  await readConfirmation(page)
  for (let number = 4; number < 12; number++) await next(page)
  await submit(page)
  await readResult(page)

  await page.goBack()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(welcome(page, 'Noor Haddad'), 'the exam is no place to come back to').toBeVisible()
  await expect(quizCard(page, OPTICS).getByText('Completed')).toBeVisible()
  await expect(quizCard(page, OPTICS).getByRole('link', { name: 'View Results' })).toBeVisible()

  const token = JSON.parse((await page.evaluate(() => localStorage.getItem('quiz:token'))) ?? '')
  const carriers = requests.filter((url) => url.includes('token=')).map((url) => new URL(url).pathname)
  expect(carriers, 'only the page that the sign-in came back to was asked for with its code').toEqual(['/'])
  expect(
    requests.filter((url) => url.includes(token)),
    'the token that it was exchanged for is in no address',
  ).toEqual([])
  expect(addresses.length).toBeGreaterThan(0)
  expect(
    addresses.filter((address) => address.includes('token=')),
    'the code was out of the address before anything was asked for',
  ).toEqual([])
})

/** What the browser keeps of a page, in it or not, once all garbage is collected. */
async function nodesOf(page: Page): Promise<number> {
  const developer = await page.context().newCDPSession(page)
  // What was collected first may have held the rest.
  for (const _ of [1, 2]) await developer.send('HeapProfiler.collectGarbage')
  const { nodes } = await developer.send('Memory.getDOMCounters')
  await developer.detach()
  return nodes
}

test('forty answers leave no DOM nodes behind', NIGHTLY, async ({ page, school }) => {
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school, { count: 40 })
  await beginQuiz(page, school, learner, quiz.id)
  const before = await nodesOf(page)
  for (let number = 1; number < 40; number++) {
    await choose(page, 'A')
    await next(page)
  }
  await expect(questionCount(page, 40, 40)).toBeVisible()
  expect(await nodesOf(page)).toBeLessThan(before + 200)
})

// SPEC 2 Quiz taking; 5 Validation
test('a quiz of 64 questions has two pages in its navigator, and Enter jumps', async ({ page, school }) => {
  await enter(page, school, await enrolSeated(school))
  await quizCard(page, MECHANICS).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  const navigator = page.getByRole('complementary', { name: 'Question Navigator' })
  const cells = navigator.getByRole('button', { name: /^Question \d+/ })
  await expect(cells).toHaveCount(50)
  await navigator.getByRole('button', { name: 'Next 50 questions' }).click()
  await expect(cells).toHaveCount(14)
  await navigator.getByRole('button', { name: 'Question 52, Unattempted' }).click()
  await expect(questionCount(page, 52, 64)).toBeVisible()
  await choose(page, 'A')
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await expect(navigator.getByRole('button', { name: 'Question 52, Answered, Flagged' })).toBeVisible()

  const jump = navigator.getByRole('spinbutton')
  await jump.fill('65')
  await jump.press('Enter')
  await expect(jump).toHaveAttribute('aria-invalid', 'true')
  await expect(questionCount(page, 52, 64)).toBeVisible()
  await jump.fill('3')
  await jump.press('Enter')
  await expect(questionCount(page, 3, 64)).toBeVisible()
  await expect(cells).toHaveCount(50)
})
