// SPEC 2 Book Slot
import type { Page } from '@playwright/test'
import { book, enrol, type Person } from '../../support/school/school.ts'
import { press } from '../support/keyboard.ts'
import { bookingsOf, openQuiz, type School, slotAt } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { checkRow, dialog, enter, toast, told, welcome } from '../support/walking.ts'

/** In UTC; the browser in Paris shows an hour more. */
const TIMES = ['13:00', '13:30', '14:00']

/** A learner with so many seats, who comes from home by 'Book Another Slot' and is asked about the slot of 4:00 PM. */
async function askForAnother(page: Page, school: School, seats: number): Promise<Person> {
  const learner = await enrol(school, { name: 'Kofi Mensah' })
  for (const time of TIMES.slice(0, seats)) await book(learner, await slotAt(school, time))
  await slotAt(school, '15:00')
  await openQuiz(school, { closesInMs: 8 * 3_600_000 })
  await enter(page, school, learner)
  await page.getByRole('link', { name: 'Book Another Slot' }).click()
  const row = page.getByRole('listitem').filter({ hasText: /^4:00\s.*PM/ })
  await row.getByRole('button', { name: 'Book Slot' }).click()
  await expect(dialog(page)).toBeVisible()
  return learner
}

/** When the slots begin in which the API has a seat for them. */
async function timesOf(school: School, learner: Person): Promise<string[]> {
  const slotIds = (await bookingsOf(school, learner)).map(({ slot_id }) => slot_id)
  const slots = await school.deps.db
    .selectFrom('slots')
    .select('starts_at')
    .where('id', 'in', slotIds)
    .execute()
  return slots.map(({ starts_at }) => starts_at.toISOString().slice(11, 16)).toSorted()
}

for (const [seats, held] of [
  [1, ['13:00']],
  [2, ['13:00', '13:30']],
] as const)
  test(`'Book Another Slot' adds one to ${seats} upcoming`, async ({ page, ownSchool }) => {
    const learner = await askForAnother(page, ownSchool, seats)
    await dialog(page).getByRole('button', { name: 'Book Slot' }).click()
    await expect(toast(page, 'Slot booked successfully')).toBeVisible()
    await expect(welcome(page, 'Kofi Mensah')).toBeVisible()
    expect(await timesOf(ownSchool, learner)).toEqual([...held, '15:00'])
  })

test('the one upcoming slot is moved if its box is ticked', async ({ page, ownSchool }) => {
  const learner = await askForAnother(page, ownSchool, 1)
  const box = dialog(page).getByRole('checkbox', { name: 'Move my slot here' })
  await expect(box).not.toBeChecked()
  await checkRow(box)
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
  await expect(told(page, 'Your slot was moved')).toBeAttached()
  expect(await timesOf(ownSchool, learner)).toEqual(['15:00'])
})

test('the chosen one of two upcoming slots can be moved, by keyboard', async ({ page, ownSchool }) => {
  const learner = await askForAnother(page, ownSchool, 2)
  const keep = dialog(page).getByRole('radio', { name: 'Keep all my slots' })
  await expect(keep).toBeChecked()
  await keep.focus()
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await press(page, dialog(page).getByRole('button', { name: 'Move', exact: true }))
  await expect(told(page, 'Your slot was moved')).toBeAttached()
  expect(await timesOf(ownSchool, learner)).toEqual(['13:00', '15:00'])
})

test('a fourth slot replaces the one of three that the learner chooses', async ({ page, ownSchool }) => {
  needs('move', 'only the reference API tells how many slots one may hold')
  const learner = await askForAnother(page, ownSchool, 3)
  const step = dialog(page)
  await expect(step.getByText('You hold 3 upcoming slots, the most you may have.')).toBeVisible()
  await expect(step.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(step.getByRole('button', { name: 'Book Slot' })).toHaveCount(0)
  await expect(step.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
  await checkRow(step.getByRole('radio', { name: /^Move my slot of Mar 4, 2:00/ }))
  await step.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(told(page, 'Your slot was moved')).toBeAttached()
  expect(await timesOf(ownSchool, learner)).toEqual(['13:30', '14:00', '15:00'])
})
