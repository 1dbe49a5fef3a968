import type { Locator, Page } from '@playwright/test'
import { ensureCrowd } from '../../../demo/api/sample/seed-crowd.ts'
import { ensureSlots } from '../../../demo/api/slots/slots.ts'
import { book, enrol } from '../../support/school/school.ts'
import { button, enrolAdmin, heading } from '../support/authoring.ts'
import { answer, disturb } from '../support/faults.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { inspect } from '../support/looks.ts'
import { type School, slotAt } from '../support/school.ts'
import { expect, NIGHTLY, refused, test } from '../support/story.ts'
import { checkRow, clickSignIn, dialog, enter, toast } from '../support/walking.ts'

async function openBoard(page: Page, school: School): Promise<void> {
  await enter(page, school, await enrolAdmin(school), '/#/admin/slots')
  await expect(heading(page, 'Slot Booking Dashboard')).toBeVisible()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('definition')
/** The card of the slot, or of the day, with that heading. */
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const ELEVEN = '11:00 – 11:30 AM'
const bookings = (page: Page): Locator =>
  page.getByRole('dialog', { name: `Slot Bookings - ${ELEVEN} (Mar 4, 2026)`, exact: true })
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel Booking', exact: true })
const row = (page: Page, name: string) => bookings(page).getByRole('listitem').filter({ hasText: name })

async function bookEleven(school: School, ...names: string[]): Promise<void> {
  const slotId = await slotAt(school, '11:00')
  for (const name of names) await book(await enrol(school, { name }), slotId)
}

/** Everybody of a large school has a seat at eleven. */
async function fillEleven(school: School): Promise<void> {
  const { db } = school.deps
  const slotId = await slotAt(school, '11:00')
  await ensureCrowd(db, new Date(school.now()))
  const crowd = await db.selectFrom('users').select('id').where('issuer', '=', 'crowd').execute()
  const seats = crowd.map(({ id }) => ({ slot_id: slotId, user_id: id, created_at: new Date(school.now()) }))
  await db.insertInto('bookings').values(seats).execute()
  await db.updateTable('slots').set({ booked: seats.length }).where('id', '=', slotId).execute()
}

async function openEleven(page: Page): Promise<void> {
  await tab(page, 'Date Analysis').click()
  await button(card(page, ELEVEN), 'View Details').click()
  await expect(bookings(page)).toBeVisible()
}

// SPEC 2 Routes; 2 Slot Booking Dashboard
test('slots can be generated, and are shown as a day, by slot and for a week', async ({
  page,
  ownSchool,
  complaints,
}) => {
  complaints.expect(refused(500))
  await disturb(page, /\/api\/slots\/generate$/, answer(500, { message: 'The database is asleep' }))
  await openBoard(page, ownSchool)
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText('Generate slots to see summary data.')).toBeVisible()
  await tab(page, 'Date Analysis').click()
  await expect(page.getByText('No slots found')).toBeVisible()
  await button(page, 'Generate Slots').click()
  await expect(toast(page, 'Failed to generate slots')).toBeVisible()
  await button(page, 'Generate Slots').click()
  await expect(toast(page, '160 slots generated successfully')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(8)
  await checkRow(page.getByRole('radio', { name: 'Wednesday, March 11' }))
  await expect(heading(page, 'Slots on Wednesday, March 11')).toBeVisible()
  await expect(button(page, 'View Details')).toHaveCount(20)
  await bookEleven(ownSchool, 'Asha Rao', 'Ben Okafor')
  await tab(page, "Today's Summary").click()
  await button(page, 'Refresh Data').click()
  await expect(figure(page, 'Booked Slots')).toHaveText('2')
  await expect(figure(page, 'Total Slots')).toHaveText('20')
  await expect(figure(page, 'Total Capacity')).toHaveText('10,000')
  await expect(figure(page, 'Peak Hour')).toHaveText('11:00 AM')
  await page.keyboard.press('Tab')
  await press(page, tab(page, "Today's Summary"))
  await page.keyboard.press('End')
  await expect(tab(page, '7-Day Overview')).toBeFocused()
  const day = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell')
  await expect(day('Wednesday, March 4')).toHaveText([/%$/, '20', '10,000', '2', '9,998'])
  await expect(day('Tuesday, March 10')).toHaveText([/%$/, '20', '10,000', '0', '10,000'])
})

// SPEC 2 Slot Booking Dashboard
test(
  'a failed read says so in its place, and an ended session leads to the sign-in',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(500), refused(401))
    const asleep = answer(500, { message: 'The database is asleep' })
    await ensureSlots(ownSchool.deps)
    for (const call of ['summary', 'statistics', 'overview', 'bookings'])
      await disturb(page, new RegExp(`/admin/slots/${call}`), asleep)
    await openBoard(page, ownSchool)
    await expect(toast(page, 'Failed to fetch slot statistics')).toBeVisible()
    await expect(page.getByText('These days could not be loaded:')).toBeVisible()
    await button(page, 'Read again').click()
    await expect(page.locator('.gauge')).toHaveCount(7 * 20)
    await disturb(page, /\/admin\/slots\/statistics\?date=2026-03-11/, asleep)
    for (const [name, message] of [
      ["Today's Summary", 'Failed to fetch slot summary'],
      ['7-Day Overview', 'Failed to fetch slot overview'],
      ['Date Analysis', 'Failed to fetch slot statistics'],
    ] as const) {
      await tab(page, name).click()
      // The last day is in none of the seven that are read already.
      if (name === 'Date Analysis') await checkRow(page.getByRole('radio', { name: 'Wednesday, March 11' }))
      await expect(toast(page, message)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('The database is asleep')
      await button(page, 'Try again').click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await checkRow(page.getByRole('radio', { name: 'Wednesday, March 4' }))
    await openEleven(page)
    await expect(toast(page, 'Failed to fetch slot bookings')).toBeVisible()
    await button(bookings(page), 'Try again').click()
    await expect(bookings(page)).toContainText('No bookings found for this slot.')
    await button(bookings(page), 'Close').click()
    await expect(button(card(page, ELEVEN), 'View Details')).toBeFocused()
    await ownSchool.deps.db.deleteFrom('sessions').execute()
    await button(page, 'Refresh Data').click()
    await expect(toast(page, 'Your session has expired. Please sign in again to continue.')).toBeVisible()
    await clickSignIn(page)
  },
)

// SPEC 2 Slot Booking Dashboard; 4 States; 5 Validation
test('a booking can be found and cancelled by keyboard, over the list that stays open', async ({
  page,
  ownSchool,
}) => {
  await bookEleven(ownSchool, 'Asha Rao', "Brian O'Neill", 'Chloe Dahl')
  await openBoard(page, ownSchool)
  await openEleven(page)
  const list = bookings(page)
  await expect(list).toContainText('Showing 3 of 3 bookings')
  await list.getByLabel('Search').fill('nobody')
  await expect(list).toContainText('No bookings match your search criteria.')
  await list.getByLabel('Search').fill("o'neill")
  await expect(list).toContainText('Showing 1 of 3 bookings')
  const cancel = button(row(page, "Brian O'Neill"), 'Cancel Booking')
  await press(page, cancel)
  await expect(confirmation(page)).toContainText("Are you sure you want to cancel Brian O'Neill's booking?")
  await page.keyboard.press('Escape')
  await expect(confirmation(page)).toHaveCount(0)
  await expect(list, 'the list stays').toBeVisible()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(confirmation(page), 'Cancel Booking'))
  await expect(toast(page, 'Booking cancelled successfully')).toBeVisible()
  await expect(row(page, "Brian O'Neill").locator('.badge')).toHaveText('Cancelled')
  await expect(cancel).toHaveCount(0)
  await expect(list.getByText('Showing 1 of 3 bookings')).toBeFocused()
  await list.getByLabel('Search').fill('')
  await list.getByLabel('Status').selectOption('Cancelled')
  await expect(list).toContainText('Showing 1 of 3 bookings')
  await list.getByLabel('Status').selectOption('Booked')
  await expect(list).toContainText('Showing 2 of 3 bookings')
  await tabTo(page, button(list, 'Close'))
  await page.keyboard.press('Enter')
  await expect(button(card(page, ELEVEN), 'View Details')).toBeFocused()
  await expect(card(page, ELEVEN)).toContainText('Booked 2')
})

