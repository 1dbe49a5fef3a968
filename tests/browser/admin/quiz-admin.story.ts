// SPEC 2 Routes; 2 Admin dashboard
import { enrol } from '../../support/school/school.ts'
import { enrolAdmin, heading } from '../support/authoring.ts'
import { expect, test } from '../support/story.ts'
import { enter, welcome } from '../support/walking.ts'

test('the administrator’s element alone opens at the dashboard, with its routes in the hash', async ({
  page,
  school,
}) => {
  await enter(page, school, await enrolAdmin(school), '/admin.html')
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
  await page.getByRole('link', { name: 'Manage Slots' }).click()
  await expect(page).toHaveURL(/\/admin\.html#\/admin\/slots$/)
  await page.goBack()
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
})

const BOTH = `<!doctype html><html lang="en"><title>Both</title>
<script type="module" src="/embed/quiz-admin.js"></script><script type="module" src="/embed/quiz-app.js"></script>
<main><quiz-app api-base="/api"></quiz-app><quiz-admin api-base="/api"></quiz-admin></main></html>`

test('the administrator’s element beside the app keeps its route to itself, and leaves it the hash', async ({
  page,
  school,
}) => {
  await page.route('**/both.html', (route) => route.fulfill({ contentType: 'text/html', body: BOTH }))
  await enter(page, school, await enrolAdmin(school), '/both.html')
  const admin = page.locator('quiz-admin')
  await expect(welcome(page, 'Grace Lindqvist')).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await admin.getByRole('link', { name: 'Manage Slots' }).click()
  await expect(admin.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden()
  expect(new URL(page.url()).hash).toBe('')
  await expect(welcome(page, 'Grace Lindqvist')).toBeVisible()
  // A guest: one header is enough, and so is the page's ground.
  await expect(page.locator('[part=header]')).toHaveCount(1)
  await expect(admin.locator('[part=header]')).toHaveCount(0)
  await expect(admin.locator('.root')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await admin.getByRole('link', { name: 'Quizzes', exact: true }).click()
  await expect(admin.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('learners read that the administrator’s element is not for them', async ({ page, school }) => {
  const learner = await enrol(school, { name: 'Lin Zhao' })
  await enter(page, school, learner, '/admin.html')
  await expect(page.getByRole('alert')).toHaveText(
    'Access Denied - You need admin privileges to access this page.',
  )
})
