import type { Page } from '@playwright/test'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import { book, enrol, storeSlot } from '../../support/school/school.ts'
import { openQuiz, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter, quizCard } from '../support/walking.ts'

const WAIT_MINUTES = 2
/** Over how long a class spreads its questions when a slot begins or ends. */
const SPREAD_MS = 5 * SECOND_MS
const slot = (page: Page) => page.getByRole('region', { name: 'Your slot' })

/** Somebody new opens the home page with a seat in the slot that begins in so many minutes. */
async function openHome(page: Page, school: School, beginsInMinutes: number): Promise<void> {
  await page.clock.install({ time: school.now() })
  const learner = await enrol(school)
  await book(learner, await storeSlot(school, school.now() + beginsInMinutes * MINUTE_MS))
  await enter(page, school, learner)
}

/** Time goes on for the server and in the page. */
async function letPass(page: Page, school: School, minutes: number): Promise<void> {
  school.advance(minutes)
  await page.clock.fastForward(minutes * MINUTE_MS)
  await page.clock.fastForward(SPREAD_MS)
}

test('a slot that begins while the home page is open shows its quizzes', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openHome(page, ownSchool, WAIT_MINUTES)
  await expect(slot(page).getByRole('timer')).toHaveText(/^0[12]:\d\d$/)
  await expect(slot(page).getByText('Stay on this page')).toBeVisible()
  await expect(page.getByText('Quizzes available during your slot time')).toBeVisible()
  await expect(quizCard(page, quiz.title).getByText('In your slot')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take Quiz' })).toBeHidden()

  await letPass(page, ownSchool, WAIT_MINUTES)
  await expect(slot(page).getByText('30 minutes remaining')).toBeVisible()
  await expect(quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' })).toBeVisible()
})

test('a slot that ends while the home page is open locks its quizzes', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openHome(page, ownSchool, WAIT_MINUTES - 30)
  await expect(slot(page).getByText('2 minutes remaining')).toBeVisible()
  const take = quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' })
  await expect(take).toBeVisible()

  await letPass(page, ownSchool, WAIT_MINUTES)
  await expect(slot(page).getByText('Your slot is over')).toBeVisible()
  await expect(page.getByText('Book a slot to access quizzes')).toBeVisible()
  await expect(take).toBeHidden()
  await expect(quizCard(page, quiz.title)).toBeVisible()
})
