import type { Locator, Page } from '@playwright/test'
import { heighten } from '../../looks/variants.ts'
import { enrol } from '../../support/school/school.ts'
import { findFaults } from '../support/looks.ts'
import { expect, test } from '../support/story.ts'
import { enter, toast } from '../support/walking.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** How far above the other the one ends. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [one, other] = await Promise.all([above.boundingBox(), below.boundingBox()])
  return one && other ? other.y - one.y - one.height : Number.NaN
}

test('the form and its editor are accessible by name, even while something is wrong', async ({
  page,
  ownSchool,
}) => {
  await enter(page, ownSchool, await enrol(ownSchool, { name: 'Grace Lindqvist', isAdmin: true }), '/#/admin')
  await button(page, 'Create New Quiz').click()
  await button(page, 'Add New Question').click()
  await page.getByLabel('Question Text').fill('What is $\\frac{1}{f$?')
  await button(page, 'Add Question').click()
  await expect(page.getByText(/Formula 1, character 11/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Option A', exact: true })).toBeFocused()
  await button(page, 'Create Quiz').click()
  // What the bar at the foot covers would be a target too small.
  await heighten(page, 1280)
  // Nor what a toast lies on: it lies in the room's own header, above the preview's widths.
  const widths = page.getByRole('group', { name: 'As the learner sees it' })
  const told = toast(page, 'Please fill in all option texts')
  await expect.poll(() => gapBetween(told, widths)).toBeGreaterThanOrEqual(0)
  expect(await findFaults(page)).toEqual([])
})
