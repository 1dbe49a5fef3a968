// SPEC 2 Slot configuration; 4 States; 5 Validation
import type { Page } from '@playwright/test'
import { ensureSlots } from '../../../demo/api/slots/slots.ts'
import { book, enrol } from '../../support/school/school.ts'
import { button, enrolAdmin, field, heading, openDashboard } from '../support/authoring.ts'
import { answer, disturb, loseCall } from '../support/faults.ts'
import { press } from '../support/keyboard.ts'
import { inspect } from '../support/looks.ts'
import { type School, slotAt } from '../support/school.ts'
import { expect, LOST, NIGHTLY, refused, test } from '../support/story.ts'
import { dialog, toast } from '../support/walking.ts'

const CONFIG = /\/api\/admin\/slot-config/

async function openForm(page: Page, school: School): Promise<void> {
  await openDashboard(page, school, await enrolAdmin(school))
  await button(page, 'Configure Slots').click()
  await expect(heading(page, 'Slot Configuration')).toBeVisible()
}

const DURATION = 'Slot Duration (minutes)'
const CAPACITY = 'Slot Capacity (users per slot)'
const WINDOW = 'Booking Window (days)'
const START = 'Business Hours Start (UTC)'
const END = 'Business Hours End (UTC)'

const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('definition')
const errorOf = (page: Page, label: string) =>
  field(page, label).locator('xpath=ancestor::div[contains(@class, "field")][1]').locator('.field-error')

