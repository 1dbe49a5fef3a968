import type { FrameLocator, Page } from '@playwright/test'
import { inspectPage } from '../support/looks.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'

const TITLE = 'Configurator – Fieldline quizzes'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const snippet = (page: Page) => page.getByRole('tabpanel').locator('code')
const preview = (page: Page, width: string) => page.frameLocator(`iframe[title*="${width}"]`)
const pick = (page: Page, title: string) => page.getByRole('radio', { name: title }).check({ force: true })
const welcome = (frame: FrameLocator) => frame.getByRole('heading', { name: 'Welcome, Amara Okonkwo' })

/** How the element looks inside. */
const readLook = (place: Page | FrameLocator) =>
  place.locator('quiz-app [part=root]').evaluate((root) => {
    const { colorScheme, fontFamily } = getComputedStyle(root)
    const { borderRadius } = getComputedStyle(root.querySelector('.button') ?? root)
    return { colorScheme, fontFamily, borderRadius }
  })

/** Requests to any API, of the page or of a preview. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(api|sample)\//.test(request.url())) calls.push(request.url())
  })
  return calls
}

/** Nothing that is wrong reaches the snippet; a word at the field says so. */
async function writeWrongly(page: Page): Promise<void> {
  await field(page, 'Accent as a code').fill('#0f6f6')
  await expect(page.getByText('Write # and six digits from 0 to f, such as #0f6f63.')).toBeVisible()
  await field(page, 'Address of your API').fill('api.example.org')
  await expect(field(page, 'Address of your API')).toHaveAccessibleDescription(/^Write an address/)
  await expect(snippet(page)).not.toContainText(/#0f6f6|api\.example\.org/)
}

async function design(page: Page): Promise<void> {
  await field(page, 'Accent as a code').fill('#aa3300')
  await expect(page.getByText(/^White text on it: [4-9]\.\d to 1, in dark [4-9]\.\d to 1/)).toBeVisible()
  await field(page, 'Address of your API').fill('/api')
  await field(page, 'Brand name').fill('Prism & "Sons"')
  await field(page, 'Font').selectOption('Georgia, serif')
  await field(page, 'Pin every file with integrity').check()
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await field(page, 'Corner radius').fill('4')
  await expect(snippet(page).locator('mark'), 'the line that changed last').toHaveText(/--quiz-radius: 4px/)
}
const DESIGNED = { colorScheme: 'dark', fontFamily: 'Georgia, serif', borderRadius: '4px' }

async function copySnippet(page: Page): Promise<string> {
  const copy = page.getByRole('button', { name: /^(Copy|Copied)$/ })
  const width = (await copy.boundingBox())?.width
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect((await copy.boundingBox())?.width, 'keeps its width').toBe(width)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(await snippet(page).textContent()).toBe(copied)
  return copied
}

test('a choice is previewed, and becomes a snippet that works in a page', async ({
  page,
  context,
  school,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const calls = watchCalls(page)
  await page.goto(`${school.url}/configurator.html`)
  const column = preview(page, '500 px')
  for (const width of ['840 px', '290 px']) await expect(welcome(preview(page, width))).toBeVisible()
  await expect(welcome(column)).toBeVisible()
  await expect(page.getByText(/^Loads [1-9]\d+ kB in \d+ requests before the first screen/)).toBeVisible()
  await inspectPage(page, 'configurator', TITLE)

  await writeWrongly(page)
  await design(page)
  await expect(column.locator('[part=header]').getByText('Prism & "Sons"')).toBeVisible()
  expect(await readLook(column)).toEqual(DESIGNED)
  const copied = await copySnippet(page)
  expect(copied).toMatch(/"integrity":\{.*chunks\/core-/)

  await column.getByRole('link', { name: 'Take Quiz' }).first().click()
  await column.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(column.getByRole('timer')).toBeVisible()
  await page.getByText('4 since you began').click()
  await expect(page.getByRole('log')).toContainText('quiz-started {"quizId":')
  expect(calls, 'nothing is sent').toEqual([])

  await page.reload()
  await expect(field(page, 'Brand name'), 'a look is kept in the address').toHaveValue('Prism & "Sons"')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(snippet(page)).not.toContainText(/theme|--quiz-accent|Prism/)
  await page.getByRole('button', { name: 'Undo' }).click()
  // The API is not taken from an address.
  const again = copied.replace('api-base="/api"', `api-base="${school.url}/api"`)
  await expect(snippet(page)).toHaveText(again, { useInnerText: true })

  await page.route('**/pasted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,">${copied}`,
    }),
  )
  await page.goto(`${school.url}/pasted`)
  await expect(page.locator('[part=header]').getByText('Prism & "Sons"')).toBeVisible()
  expect(await readLook(page)).toEqual(DESIGNED)
})

test('each element has its preview and its snippet, in four languages', NIGHTLY, async ({ page, school }) => {
  const calls = watchCalls(page)
  await page.goto(`${school.url}/configurator.html`)
  await page.getByRole('button', { name: 'Phone' }).click()
  const phone = preview(page, '290 px')
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('button', { name: 'Logout' }).click()
  await phone.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(welcome(phone), 'signed in at once').toBeVisible()

  await pick(page, 'Slot booking alone')
  // Tomorrow, whose times are all to come. The running slot is the learner's already.
  await phone.locator('.day').nth(1).click()
  await phone.getByRole('button', { name: 'Book Slot' }).first().click()
  await expect(phone.getByRole('region', { name: 'Notifications' }).getByText('Slot booked')).toBeVisible()
  await page.getByRole('tab', { name: 'WordPress' }).click()
  await expect(snippet(page)).toHaveText('[slot_booker]')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Vue' })).toBeFocused()
  await expect(snippet(page)).toContainText("import 'quiz-elements/slot-booker'")

  await pick(page, 'The administrator’s desk')
  await expect(phone.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await phone.getByRole('link', { name: 'Manage Slots' }).click()
  await expect(phone.getByRole('heading', { name: 'Slot Booking Dashboard' })).toBeVisible()
  await pick(page, 'One quiz in an article')
  await expect(phone.getByText('Try it yourself · 1 of 3'), 'as anybody may practise it').toBeVisible()
  await field(page, 'Which quiz').fill('65f0')
  await expect(page.getByText('The sample school has no such quiz')).toBeVisible()
  await expect(snippet(page)).toContainText('quiz="65f0"')
  expect(calls, 'nothing is sent').toEqual([])
})

test.describe('the configurator, dark and on a phone,', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 800 } })

  test('fits and can be read', NIGHTLY, async ({ page }) => {
    await page.goto('/configurator.html')
    await page.getByText('More', { exact: true }).click()
    await expect(field(page, 'staging-host')).toBeVisible()
    await expect(welcome(preview(page, 'this window'))).toBeVisible()
    await inspectPage(page, 'configurator', TITLE)
  })
})
