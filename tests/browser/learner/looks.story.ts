import type { Page } from '@playwright/test'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { book, enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated, type School, slotAt } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { choose, dialog, enter, next, quizCard, startQuiz } from '../support/walking.ts'

/** Somebody whose only slot is over: the server would refuse to book it now, so it was booked then. */
async function enrolTooLate(school: School): Promise<Person> {
  const learner = await enrol(school)
  const slotId = await storeSlot(school, school.now() - 40 * MINUTE_MS)
  await school.deps.db
    .insertInto('bookings')
    .values({ slot_id: slotId, user_id: learner.id, created_at: new Date(school.now() - 60 * MINUTE_MS) })
    .execute()
  return learner
}

async function enrolEarly(school: School): Promise<Person> {
  const learner = await enrol(school)
  await book(learner, await slotAt(school, '14:30'))
  return learner
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()

async function inspectSlotStates(page: Page, school: School): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sign in to Take Quiz' }).first()).toBeVisible()
  await inspect(page, 'sign-in')
  await enter(page, school, await enrol(school))
  await heading(page, 'No slot booked')
  await inspect(page, 'home without a slot')
  await enter(page, school, await enrolEarly(school))
  await expect(page.getByText('Quizzes available during your slot time')).toBeVisible()
  await inspect(page, 'home with a slot to come')
  await enter(page, school, await enrolTooLate(school))
  await expect(page.getByText('Not active', { exact: true })).toBeVisible()
  await inspect(page, 'home after the slot')
  await page.goto('/#/book-slot')
  await expect(page.getByRole('button', { name: 'Book Slot' }).first()).toBeVisible()
  await inspect(page, 'booking')
}

const OPTICS = 'Geometrical optics: thin lenses and mirrors'

async function inspectQuiz(page: Page, school: School): Promise<void> {
  const learner = await enrolSeated(school)
  await enter(page, school, learner)
  await quizCard(page, OPTICS).getByRole('link', { name: 'Take Quiz' }).waitFor()
  await inspect(page, 'home in the slot')
  await quizCard(page, OPTICS).getByRole('link', { name: 'Take Quiz' }).click()
  await heading(page, 'Instructions')
  await inspect(page, 'introduction')
  await startQuiz(page)
  await expect(page.getByRole('math').first()).toBeVisible()
  await choose(page, 'B')
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await inspect(page, 'exam')
  for (let number = 1; number < 12; number++) await next(page)
  await inspect(page, 'last question')
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await inspect(page, 'confirm dialog')
  await dialog(page).getByRole('button', { name: 'Submit Quiz' }).click()
  await heading(page, 'Question Review')
  await inspect(page, 'result')
  await page.goto('/#/user/results')
  await heading(page, 'My Results')
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible()
  await inspect(page, 'my results')
  await page.goto('/#/nowhere')
  await heading(page, 'Page Not Found')
  await inspect(page, 'not found')
}

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    // Axe reads every element of every screen.
    test.slow()

    test('sign-in, each state of the slot, and booking', ({ page, school }) =>
      inspectSlotStates(page, school))

    test('the quiz from its introduction to the results', ({ page, school }) => inspectQuiz(page, school))
  })