test('the form refuses values that make no slots, and saves others', async ({ page, ownSchool }) => {
  await ensureSlots(ownSchool.deps)
  await openForm(page, ownSchool)
  await expect(page.getByText('30-minute slots, 8:00 AM to 6:00 PM, 500 users per slot')).toBeVisible()
  await expect(field(page, 'Timezone').getByRole('option')).toHaveCount(9)
  await expect(page.getByText('Slot times are currently stored as UTC.')).toBeVisible()
  await expect(field(page, START).getByRole('option')).toHaveCount(24)
  await expect(field(page, START).locator('option:checked')).toHaveText('8:00 AM')
  for (const [label, wrong] of [
    [DURATION, '14'],
    [CAPACITY, '1001'],
    [WINDOW, ''],
  ] as const)
    await field(page, label).fill(wrong)
  await field(page, END).selectOption('8:00 AM')
  await press(page, button(page, 'Save Configuration'))
  await expect(field(page, DURATION)).toBeFocused()
  await expect(field(page, DURATION)).toHaveAccessibleDescription(/whole number of minutes from 15 to 120/)
  await expect(errorOf(page, CAPACITY)).toContainText('from 50 to 1000')
  await expect(errorOf(page, WINDOW)).toContainText('from 1 to 30')
  await expect(field(page, CAPACITY), 'nothing is lost').toHaveValue('1001')
  for (const [label, right] of [
    [DURATION, '45'],
    [CAPACITY, '60'],
    [WINDOW, '14'],
  ] as const)
    await field(page, label).fill(right)
  await button(page, 'Save Configuration').click()
  await expect(errorOf(page, END)).toHaveText('The end hour must be after the start hour')
  await expect(field(page, END)).toBeFocused()
  await field(page, END).selectOption('5:00 PM')
  await expect(figure(page, 'Slots per day')).toHaveText('12')
  await expect(figure(page, 'Seats per day')).toHaveText('720')
  await expect(figure(page, 'Days ahead')).toHaveText('14')
  await field(page, 'Timezone').selectOption('Asia/Tokyo')
  await expect(field(page, 'Business Hours Start (Asia/Tokyo)')).toBeVisible()
  await button(page, 'Save Configuration').click()
  await expect(toast(page, 'Slot configuration updated successfully')).toBeVisible()
  await expect(heading(page, 'Slot Configuration')).toHaveCount(0)
  await expect(heading(page, 'Admin Dashboard')).toBeFocused()
  await expect(
    page.getByText('45-minute slots, 8:00 AM to 5:00 PM (Asia/Tokyo), 60 users per slot'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Manage Slots' }).click()
  await expect(page.getByText('Dates and times are in Asia/Tokyo (GMT+9)')).toBeVisible()
})

test('a change that does not fit bookings says how many before it is made', async ({ page, ownSchool }) => {
  await ensureSlots(ownSchool.deps)
  const asha = await enrol(ownSchool)
  for (const time of ['10:30', '11:30']) await book(asha, await slotAt(ownSchool, time))
  await openForm(page, ownSchool)
  await field(page, DURATION).fill('60')
  await button(page, 'Save Configuration').click()
  await expect(dialog(page)).toContainText('2 bookings are in slots that no longer fit. They stay valid')
  await inspect(page, 'question over the form')
  await button(dialog(page), 'Cancel').click()
  await expect(button(page, 'Save Configuration')).toBeFocused()
  await expect(field(page, DURATION)).toHaveValue('60')
  await button(page, 'Save Configuration').click()
  await button(dialog(page), 'Save Configuration').click()
  await expect(toast(page, 'Slot configuration updated successfully')).toBeVisible()
  await expect(heading(page, 'Admin Dashboard')).toBeFocused()
  const { body } = await asha.call('GET', '/slots/my-bookings')
  expect(body.map(({ status }: { status: string }) => status)).toEqual(['booked', 'booked'])
  await button(page, 'Configure Slots').click()
  await button(page, 'Reset to Defaults').click()
  await expect(dialog(page)).toContainText('Are you sure you want to reset to default configuration?')
  await button(dialog(page), 'Reset to Defaults').click()
  await expect(toast(page, 'Configuration reset to defaults')).toBeVisible()
  await expect(field(page, DURATION)).toHaveValue('30')
  await expect(button(page, 'Reset to Defaults')).toBeFocused()
})

test(
  'a failure on the way is reported, and no input is lost',
  NIGHTLY,
  async ({ page, ownSchool, complaints }) => {
    complaints.expect(refused(500), LOST)
    let answerNow = () => {}
    const asked = new Promise<void>((resolve) => (answerNow = resolve))
    await disturb(page, CONFIG, async (route) => {
      await asked
      await answer(500, { message: 'The database is asleep' })(route)
    })
    await openForm(page, ownSchool)
    await expect(page.getByText('Loading configuration...')).toBeVisible()
    answerNow()
    await expect(toast(page, 'Failed to fetch slot configuration')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('The database is asleep')
    await button(page, 'Try again').click()
    await field(page, CAPACITY).fill('80')
    await disturb(page, CONFIG, loseCall)
    await button(page, 'Save Configuration').click()
    await expect(toast(page, 'Network connection issue.')).toBeVisible()
    await expect(field(page, CAPACITY)).toHaveValue('80')
    await button(page, 'Cancel').click()
    await expect(dialog(page)).toContainText('Discard unsaved changes?')
    await button(dialog(page), 'Keep editing').click()
    await expect(field(page, CAPACITY)).toHaveValue('80')
    await button(page, 'Save Configuration').click()
    await expect(toast(page, 'Slot configuration updated successfully')).toBeVisible()
    await button(page, 'Configure Slots').click()
    await expect(field(page, CAPACITY)).toHaveValue('80')
    await button(page, 'Cancel').click()
    await expect(heading(page, 'Slot Configuration')).toHaveCount(0)
  },
)

test.describe('the slot configuration, on a phone in the dark,', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 700 } })

  test('fits with all its errors', async ({ page, ownSchool }) => {
    await openForm(page, ownSchool)
    await field(page, DURATION).fill('')
    await field(page, CAPACITY).fill('9999999999999999')
    await button(page, 'Save Configuration').click()
    await expect(errorOf(page, CAPACITY)).toBeVisible()
    await inspect(page, 'form with its errors')
  })
})
