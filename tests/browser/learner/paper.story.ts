import type { Page } from '@playwright/test'
import { enrolSeated, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { beginQuiz, choose, next, submit } from '../support/walking.ts'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a title of one long word makes nothing wider, and a print has no clock, navigator or button', async ({
  page,
  ownSchool: school,
}) => {
  const quiz = await openQuiz(school)
  const title = `L${'o'.repeat(200)}ng`
  await school.deps.db.updateTable('quizzes').set({ title }).where('id', '=', quiz.id).execute()
  await page.setViewportSize({ width: 390, height: 800 })
  await beginQuiz(page, school, await enrolSeated(school), quiz.id)
  expect(await overflow(page)).toBe(0)
  await choose(page, 'B')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.getByRole('timer')).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page.locator('quiz-app').getByRole('button')).toHaveCount(0)
  const ink = await page
    .locator('quiz-app .question')
    .evaluate((question) => getComputedStyle(question).color)
  expect(ink, 'dark letters, as grounds are not printed').toMatch(/oklch\(0\.2/)

  await page.emulateMedia({ media: 'screen', colorScheme: null })
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await overflow(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  for (const name of ['Back', 'View All Results', 'Print'])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0)
  await page.goto(`${page.url().split('#')[0]}#/`)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
