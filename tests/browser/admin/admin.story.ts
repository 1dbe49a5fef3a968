// SPEC 2 Routes; 2 Home; 2 Quiz results
import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { signInAs } from '../../support/server/people.ts'
import { openQuiz, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { beginQuiz, choose, enter, next, quizCard, submit } from '../support/walking.ts'

const ADMIN_ROUTES = [
  '/admin',
  '/admin/results',
  '/admin/slots',
  '/admin/quiz/1/results',
  '/quiz/1/user/2/results',
]

/** The slot dashboard has words of its own. */
const denialAt = (route: string) =>
  `Access Denied${route === '/admin/slots' ? ':' : ' -'} You need admin privileges to access this page.`

/** The scripts of administrators' screens that the page asked for. */
function watchAdminChunks(page: Page): string[] {
  const chunks: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/chunks\/(admin(?!-home)|question-(aiken|csv|gift|json|moodle))-.*\.js$/.test(pathname))
      chunks.push(pathname)
  })
  return chunks
}

/** Beside the welcome line; inside the page's main part a header is no banner. */
const adminBadge = (page: Page) => page.locator('header').getByText('Admin', { exact: true })

const admin = (school: School) => enrol(school, { name: 'Grace Lindqvist', isAdmin: true })

test('learners read that administrators’ pages are closed to them, and never download these pages', async ({
  page,
  school,
}) => {
  const chunks = watchAdminChunks(page)
  await enter(page, school, await enrol(school))
  for (const route of ADMIN_ROUTES) {
    await page.evaluate((hash) => location.assign(hash), `#${route}`)
    const notice = page.getByRole('alert')
    await expect(notice).toHaveText(denialAt(route))
    await page.evaluate(() => location.assign('#/'))
    await expect(notice).toHaveCount(0)
  }
  await expect(adminBadge(page)).toHaveCount(0)
  await page.waitForTimeout(1500)
  expect(chunks).toEqual([])
})

test('an administrator sees the tools and needs no slot', async ({ page, school }) => {
  const chunks = watchAdminChunks(page)
  await enter(page, school, await admin(school))
  await expect(page.getByRole('region', { name: 'Admin Panel' }).getByRole('link')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Full Admin Access' })).toBeVisible()
  await expect(adminBadge(page)).toBeVisible()
  await page.getByRole('region', { name: 'Admin Panel' }).getByRole('link').click()
  await expect.poll(() => chunks).toHaveLength(1)
  await page.evaluate(() => location.assign('#/book-slot'))
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Admin Dashboard' })).toBeVisible()
})

test('an administrator takes a quiz without a slot', async ({ page, school }) => {
  const quiz = await openQuiz(school)
  const grace = await admin(school)
  await enter(page, school, grace)
  await expect(quizCard(page, quiz.title).getByText('Admin Access')).toBeVisible()
  await beginQuiz(page, school, grace, quiz.id)
  await choose(page, 'A')
  await next(page)
  await next(page)
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('33%')
})

test('an administrator can read Ben’s result', async ({ page, school }) => {
  await signInAs(school, 'ben')
  const { quiz_id, user_id, title } = await school.deps.db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .select(['quiz_id', 'user_id', 'quizzes.title'])
    .where('users.subject', '=', 'ben')
    .limit(1)
    .executeTakeFirstOrThrow()
  await enter(page, school, await admin(school), `/#/quiz/${quiz_id}/user/${user_id}/results`)
  await expect(page.getByText(`${title} – Ben Okafor`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Question Review' })).toBeVisible()
})
