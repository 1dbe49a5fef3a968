import type { Page } from '@playwright/test'
import { inspect } from '../support/looks.ts'
import { enrolSeated } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter, welcome } from '../support/walking.ts'

const TITLE = 'Configurator – Fieldline quizzes'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const snippet = (page: Page) => page.getByRole('region', { name: 'Snippet' }).locator('pre')

/** How the element on the page looks inside. */
const readLook = (page: Page) =>
  page
    .locator('quiz-app [part=root]')
    .first()
    .evaluate((root) => {
      const { colorScheme, fontFamily } = getComputedStyle(root)
      const { borderRadius } = getComputedStyle(root.querySelector('.button') ?? root)
      return { colorScheme, fontFamily, borderRadius }
    })

test('what is chosen is previewed and written as a snippet that works in a page', async ({
  page,
  context,
  school,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, school, await enrolSeated(school, 'Lin Zhao'), '/configurator.html')
  await expect(page.locator('quiz-app')).toHaveCount(3)
  await expect(welcome(page, 'Lin Zhao').first()).toBeVisible()
  await page.getByText('1 since you began').click()
  await expect(page.getByRole('log')).toContainText('session-changed {"user":')
  await expect(page.getByText(/^Loads [1-9]\d+ kB in \d+ requests until its first screen/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the demo' })).toBeVisible()
  await expect(field(page, 'Accent colour'), 'beside the five').toHaveCSS('opacity', '1')
  await inspect(page, 'configurator', TITLE)

  await field(page, 'brand-name').fill('Prism & "Sons"')
  await field(page, 'theme').selectOption('dark')
  const judged = page.getByText(/^Text on it: [4-9]\.\d to 1, in dark [4-9]\.\d to 1\.$/)
  await page.getByRole('radio', { name: '#0f6f63' }).check({ force: true })
  await expect(judged).toBeVisible()
  await field(page, 'Accent colour').fill('#aa3300')
  await expect(judged).toBeVisible()
  await field(page, 'Font').fill('Georgia, 12')
  await expect(page.getByText('This is no list of font families.')).toBeVisible()
  await expect(snippet(page)).not.toContainText('--quiz-font')
  await field(page, 'Font').fill('Georgia, serif')
  await field(page, 'Corner radius').fill('4')
  await expect(snippet(page).locator('.changed'), 'the line that changed last').toHaveText(
    /--quiz-radius: 4px/,
  )
  const chosen = { colorScheme: 'dark', fontFamily: 'Georgia, serif', borderRadius: '4px' }
  await expect(page.getByText('This is no list of font families.')).toBeHidden()
  await expect(page.locator('[part=header]').getByText('Prism & "Sons"').first()).toBeVisible()
  expect(await readLook(page)).toEqual(chosen)

  await page.getByRole('button', { name: 'Phone' }).click()
  await page.getByRole('radio', { name: '<slot-booker>' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
  await expect(snippet(page)).toContainText('<slot-booker\n')
  await page.getByRole('radio', { name: '<quiz-app>' }).check({ force: true })
  const copy = page.getByRole('button', { name: /^(Copy|Copied)$/ })
  const width = (await copy.boundingBox())?.width
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect((await copy.boundingBox())?.width, 'keeps its width').toBe(width)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(await snippet(page).textContent()).toBe(copied)

  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(snippet(page)).not.toContainText(/theme|--quiz-accent|Prism/)

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
