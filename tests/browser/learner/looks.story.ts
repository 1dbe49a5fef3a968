// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { namesOf } from '../support/accessibility-tree.ts'
import { enrolAdmin } from '../support/authoring.ts'
import { answer, BOOK, disturb } from '../support/faults.ts'
import { inspect } from '../support/looks.ts'
import { enrolSeated, openQuiz, type School, slotAt } from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  confirmBooking,
  dialog,
  enter,
  next,
  quizCard,
  startQuiz,
  submit,
  toast,
} from '../support/walking.ts'

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
  await heading(page, 'Choose your time')
  await inspect(page, 'home without a slot')
  await enter(page, school, await enrolEarly(school))
  await expect(page.getByText('Quizzes available during your slot time')).toBeVisible()
  await inspect(page, 'home with a slot to come')
  await enter(page, school, await enrolTooLate(school))
  await heading(page, 'Your slot is over')
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

/** Without a place to break at; wider than any page. */
const WORD = 'w'.repeat(500)

/** A quiz, a learner and a result with that word wherever somebody wrote a text. */
async function storeLongWords(school: School): Promise<Person & { quizId: string }> {
  const options = ['a', 'b', 'c', 'd'].map((letter) => ({ text: WORD + letter }))
  const quizId = await storeQuiz(school, {
    questions: [{ _id: 'long', text: WORD, options, correctAnswer: 0 }],
  })
  await school.deps.db
    .updateTable('quizzes')
    .set({ title: WORD, description: WORD })
    .where('id', '=', quizId)
    .execute()
  return { ...(await enrolSeated(school, WORD)), quizId }
}

/** In a narrow and a wide window the page is no wider than that. */
async function fits(page: Page, screen: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wider, `${screen}, ${width} px wide`).toBeLessThanOrEqual(0)
  }
}

test('a word of 500 letters makes no page wider', async ({ page, ownSchool }) => {
  const { quizId, ...learner } = await storeLongWords(ownSchool)
  const details = page.getByRole('link', { name: 'View Details' })
  await enter(page, ownSchool, learner)
  await quizCard(page, WORD).getByRole('link', { name: 'Take Quiz' }).waitFor()
  await fits(page, 'home')
  await quizCard(page, WORD).getByRole('link', { name: 'Take Quiz' }).click()
  await heading(page, 'Instructions')
  await fits(page, 'introduction')
  await startQuiz(page)
  await fits(page, 'exam')
  await submit(page)
  await heading(page, 'Question Review')
  await fits(page, 'result')
  await page.getByRole('link', { name: 'View All Results' }).click()
  await expect(details).toBeVisible()
  await fits(page, 'my results')
  await enter(page, ownSchool, await enrolAdmin(ownSchool, WORD), '/#/admin')
  await expect(page.getByRole('table', { name: 'All Quizzes' })).toContainText(WORD)
  await fits(page, 'dashboard')
  await page.goto(`${ownSchool.url}/#/admin/quiz/${quizId}/results`)
  await expect(details).toBeVisible()
  await fits(page, 'attempts')
})

test('a chosen option looks chosen while the pointer is over it', async ({ page, school }) => {
  await beginQuiz(page, school, await enrolSeated(school), (await openQuiz(school)).id)
  const row = page.locator('.option').first()
  const look = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  await row.hover()
  const hovered = await look()
  await row.click()
  await expect(row).toHaveClass(/chosen/)
  const chosen = await look()
  await page.mouse.move(0, 0)
  expect(chosen, 'the pointer changes nothing').toBe(await look())
  expect(chosen).not.toBe(hovered)
})

test('toasts are below the header, fit their texts, and do not hold Tab', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(500))
  await page.setViewportSize({ width: 390, height: 800 })
  await enter(page, school, await enrol(school), '/#/book-slot')
  await page.locator('.toasts section[aria-live]').waitFor({ state: 'attached' })
  const notifications = await namesOf(page, 'region')
  expect(notifications, 'the live region is there before its text').toContain('Notifications ')
  const failing = (message: string) => answer(500, { message })
  await disturb(
    page,
    BOOK,
    failing('It is closed today'),
    failing('It is closed until tomorrow morning at eight'),
  )
  await page.getByRole('button', { name: 'Book Slot' }).first().click()
  for (const text of ['closed today', 'closed until tomorrow']) {
    await confirmBooking(page)
    await expect(toast(page, text)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Not Now' }).click()
  await page.locator('[data-sonner-toast]').first().hover()
  // Of one subject the latest counts.
  await expect(page.locator('[data-sonner-toast][data-expanded="true"]')).toHaveCount(1)
  const spilt = await page
    .locator('[data-sonner-toast]')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight).length)
  expect(spilt, 'toasts whose text does not fit').toBe(0)
  const widthOf = async () => (await page.locator('[data-sonner-toaster]').boundingBox())?.width ?? 0
  const upright = await widthOf()
  for (const width of [844, 390]) await page.setViewportSize({ width, height: 800 })
  await expect.poll(widthOf, { message: 'a phone that was turned and turned back' }).toBe(upright)
  const before = page.getByRole('button', { name: 'Book Slot' }).first()
  await before.focus()
  await page.getByRole('button', { name: 'Close toast' }).last().focus()
  await page.keyboard.press('Tab')
  await expect(before, 'Tab gets past a toast').not.toBeFocused()
  const masthead = await page.locator('.masthead').boundingBox()
  const top = await page.locator('[data-sonner-toaster]').boundingBox()
  expect(top?.y).toBeGreaterThanOrEqual((masthead?.y ?? 0) + (masthead?.height ?? 0))
})

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`the learner’s screens, ${colorScheme} and ${width} px wide,`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    // Axe reads every element of every screen.
    test.slow()

    test(
      'look right: sign-in, each state of the slot, and booking',
      width === 320 ? {} : NIGHTLY,
      ({ page, school }) => inspectSlotStates(page, school),
    )

    test(
      'look right: the quiz from its introduction to the results',
      width === 320 ? NIGHTLY : {},
      ({ page, school }) => inspectQuiz(page, school),
    )
  })
