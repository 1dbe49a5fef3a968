import type { Page } from '@playwright/test'
import { openDevice } from '../support/devices.ts'
import { enrolSeated, OFFERS_NOTHING, openQuiz } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { beginQuiz, choose, enter, next, passSeconds, questionCount, submit } from '../support/walking.ts'

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

/** As a browser does with a tab behind another one. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible'
    for (const [name, value] of Object.entries({ hidden, visibilityState }))
      Object.defineProperty(document, name, { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('the minutes on two devices come together, none of a hidden tab counts, and none counts twice', async ({
  browser,
  ownSchool,
}) => {
  needs('pace', 'no time is noted')
  needs('saves', 'a second device does not know of the first one')
  const learner = await enrolSeated(ownSchool)
  const { id } = await openQuiz(ownSchool, { count: 3 })
  const phone = await openDevice(browser)
  await beginQuiz(phone, ownSchool, learner, id)
  await phone.waitForLoadState('networkidle')
  await passSeconds(phone, ownSchool, 20)
  for (const letter of ['A', 'B', 'C']) await choose(phone, letter)
  await setHidden(phone, true)
  await passSeconds(phone, ownSchool, 90)
  await setHidden(phone, false)
  await next(phone)
  await passSeconds(phone, ownSchool, 6)
  await expect.poll(async () => (await learner.call('GET', `/quiz/${id}/attempt`)).body.current).toBe(1)
  await phone.context().close()

  const laptop = await openDevice(browser)
  await enter(laptop, ownSchool, learner, `/#/quiz/${id}`)
  await expect(questionCount(laptop, 2, 3)).toBeVisible()
  await laptop.waitForLoadState('networkidle')
  await passSeconds(laptop, ownSchool, 40)
  await choose(laptop, 'B')
  await next(laptop)
  await submit(laptop)
  const panel = laptop.getByRole('region', { name: 'Where the minutes went' })
  await expect(panel.getByRole('button', { name: /^Question 1, .*changed 2 times$/ })).toBeVisible()

  const { seconds, timeSpent, changes } = (await learner.call('GET', `/quiz/${id}/results`)).body
  expect(changes[0]).toEqual([0, 1])
  expect(seconds[0], 'without the hidden tab').toBeGreaterThanOrEqual(18)
  expect(seconds[0]).toBeLessThan(60)
  expect(seconds[1], 'on the laptop').toBeGreaterThanOrEqual(38)
  expect(timeSpent).toBeGreaterThanOrEqual(150)
  expect(seconds[0] + seconds[1] + seconds[2]).toBeLessThanOrEqual(timeSpent)
  await laptop.context().close()
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
