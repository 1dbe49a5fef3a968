import type { Page } from '@playwright/test'
import { heighten } from '../../looks/variants.ts'
import { enrol } from '../../support/school/school.ts'
import { findFaults } from '../support/looks.ts'
import { expect, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the form and its editor say who they are, also while something is wrong', async ({
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
  expect(await findFaults(page)).toEqual([])
})
