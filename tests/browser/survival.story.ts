import type { Page } from '@playwright/test'
import { enrolSeated, openQuiz, type School } from './support/school.ts'
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
} from './support/walking.ts'

const flag = (page: Page) => page.getByRole('button', { name: 'Flag', exact: true }).click()
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click()

/** Answers B, then flags and answers C, and stops at the third question of five. */
async function beginWork(page: Page, school: School): Promise<void> {
  const quiz = await openQuiz(school, { count: 5 })
  await beginQuiz(page, school, await enrolSeated(school), quiz.id)
  await choose(page, 'B')
  await next(page)
  await flag(page)
  await choose(page, 'C')
  await next(page)
  await expect(questionCount(page, 3, 5)).toBeVisible()
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
