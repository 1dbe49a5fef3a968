import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  answer,
  delay,
  disturb,
  type Fault,
  forbidOrigin,
  holdSaves,
  loseAnswer,
  loseCall,
  replaceAnswer,
  SUBMIT,
  swallow,
  truncate,
  watchCalls,
} from '../support/faults.ts'
import { attemptsOf, enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, LOST, NIGHTLY, refused, test } from '../support/story.ts'
import {
  choose,
  dialog,
  enter,
  next,
  quizCard,
  startQuiz,
  storedAttempts,
  submit,
  toast,
} from '../support/walking.ts'

/** Answers B, nothing and D, up to the last question. */
async function answerAll(page: Page, school: School, path = '/') {
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school)
  await enter(page, school, learner, `${path}#/quiz/${quiz.id}`)
  await startQuiz(page)
  await choose(page, 'B')
  await next(page)
  await next(page)
  await choose(page, 'D')
  const inDatabase = () => attemptsOf(school, learner, quiz.id)
  return { quiz, inDatabase }
}

const ANSWERS = [{ answers: [1, null, 3] }]
const RETRIES_TAKE_MS = 20_000

async function expectResult(page: Page, afterMs = 0): Promise<void> {
  const timeout = afterMs + RETRIES_TAKE_MS
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible({ timeout })
  await expect(toast(page, 'Quiz submitted successfully!')).toBeVisible()
  expect(await storedAttempts(page)).toEqual([])
}

interface Trouble {
  name: string
  /** What happens to the first submissions, one each. */
  faults: Fault[]
  /** What the browser itself logs of it. */
  logs?: string
  /** How often the attempt is sent in all. */
  sends: number
  /** How long the page is known to wait between the first two, in milliseconds. */
  waitsMs?: number
  /** Much like another one. */
  nightly?: true
}

const stumble = answer(500, { message: 'Internal error' })
const gateway: Fault = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' })

/** Each ends with the result on the screen and the answers in the database, once. */
const TROUBLES: Trouble[] = [
  { name: 'a network that takes three seconds', faults: [delay(3000)], sends: 1, nightly: true },
  {
    name: 'a server that stumbles twice',
    faults: [stumble, stumble],
    logs: refused(500),
    sends: 3,
    nightly: true,
  },
  {
    name: 'a gateway that answers with a page',
    faults: [gateway, gateway],
    logs: refused(502),
    sends: 3,
    nightly: true,
  },
  {
    name: 'too many at once, sent again when the server says so',
    faults: [answer(429, { message: 'Too many requests' }, { 'Retry-After': '3' })],
    logs: refused(429),
    sends: 2,
    waitsMs: 3000,
    nightly: true,
  },
  {
    name: 'a conflict after the submission counted',
    faults: [replaceAnswer(409, { message: 'Already submitted' })],
    logs: refused(409),
    sends: 1,
  },
  { name: 'an answer that is lost after the submission counted', faults: [loseAnswer], logs: LOST, sends: 1 },
  { name: 'an answer that comes by half after the submission counted', faults: [truncate], sends: 1 },
  {
    name: 'a connection that hangs',
    faults: [swallow],
    logs: LOST,
    sends: 2,
    waitsMs: 20_000,
    nightly: true,
  },
]

for (const { name, faults, logs, sends, waitsMs = 0, nightly } of TROUBLES)
  test(
    `one attempt arrives, as answered, despite ${name}`,
    nightly ? NIGHTLY : {},
    async ({ page, school, complaints }) => {
      if (logs) complaints.expect(logs)
      const { inDatabase } = await answerAll(page, school)
      const submissions = watchCalls(page, 'POST', SUBMIT)
      await disturb(page, SUBMIT, ...faults)
      await submit(page)
      await expect(page.getByRole('button', { name: 'Submitting...' }).first()).toBeVisible()
      await expectResult(page, waitsMs)
      expect(submissions).toHaveLength(sends)
      const [first = 0, second = Number.POSITIVE_INFINITY] = submissions
      expect(second - first).toBeGreaterThanOrEqual(waitsMs)
      expect(await inDatabase()).toMatchObject(ANSWERS)
    },
  )

