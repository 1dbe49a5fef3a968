import type { Page } from '@playwright/test'
import { attemptsOf, enrolSeated, openQuiz, type School } from './support/school.ts'
import { expect, test } from './support/story.ts'
import {
  beginQuiz,
  choose,
  dialog,
  next,
  option,
  questionCount,
  secondsLeft,
  storedAttempts,
  submit,
} from './support/walking.ts'

const flag = (page: Page) => page.getByRole('button', { name: 'Flag', exact: true }).click()
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click()

/** Answers B, then flags and answers C, and stops at the third question of five. */
async function beginWork(page: Page, school: School) {
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school, { count: 5 })
  await beginQuiz(page, school, learner, quiz.id)
  await choose(page, 'B')
  await next(page)
  await flag(page)
  await choose(page, 'C')
  await next(page)
  await expect(questionCount(page, 3, 5)).toBeVisible()
  return { inDatabase: () => attemptsOf(school, learner, quiz.id) }
}

async function expectWork(page: Page): Promise<void> {
  await expect(questionCount(page, 3, 5)).toBeVisible()
  await previous(page)
  await expect(option(page, 'C')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible()
  await previous(page)
  await expect(option(page, 'B')).toBeChecked()
}

/** The clock went on while nobody looked: 15 minutes less the four that passed. */
async function expectElevenMinutes(page: Page): Promise<void> {
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(11 * 60 + 1)
  expect(await secondsLeft(page)).toBeGreaterThan(10 * 60)
}

test('a reload in mid-quiz changes nothing, and the clock goes on', async ({ page, ownSchool }) => {
  await beginWork(page, ownSchool)
  const before = await storedAttempts(page)
  ownSchool.advance(4)
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await storedAttempts(page)).toEqual(before)
  await expectElevenMinutes(page)
  await expectWork(page)
})

test('a page that was closed in mid-quiz is opened again where it was', async ({
  page,
  context,
  ownSchool,
}) => {
  await beginWork(page, ownSchool)
  const address = page.url()
  const before = await storedAttempts(page)
  await page.close()
  ownSchool.advance(4)
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByRole('timer')).toBeVisible()
  expect(await storedAttempts(later)).toEqual(before)
  await expectElevenMinutes(later)
  await expectWork(later)
})

test('a host page may take the element out and put it in again', async ({ page, school }) => {
  await beginWork(page, school)
  const before = await storedAttempts(page)
  await page.evaluate(async () => {
    const element = document.querySelector('quiz-app')
    const home = element?.parentElement
    element?.remove()
    await new Promise((resolve) => setTimeout(resolve, 200))
    if (element) home?.prepend(element)
  })
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await storedAttempts(page)).toEqual(before)
  await expectWork(page)
})

test('a host page may move the element while its dialog is open', async ({ page, school }) => {
  await beginWork(page, school)
  await next(page)
  await next(page)
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.evaluate(() => {
    const element = document.querySelector('quiz-app')
    if (element) document.body.append(element)
  })
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  await dialog(page).getByRole('button', { name: 'Go to question 2' }).click()
  await expect(option(page, 'C')).toBeChecked()
})

test('a second tab shows the same attempt, and follows it to its result', async ({
  page,
  context,
  school,
}) => {
  const { inDatabase } = await beginWork(page, school)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(questionCount(second, 3, 5)).toBeVisible()
  await choose(second, 'D')
  await expect(option(page, 'D')).toBeChecked()
  await next(second)
  await next(second)
  await submit(second)
  for (const tab of [second, page]) await expect(tab.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await inDatabase()).toMatchObject([{ answers: [1, 2, 3, null, null] }])
})

test('a slot that ends in mid-quiz takes nothing away', async ({ page, ownSchool }) => {
  ownSchool.advance(20)
  const { inDatabase } = await beginWork(page, ownSchool)
  ownSchool.advance(9)
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await secondsLeft(page)).toBeLessThanOrEqual(6 * 60 + 1)
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  expect(await inDatabase()).toMatchObject([{ answers: [1, 2, null, null, null] }])
})
