// SPEC 2 Layout; 2 Quiz results
import type { Page } from '@playwright/test'
import { handIn } from '../../support/school/hand-in.ts'
import { enrol } from '../../support/school/school.ts'
import { enrolSeated, enrolWithAccount, OFFERS_NOTHING, openQuiz } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter, signInAsNew, welcome } from '../support/walking.ts'

const app = (page: Page) => page.locator('quiz-app')
const signInButton = (page: Page) => app(page).getByRole('button', { name: 'Sign in with Google' })

test('a person asked to sign in on the way to a quiz arrives there', async ({ page, school }) => {
  const { name, email } = await enrolWithAccount(school, 'Sade Adeyemi')
  const quiz = await openQuiz(school)
  await page.goto(`/#/quiz/${quiz.id}`)
  await signInButton(page).click()
  await signInAsNew(page, name, email)
  await expect(page.getByRole('heading', { name: quiz.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeEnabled()
  expect(new URL(page.url()).hash).toBe(`#/quiz/${quiz.id}`)
})

test('a sign-in from a course page returns to it at once, with its query', async ({ page, school }) => {
  const { name, email } = await enrolWithAccount(school, 'Sade Adeyemi')
  const visited: string[] = []
  page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname))
  await page.goto('/course-page.html?utm=1#/user/results')
  await expect(app(page).getByText('Sign in above')).toBeVisible()
  await page.locator('slot-booker').getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAsNew(page, name, email)
  await expect(app(page).getByRole('heading', { name: 'My Results' })).toBeVisible()
  await expect(app(page).getByText('No results yet')).toBeVisible()
  const { pathname, search, hash } = new URL(page.url())
  expect(pathname + search + hash).toBe('/course-page.html?utm=1#/user/results')
  // The root may have no element to take the token, so it is no station where the API can come back to any address.
  expect(visited.includes('/'), "the site's root is on the way").toBe(OFFERS_NOTHING)
})

test('an unknown address says so', async ({ page, school }) => {
  await enter(page, school, await enrol(school, { name: 'Sade Adeyemi' }), '/#/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(welcome(page, 'Sade Adeyemi')).toBeVisible()
})

test('Back on a result stays in the product, however it was opened', async ({ page, school }) => {
  const learner = await enrolSeated(school)
  const quiz = await openQuiz(school)
  await handIn(learner, quiz.id, { answers: [0], timeSpent: 60 })
  const back = () => page.getByRole('button', { name: 'Back', exact: true }).click()
  await enter(page, school, learner, `/#/quiz/${quiz.id}/results`)
  await back()
  await expect(welcome(page, 'Noor Haddad')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')

  await page.getByRole('link', { name: 'View Results', exact: true }).first().click()
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { name: 'Question Review' })).toBeVisible()
  await page.reload()
  await back()
  await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
})

test('a course page’s own anchors stay its own', async ({ page, school }) => {
  const learner = await enrol(school, { name: 'Sade Adeyemi' })
  await enter(page, school, learner, '/course-page.html?utm=1#/user/results')
  const results = app(page).getByRole('heading', { name: 'My Results' })
  await expect(results).toBeVisible()
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('#pricing')
  await expect(results).toHaveCount(1)

  await app(page).getByRole('link', { name: 'Browse Quizzes' }).click()
  await expect(app(page).getByRole('heading', { name: 'Choose your time' })).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?utm=1#/')
  await page.goBack()
  expect(new URL(page.url()).hash).toBe('#pricing')
  await page.goBack()
  await expect(results).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?utm=1#/user/results')
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('is folded until it is opened, and again after it has led on', async ({ page, school }) => {
    await enter(page, school, await enrol(school, { name: 'Sade Adeyemi' }))
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(welcome(page, 'Sade Adeyemi')).toBeVisible()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const devices = OFFERS_NOTHING ? [] : ['Signed-in devices']
    await expect(menu.getByRole('link')).toHaveText(['Home', 'View Results', ...devices])
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    await menu.getByRole('link', { name: 'View Results' }).click()
    await expect(page.getByRole('heading', { name: 'My Results' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})
