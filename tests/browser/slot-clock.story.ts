import type { Page } from '@playwright/test'
import { MINUTE_MS, SECOND_MS } from '../../src/domain/time.ts'
import { book, enrol, storeSlot } from '../support/school.ts'
import { openQuiz, type School } from './support/school.ts'
import { expect, test } from './support/story.ts'
import { enter, quizCard } from './support/walking.ts'

const WAIT_MS = 15 * SECOND_MS
const slot = (page: Page) => page.getByRole('region', { name: 'Your slot' })

/** Somebody new opens the home page with a seat in the slot that begins in so many milliseconds. */
async function openHome(page: Page, school: School, beginsInMs: number): Promise<void> {
  const learner = await enrol(school)
  await enter(page, school, learner)
  await expect(slot(page).getByText('No slot booked')).toBeVisible()
  // Real seconds run from here on, so everything slow was before.
  await book(learner, await storeSlot(school, school.now() + beginsInMs))
  await page.reload()
}

test('a slot that begins while the home page is open shows its quizzes', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openHome(page, ownSchool, WAIT_MS)
  await expect(slot(page).getByText('Upcoming')).toBeVisible()
  await expect(slot(page).getByRole('timer')).toHaveText(/^00:\d\d$/)
  await expect(slot(page).getByText('Stay on this page')).toBeVisible()
  await expect(page.getByText('Quizzes available during your slot time')).toBeVisible()
  await expect(quizCard(page, quiz.title)).toBeHidden()

  await expect(slot(page).getByText('30 minutes remaining')).toBeVisible({ timeout: WAIT_MS + 5000 })
  await expect(quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' })).toBeVisible()
})

test('a slot that ends while the home page is open takes its quizzes away', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openHome(page, ownSchool, WAIT_MS - 30 * MINUTE_MS)
  await expect(slot(page).getByText('1 minute remaining')).toBeVisible()
  await expect(quizCard(page, quiz.title)).toBeVisible()

  await expect(slot(page).getByText('Not active')).toBeVisible({ timeout: WAIT_MS + 5000 })
  await expect(page.getByText('Book a slot to access quizzes')).toBeVisible()
  await expect(quizCard(page, quiz.title)).toBeHidden()
})
