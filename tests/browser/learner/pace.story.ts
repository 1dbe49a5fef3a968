import type { Page } from '@playwright/test'
import { enrolSeated, OFFERS_NOTHING, openQuiz } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { beginQuiz, choose, next, submit } from '../support/walking.ts'

/** The last body that was sent to hand in the quiz. */
async function submission(page: Page, act: () => Promise<unknown>) {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/submit')),
    act(),
  ])
  return request.postDataJSON() as { seconds?: number[]; changes?: unknown[][]; timeSpent: number }
}

test('where the minutes went is told in the review, with the way to the question that was changed from right to wrong', async ({
  page,
  school,
}) => {
  needs('pace', 'no time is noted')
  const learner = await enrolSeated(school)
  const { id } = await openQuiz(school, { count: 4 })
  await page.clock.install()
  await beginQuiz(page, school, learner, id)
  // What counts is loaded while the first question is read.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  for (const letter of ['A', 'B', 'A', 'C']) await choose(page, letter)
  await next(page)
  await page.clock.runFor(2000)
  for (let question = 2; question < 4; question += 1) await next(page)
  const body = await submission(page, () => submit(page))
  const total = (body.seconds ?? []).reduce((sum, seconds) => sum + seconds, 0)
  expect(body.seconds?.[0]).toBeGreaterThanOrEqual(18)
  expect(total).toBeLessThanOrEqual(body.timeSpent)
  expect(body.changes?.[0]).toEqual([0, 1, 0])

  const panel = page.getByRole('region', { name: 'Where the minutes went' })
  await expect(panel.getByRole('button', { name: /^Question 1, .*changed 3 times$/ })).toBeVisible()
  await panel
    .getByRole('button', { name: /^Question 1, / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeFocused()
})

test('an API that offers no pace is told none, and nothing is said about it', async ({ page, school }) => {
  test.skip(!OFFERS_NOTHING, 'the API offers the pace')
  const learner = await enrolSeated(school)
  const { id } = await openQuiz(school, { count: 4 })
  await beginQuiz(page, school, learner, id)
  for (let question = 1; question < 4; question += 1) await next(page)
  const body = await submission(page, () => submit(page))
  expect(body.seconds).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText('Where the minutes went')).toHaveCount(0)
})
