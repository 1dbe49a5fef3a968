// SPEC 2 Home; 2 Waiting room
import type { Page } from '@playwright/test'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import { book, enrol, storeSlot } from '../../support/school/school.ts'
import { openQuiz, type School } from '../support/school.ts'
import { expect, refused, test } from '../support/story.ts'
import { choose, enter, option, passTime, quizCard, startQuiz } from '../support/walking.ts'

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

/** Time goes on, and the class has spread its questions. */
async function letPass(page: Page, school: School, minutes: number): Promise<void> {
  await passTime(page, school, minutes)
  await page.clock.fastForward(SPREAD_MS)
}

test('a slot that begins while the home page is open shows its quizzes', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openHome(page, ownSchool, WAIT_MINUTES)
  await expect(slot(page).getByRole('timer')).toHaveText(/^0[12]:\d\d$/)
  await expect(slot(page).getByText('Stay on this page')).toBeVisible()
  await expect(page.getByText('Quizzes available during your slot time')).toBeVisible()
  await expect(page.getByText('1 quiz is open then.')).toBeVisible()
  await expect(quizCard(page, quiz.title)).toHaveCount(0)

  await letPass(page, ownSchool, WAIT_MINUTES)
  await expect(slot(page).getByText('30 minutes remaining')).toBeVisible()
  await expect(quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' })).toBeVisible()
})

test('a slot that ends while the home page is open takes its quizzes away', async ({ page, ownSchool }) => {
  const quiz = await openQuiz(ownSchool)
  await openHome(page, ownSchool, WAIT_MINUTES - 30)
  await expect(slot(page).getByText('2 minutes remaining')).toBeVisible()
  const take = quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' })
  await expect(take).toBeVisible()

  await letPass(page, ownSchool, WAIT_MINUTES)
  await expect(slot(page).getByText('Your slot is over')).toBeVisible()
  await expect(page.getByText('Book a slot to access quizzes')).toBeVisible()
  await expect(quizCard(page, quiz.title)).toHaveCount(0)
})

test('a slot that ends during a quiz leaves that quiz in the list, with the way back to it', async ({
  page,
  ownSchool,
  complaints,
}) => {
  // An API that knows of no starts gives out no quiz then. The attempt is on the device.
  complaints.expect(refused(403))
  const [begun, other] = [await openQuiz(ownSchool), await openQuiz(ownSchool)]
  await openHome(page, ownSchool, WAIT_MINUTES - 30)
  await quizCard(page, begun.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await choose(page, 'A')
  await page.goto(`${ownSchool.url}/#/`)
  await expect(slot(page).getByText('2 minutes remaining')).toBeVisible()

  await letPass(page, ownSchool, WAIT_MINUTES)
  await expect(page.getByText('Book a slot to access quizzes')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible()
  await expect(quizCard(page, other.title)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Book Another Slot' })).not.toHaveClass(/primary/)
  await quizCard(page, begun.title).getByRole('link', { name: 'Take Quiz' }).click()
  await expect(option(page, 'A')).toBeChecked()
})
