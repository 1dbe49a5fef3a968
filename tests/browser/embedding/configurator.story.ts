import type { Page } from '@playwright/test'
import { inspect } from '../support/looks.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter, welcome } from '../support/walking.ts'

const TITLE = 'Configurator – Fieldline quizzes'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const snippet = (page: Page) => page.getByRole('textbox', { name: 'Snippet' })

/** How the element on the page looks inside. */
const readLook = (page: Page) =>
  page.locator('quiz-app [part=root]').evaluate((root) => {
    const { colorScheme, fontFamily } = getComputedStyle(root)
    return { colorScheme, fontFamily }
  })

test('what is chosen is previewed and written as a snippet that works in a page', async ({
  page,
  context,
  school,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, school, await enrolSeated(school, 'Lin Zhao'), '/configurator.html')
  await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('session-changed {"user":')
  await inspect(page, 'configurator', TITLE)

  await field(page, 'brand-name').fill('Prism & "Sons"')
  await field(page, 'theme').selectOption('dark')
  await field(page, 'Accent colour').fill('#aa3300')
  await field(page, 'Font').fill('Georgia, 12')
  await expect(page.getByText('This is no list of font families.')).toBeVisible()
  await expect(snippet(page)).not.toHaveValue(/--quiz-font/)
  await field(page, 'Font').fill('Georgia, serif')
  const chosen = { colorScheme: 'dark', fontFamily: 'Georgia, serif' }
  await expect(page.getByText('This is no list of font families.')).toBeHidden()
  await expect(page.locator('[part=header]').getByText('Prism & "Sons"')).toBeVisible()
  expect(await readLook(page)).toEqual(chosen)

  await field(page, 'Element').selectOption('slot-booker')
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  await expect(snippet(page)).toHaveValue(/<slot-booker\n/)
  await field(page, 'Element').selectOption('quiz-app')
  await page.getByRole('button', { name: 'Copy snippet' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(snippet(page)).toHaveValue(copied)

  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(snippet(page)).not.toHaveValue(/theme|--quiz-accent|Prism/)

  await page.route('**/pasted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,">${copied}`,
    }),
  )
  await page.goto(`${school.url}/pasted`)
  await expect(page.locator('[part=header]').getByText('Prism & "Sons"')).toBeVisible()
  expect(await readLook(page)).toEqual(chosen)
})

test.describe('dark, on a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 800 } })

  test('the configurator fits and can be read', async ({ page }) => {
    await page.goto('/configurator.html')
    await page.getByText('More attributes').click()
    await expect(field(page, 'staging-host')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome to Quiz' })).toBeVisible()
    await inspect(page, 'configurator', TITLE)
  })
})
