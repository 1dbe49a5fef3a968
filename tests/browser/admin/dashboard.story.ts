import type { Locator, Page } from '@playwright/test'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { inspect } from '../support/looks.ts'
import type { School } from '../support/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { dialog, enter, toast } from '../support/walking.ts'

/** An administrator on the dashboard of a school that has so many quizzes. */
async function openDashboard(page: Page, school: School, quizzes: number): Promise<void> {
  for (let index = 0; index < quizzes; index++) await storeQuiz(school)
  await enter(page, school, await enrol(school, { name: 'Grace Lindqvist', isAdmin: true }), '/#/admin')
  await expect(table(page).getByRole('row')).toHaveCount(1 + Math.min(quizzes, 10))
}

const table = (page: Page) => page.getByRole('table', { name: 'All Quizzes' })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

// SPEC 2 Admin dashboard
test(
  'the table has ten quizzes on a page and a footer for the rest',
  NIGHTLY,
  async ({ page, ownSchool }) => {
    await openDashboard(page, ownSchool, 12)
    await expect(
      page.getByRole('term').filter({ hasText: 'Total Quizzes' }).locator('xpath=..'),
    ).toContainText('12')
    await expect(page.getByText('Showing 1 to 10 of 12 quizzes')).toBeVisible()
    await button(page, 'Next').click()
    await expect(page.getByText('Showing 11 to 12 of 12 quizzes')).toBeVisible()
    await expect(button(page, '2')).toHaveAttribute('aria-current', 'page')
    await expect(table(page).getByRole('row')).toHaveCount(3)
  },
)

test('a quiz can be deleted after a question, and the focus stays in the list', async ({
  page,
  ownSchool,
}) => {
  await openDashboard(page, ownSchool, 2)
  await button(table(page).getByRole('row').nth(1), 'Delete Quiz').click()
  await expect(dialog(page)).toContainText('Are you sure you want to delete this quiz?')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(button(table(page).getByRole('row').nth(1), 'Delete Quiz')).toBeFocused()
  await button(table(page).getByRole('row').nth(1), 'Delete Quiz').click()
  await dialog(page).getByRole('button', { name: 'Delete Quiz' }).click()
  await expect(toast(page, 'Quiz deleted successfully')).toBeVisible()
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await expect(heading(page, 'All Quizzes')).toBeFocused()
})

// SPEC 2 Admin dashboard; 2 Quiz form; 2 Writing room; 4 States
test('a panel opened from a row scrolls into view, and returns the focus', async ({ page, ownSchool }) => {
  await openDashboard(page, ownSchool, 10)
  const firstRow = table(page).getByRole('row').nth(1)
  for (const [opens, shows, closes] of [
    ['Test Quiz', 'Geometric optics', 'Close Test'],
    ['Edit Quiz', 'Edit Quiz', 'Cancel'],
    ['Create New Quiz', 'Create New Quiz', 'Cancel'],
  ] as const) {
    const opener = ['Test Quiz', 'Edit Quiz'].includes(opens) ? button(firstRow, opens) : button(page, opens)
    await opener.click()
    await expect(heading(page, shows)).toBeInViewport()
    await button(page, closes).last().click()
    await expect(heading(page, shows)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

// SPEC 2 Slot configuration
test('the slots are configured in a place of their own, which opens at its top', async ({
  page,
  ownSchool,
}) => {
  await openDashboard(page, ownSchool, 10)
  await button(page, 'Configure Slots').click()
  await expect(heading(page, 'Slot Configuration')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await button(page, 'Cancel').click()
  await expect(heading(page, 'Admin Dashboard')).toBeFocused()
})

// SPEC 2 Admin dashboard
test('formulas of the help are drawn and can be copied, without the rarer parts of the font', async ({
  page,
  context,
  ownSchool,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await openDashboard(page, ownSchool, 1)
  await page.getByText('LaTeX Math Help').click()
  await expect(page.locator('.math-examples .tex-error')).toHaveCount(0)
  await expect(page.locator('.math-examples math').first()).toBeVisible()
  await expect(page.locator('.math-examples math', { hasText: '\\ce{2H2' })).toBeVisible()
  await button(page, 'Copy: Fraction').click()
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String.raw`$\frac{1}{2}mv^2$`)
  expect(fonts).toContainEqual(expect.stringMatching(/quiz-math-base-[\w-]+\.woff2$/))
  expect(fonts.join()).not.toMatch(/quiz-math-(bold|letters|signs)/)
})

// SPEC 2 Admin dashboard
test('every row on a phone is low and still a row, whose menu has all actions, and axe finds nothing serious', async ({
  page,
  ownSchool,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openDashboard(page, ownSchool, 12)
  await expect(page.getByText('No attempts yet.').first()).toBeVisible()
  await expect(table(page).getByRole('rowheader').first()).toHaveText(/Geometric optics/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const row = table(page).getByRole('row').nth(1)
  const height = async (of: Locator) => (await of.boundingBox())?.height ?? 0
  expect(await height(row)).toBeLessThanOrEqual(76)
  const more = row.getByRole('button', { name: /^More for/ })
  expect(await height(more)).toBeGreaterThanOrEqual(44)
  await more.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Test Quiz',
    'View Results',
    'Edit Quiz',
    'Duplicate Quiz',
    'Copy link for learners',
    'Unpublish',
    'Delete Quiz',
  ])
  await expect(page.locator('.row-menu-heading')).toHaveText('Geometric optics')
  await page.keyboard.press('Escape')
  await inspect(page, 'dashboard')
})
