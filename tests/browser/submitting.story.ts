import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answer, disturb, loseAnswer, loseCall, SUBMIT, watchCalls } from './support/faults.ts'
import { attemptsOf, enrolSeated, openQuiz, type School } from './support/school.ts'
import { expect, LOST, refused, test } from './support/story.ts'
import { beginQuiz, choose, next, storedAttempts, submit, toast } from './support/walking.ts'

/** Answers B, nothing and D, up to the last question. */
async function answerAll(page: Page, school: School) {
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school)
  await beginQuiz(page, school, learner, quiz.id)
  await choose(page, 'B')
  await next(page)
  await next(page)
  await choose(page, 'D')
  const inDatabase = () => attemptsOf(school, learner, quiz.id)
  return { quiz, inDatabase }
}

const ANSWERS = [{ answers: [1, null, 3] }]
const RETRIES_TAKE_MS = 20_000

async function expectResult(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible({ timeout: RETRIES_TAKE_MS })
  await expect(toast(page, 'Quiz submitted successfully!')).toBeVisible()
  expect(await storedAttempts(page)).toEqual([])
}

test('an answer that is lost after the submission counted: one attempt', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(LOST)
  const { inDatabase } = await answerAll(page, school)
  const submissions = watchCalls(page, 'POST', SUBMIT)
  await disturb(page, SUBMIT, loseAnswer)
  await submit(page)
  await expectResult(page)
  expect(submissions, 'the API is asked, not told again').toHaveLength(1)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('too many at once: sent again when the server says so', async ({ page, school, complaints }) => {
  complaints.expect(refused(429))
  const { inDatabase } = await answerAll(page, school)
  const submissions = watchCalls(page, 'POST', SUBMIT)
  await disturb(page, SUBMIT, answer(429, { message: 'Too many requests' }, { 'Retry-After': '3' }))
  await submit(page)
  await expectResult(page)
  const [first = 0, second = 0] = submissions
  expect(submissions).toHaveLength(2)
  expect(second - first).toBeGreaterThanOrEqual(3000)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('a server that stumbles twice', async ({ page, school, complaints }) => {
  complaints.expect(refused(500))
  const { inDatabase } = await answerAll(page, school)
  const stumble = answer(500, { message: 'Internal error' })
  const submissions = watchCalls(page, 'POST', SUBMIT)
  await disturb(page, SUBMIT, stumble, stumble)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Submitting...' }).first()).toBeVisible()
  await expectResult(page)
  expect(submissions).toHaveLength(3)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('a server that never answers: the learner keeps the answers and can try again', async ({
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
  await page.getByRole('button', { name: 'Download my answers' }).click()
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

test('offline: the attempt goes out by itself once the network is back', async ({
  page,
  context,
  school,
  complaints,
}) => {
  complaints.expect(LOST)
  const { inDatabase } = await answerAll(page, school)
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: RETRIES_TAKE_MS })
  expect(await inDatabase()).toEqual([])
  await context.setOffline(false)
  await expectResult(page)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})

test('a reload while the answer is awaited: what arrived first counts, once', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(422))
  const { inDatabase } = await answerAll(page, school)
  await page.route(SUBMIT, (route) => route.fetch().then(() => {}), { times: 1 })
  await submit(page)
  await expect.poll(inDatabase).toMatchObject(ANSWERS)
  await page.reload()
  await choose(page, 'A')
  await submit(page)
  await expectResult(page)
  expect(await inDatabase()).toMatchObject(ANSWERS)
})