// SPEC 2 Slot Booking Dashboard
test(
  'two administrators at once do not get in each other’s way',
  NIGHTLY,
  async ({ page, browser, ownSchool, complaints }) => {
    complaints.expect(refused(409))
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Paris' })
    const other = await context.newPage()
    const both = [page, other]
    for (const one of both) await openBoard(one, ownSchool)
    // A toast is gone soon: each page is watched from the moment it is pressed.
    const generated = (one: Page) =>
      toast(one, 'All slots exist already').or(toast(one, '160 slots generated'))
    const generate = async (one: Page) => {
      await button(one, 'Generate Slots').click()
      await expect(generated(one)).toBeVisible()
    }
    await Promise.all(both.map(generate))
    await bookEleven(ownSchool, ...Array.from({ length: 51 }, (_, index) => `Learner ${index}`), 'Asha Rao')
    for (const one of both) {
      await button(one, 'Refresh Data').click()
      await openEleven(one)
      await bookings(one).getByLabel('Search').fill('Asha')
      await button(row(one, 'Asha Rao'), 'Cancel Booking').click()
    }
    for (const [one, told] of [
      [page, 'Booking cancelled successfully'],
      [other, 'This booking is cancelled already'],
    ] as const) {
      await button(confirmation(one), 'Cancel Booking').click()
      await expect(toast(one, told)).toBeVisible()
    }
    for (const one of both) await expect(row(one, 'Asha Rao').locator('.badge')).toHaveText('Cancelled')
    for (const one of both) await button(bookings(one), 'Close').click()
    // One lowers the capacity below what is booked, while the other looks.
    await other.getByRole('link', { name: 'Dashboard' }).click()
    await button(other, 'Configure Slots').click()
    await other.getByLabel('Slot Capacity').fill('50')
    await button(other, 'Save Configuration').click()
    await expect(dialog(other)).toContainText('51 bookings are in slots that no longer fit.')
    await button(dialog(other), 'Save Configuration').click()
    await expect(toast(other, 'Slot configuration updated successfully')).toBeVisible()
    await button(page, 'Refresh Data').click()
    await expect(card(page, ELEVEN)).toContainText('Available 0Booked 51Utilization 102%')
    const bar = card(page, ELEVEN).getByRole('progressbar')
    expect(await bar.evaluate((element: HTMLProgressElement) => [element.value, element.max])).toEqual([
      100, 100,
    ])
    await expect(bar).toHaveAttribute('aria-valuetext', '102%')
    await context.close()
  },
)

test.describe('a slot board, dark and 320 px wide,', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 320, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('fits a full slot, and its pages can be turned', NIGHTLY, async ({ page, ownSchool }) => {
    await ensureSlots(ownSchool.deps)
    await fillEleven(ownSchool)
    await openBoard(page, ownSchool)
    await expect(figure(page, 'Peak Utilization')).toHaveText('100%')
    await inspect(page, 'summary')
    await tab(page, '7-Day Overview').click()
    await expect(card(page, 'Tuesday, March 10')).toBeVisible()
    await inspect(page, 'overview')
    await openEleven(page)
    await expect(bookings(page)).toContainText('Showing 500 of 500 bookings')
    await expect(bookings(page).getByRole('listitem')).toHaveCount(50)
    await inspect(page, 'bookings over a date')
    const overflow = await bookings(page).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect(overflow, 'nothing is wider than the dialog').toBeLessThanOrEqual(0)
    await button(bookings(page), '10').click()
    await expect(bookings(page)).toContainText('Page 10 of 10')
    await button(bookings(page).getByRole('listitem').last(), 'Cancel Booking').click()
    await expect(dialog(page).last()).toContainText('Are you sure you want to cancel')
  })
})