test('one attempt arrives, as answered, at an API on another origin that forgets to allow the page', async ({
  page,
  context,
  school,
  complaints,
}) => {
  complaints.expect('blocked by CORS policy', LOST)
  // What a page on the web would be asked for, as the school is on this machine. Older browsers know no such question.
  await context.grantPermissions(['local-network-access']).catch(() => {})
  const host = school.url.replace('localhost', '127.0.0.1')
  const body = `<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">
    <script type="module" src="/embed/quiz-app.js"></script><quiz-app api-base="${school.url}/api"></quiz-app></html>`
  await page.route('**/course', (route) => route.fulfill({ contentType: 'text/html', body }))
  const { inDatabase } = await answerAll(page, { ...school, url: host }, '/course')
  const submissions = watchCalls(page, 'POST', SUBMIT)
  await disturb(page, SUBMIT, forbidOrigin)
  await submit(page)
  await expectResult(page)
  expect(submissions).toHaveLength(1)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('a learner keeps the answers if the server never replies, and can try again', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(LOST)
  const { quiz, inDatabase } = await answerAll(page, school)
  await disturb(page, SUBMIT, ...Array(4).fill(loseCall))
  await submit(page)
  const notice = page.getByRole('alert')
  await expect(notice).toHaveText('Network error. Please check your connection and try again.', {
    timeout: RETRIES_TAKE_MS,
  })
  expect(await storedAttempts(page)).toMatchObject(ANSWERS)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a Copy' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${quiz.title}.txt`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(quiz.title)
  expect(text).toMatch(/^1\. B\) 30°$/m)
  expect(text).toMatch(/^2\. no answer$/m)
  expect(text).toMatch(/^3\. D\)/m)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expectResult(page)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('an attempt made offline is sent by itself once the network is back, on whatever screen', async ({
  page,
  context,
  school,
  complaints,
}) => {
  complaints.expect(LOST)
  const { quiz, inDatabase } = await answerAll(page, school)
  await context.setOffline(true)
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: RETRIES_TAKE_MS })
  await page.getByRole('link', { name: 'Home' }).click()
  const reminder = page.getByRole('complementary', { name: 'Quizzes in progress' })
  await expect(reminder).toContainText('Your answers are not handed in yet.')
  expect(await inDatabase()).toEqual([])
  await context.setOffline(false)
  await expect(toast(page, 'Quiz submitted successfully!')).toBeVisible()
  await expect(quizCard(page, quiz.title).getByText('Completed')).toBeVisible()
  await expect(reminder).toBeHidden()
  expect(await storedAttempts(page)).toEqual([])
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('the answers that arrived first count after a reload during the submission, and the rest is kept', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(422))
  await holdSaves(page)
  const { inDatabase } = await answerAll(page, school)
  await page.route(SUBMIT, (route) => route.fetch().then(() => {}), { times: 1 })
  await submit(page)
  await expect.poll(inDatabase).toMatchObject(ANSWERS)
  await page.reload()
  await choose(page, 'A')
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(
    'Other answers to this quiz were submitted before these',
  )
  expect(await storedAttempts(page)).toMatchObject([{ answers: [1, null, 0] }])
  await page.getByRole('link', { name: 'See the result' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  const reminder = page.getByRole('complementary', { name: 'Quizzes in progress' })
  await expect(reminder).toContainText('Other answers were handed in before those on this device.')
  await reminder.getByRole('link', { name: 'Show' }).click()
  await expect(page.getByRole('button', { name: 'Save a Copy' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete My Answers' }).click()
  await dialog(page).getByRole('button', { name: 'Delete My Answers' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  await expect(toast(page, 'Quiz submitted successfully!')).toBeHidden()
  expect(await storedAttempts(page)).toEqual([])
  expect(await inDatabase()).toMatchObject(ANSWERS)
})
