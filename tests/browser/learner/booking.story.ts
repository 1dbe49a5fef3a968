// SPEC 2 Book Slot; 5 Validation; 8 Other toasts
import type { Page } from '@playwright/test'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { book, enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { answer, BOOK, disturb, loseAnswer, watchCalls } from '../support/faults.ts'
import { press } from '../support/keyboard.ts'
import { bookingsOf, openQuiz, type School } from '../support/school.ts'
import { expect, LOST, NIGHTLY, refused, test } from '../support/story.ts'
import { checkRow, dialog, enter, toast, welcome } from '../support/walking.ts'

/** Half hours of the next day's evening, after business hours: nobody but these tests has booked in them. */
const EVENING = Date.parse('2026-03-05T19:00:00Z')
let taken = 0

interface EveningSlot {
  id: string
  /** As the browser in Paris shows its beginning. */
  begins: string
}

async function eveningSlot(school: School, capacity = 500): Promise<EveningSlot> {
  const startsAt = EVENING + taken++ * 30 * MINUTE_MS
  const [hour, minute] = new Date(startsAt + 60 * MINUTE_MS).toISOString().slice(11, 16).split(':')
  return { id: await storeSlot(school, startsAt, capacity), begins: `${Number(hour) - 12}:${minute}` }
}

/** Opens the booking page at the next day, on which a quiz is open. */
async function openEvening(page: Page, school: School, learner: Person): Promise<void> {
  await openQuiz(school, { closesInMs: 2 * DAY_MS })
  await enter(page, school, learner, '/#/book-slot')
  await checkRow(page.getByRole('radio', { name: 'Thursday, March 5' }))
  await expect(page.getByRole('heading', { name: 'Available Slots for Thursday, March 5' })).toBeVisible()
}

const slotCard = (page: Page, { begins }: EveningSlot) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^${begins}\\s.*PM`) })

test('a double click books one seat', async ({ page, school }) => {
  const learner = await enrol(school, { name: 'Kofi Mensah' })
  const slot = await eveningSlot(school)
  await openEvening(page, school, learner)
  const bookings = watchCalls(page, 'POST', BOOK)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(BOOK, async (route) => {
    await released
    await route.fallback()
  })
  await slotCard(page, slot).getByRole('button', { name: 'Book Slot' }).dblclick()
  await expect(slotCard(page, slot).getByRole('button', { name: 'Booking...' })).toBeVisible()
  release()
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
  await expect(welcome(page, 'Kofi Mensah')).toBeVisible()
  expect(bookings).toHaveLength(1)
  expect(await bookingsOf(school, learner)).toMatchObject([{ slot_id: slot.id }])
})

test('a booking can be undone by keyboard, and says so if that fails', async ({
  page,
  school,
  complaints,
}) => {
  complaints.expect(refused(409))
  const learner = await enrol(school, { name: 'Kofi Mensah' })
  const slot = await eveningSlot(school)
  await openEvening(page, school, learner)
  await slotCard(page, slot).getByRole('button', { name: 'Book Slot' }).click()
  await expect(welcome(page, 'Kofi Mensah')).toBeVisible()
  await disturb(page, '**/api/slots/cancel/*', answer(409, { message: 'The school is closed' }))
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(toast(page, 'You still have the slot. The school is closed')).toBeVisible()
  expect(await bookingsOf(school, learner)).toMatchObject([{ slot_id: slot.id }])

  await page.goto('/#/book-slot')
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(toast(page, 'Booking cancelled successfully')).toBeVisible()
  await slotCard(page, slot).getByRole('button', { name: 'Book Slot' }).click()
  await expect(welcome(page, 'Kofi Mensah')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByRole('heading', { name: 'Choose your time' })).toBeVisible()
  expect(await bookingsOf(school, learner)).toEqual([])
})

test('a full slot cannot be booked', async ({ page, school }) => {
  const slot = await eveningSlot(school, 1)
  await book(await enrol(school), slot.id)
  await openEvening(page, school, await enrol(school))
  await expect(slotCard(page, slot).getByRole('button', { name: 'Fully Booked' })).toBeDisabled()
  await expect(slotCard(page, slot)).toContainText('Utilization 100%')
})

test(
  'a learner reads the server’s reason if a slot fills up meanwhile',
  NIGHTLY,
  async ({ page, school, complaints }) => {
    complaints.expect(refused(409))
    const learner = await enrol(school)
    const slot = await eveningSlot(school, 1)
    await openEvening(page, school, learner)
    await expect(slotCard(page, slot).getByRole('button', { name: 'Book Slot' })).toBeVisible()
    await book(await enrol(school), slot.id)
    await slotCard(page, slot).getByRole('button', { name: 'Book Slot' }).click()
    await expect(toast(page, 'This slot is fully booked')).toBeVisible()
    await expect(slotCard(page, slot).getByRole('button', { name: 'Fully Booked' })).toBeDisabled()
    expect(await bookingsOf(school, learner)).toEqual([])
  },
)

test('a booking whose answer is lost has worked', async ({ page, school, complaints }) => {
  complaints.expect(LOST)
  const learner = await enrol(school, { name: 'Kofi Mensah' })
  const slot = await eveningSlot(school)
  await openEvening(page, school, learner)
  await disturb(page, BOOK, loseAnswer)
  await slotCard(page, slot).getByRole('button', { name: 'Book Slot' }).click()
  await expect(toast(page, 'Slot booked successfully')).toBeVisible()
  await expect(welcome(page, 'Kofi Mensah')).toBeVisible()
  expect(await bookingsOf(school, learner)).toMatchObject([{ slot_id: slot.id }])
})

test(
  'a server error without a message has our own, and the page stays',
  NIGHTLY,
  async ({ page, school, complaints }) => {
    complaints.expect(refused(500))
    const learner = await enrol(school)
    const slot = await eveningSlot(school)
    await openEvening(page, school, learner)
    await disturb(page, BOOK, answer(500, { message: 'x'.repeat(120) }))
    await slotCard(page, slot).getByRole('button', { name: 'Book Slot' }).click()
    await expect(toast(page, 'Failed to book slot')).toBeVisible()
    await expect(slotCard(page, slot).getByRole('button', { name: 'Book Slot' })).toBeEnabled()
  },
)

test('an upcoming booking can be cancelled after a question', async ({ page, school }) => {
  const learner = await enrol(school)
  await book(learner, (await eveningSlot(school)).id)
  await enter(page, school, learner, '/#/book-slot')
  const bookings = page.getByRole('region', { name: 'My Bookings' })
  const cancel = page.getByRole('button', { name: 'Cancel Booking' }).first()
  await cancel.click()
  await expect(
    dialog(page).getByText(/^Are you sure you want to cancel your booking for Mar 5/),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Keep Booking' }).click()
  expect(await bookingsOf(school, learner)).toHaveLength(1)

  await cancel.click()
  await dialog(page).getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(toast(page, 'Booking cancelled successfully')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(bookings).toBeHidden()
  await page.getByText('Past and cancelled bookings (1)').click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  expect(await bookingsOf(school, learner)).toEqual([])
})
