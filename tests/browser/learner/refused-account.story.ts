import { openSchool, type School } from '../support/school.ts'
import { test as base, expect } from '../support/story.ts'
import { clickSignIn, signInAsNew, welcome } from '../support/walking.ts'

/** A school that takes addresses of its own alone. */
const test = base.extend<{ strictSchool: School }>({
  strictSchool: async ({ context }, use) => {
    const school = await openSchool({ signInDomains: ['school.example'] })
    await use(school)
    for (const page of context.pages()) await page.close()
    await school.close()
  },
})

const REFUSED = /ben@gmail\.example cannot sign in here\. The school accepts addresses of school\.example\./

test('a person with another account reads which one the school accepts, and signs in with that', async ({
  page,
  strictSchool,
}) => {
  await page.goto(strictSchool.url)
  await clickSignIn(page)
  await signInAsNew(page, 'Ben Okafor', 'ben@gmail.example')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(REFUSED)).toBeVisible()
  expect(page.url()).not.toContain('auth')
  await clickSignIn(page)
  await signInAsNew(page, 'Ben Okafor', 'ben@school.example')
  await expect(welcome(page, 'Ben Okafor')).toBeVisible()
})

test('the window beside the page closes, and the page gives the same reason in its language', async ({
  page,
  strictSchool,
}) => {
  const body = `<!doctype html><html lang="de"><title>Kurs</title><link rel="icon" href="data:,">
<script type="module" src="/embed/quiz-app.js"></script>
<quiz-app api-base="/api" frontend-url="/" sign-in="popup"></quiz-app></html>`
  await page.route('**/kurs.html', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${strictSchool.url}/kurs.html`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await signInAsNew(popup, 'Ben Okafor', 'ben@gmail.example')
  await closed
  const notices = page.getByRole('region', { name: 'Meldungen' })
  await expect(notices.getByText(/Mit ben@gmail\.example kannst du dich hier nicht anmelden/)).toBeVisible()
})
