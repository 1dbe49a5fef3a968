// SPEC 2 Quiz results
import type { Page } from '@playwright/test'
import { handIn } from '../../support/school/hand-in.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

const COUNT = 120

/** A learner's result of a quiz with so many questions, of which they answered none. */
async function openLongResult(page: Page, school: School): Promise<void> {
  const quiz = await openQuiz(school, { count: COUNT })
  const learner = await enrolSeated(school)
  const work = { answers: Array.from({ length: COUNT }, () => null), timeSpent: 95 }
  expect((await handIn(learner, quiz.id, work)).status).toBe(200)
  await enter(page, school, learner, `/#/quiz/${quiz.id}/results`)
  await expect(questions(page).first()).toBeVisible()
}

const questions = (page: Page) => page.getByRole('heading', { name: /^Question \d+$/ })
const last = (page: Page) => page.getByRole('heading', { name: `Question ${COUNT}`, exact: true })

/** How many nodes of these roles the browser itself hands to screen readers. */
async function readOut(page: Page): Promise<{ questions: number; listItems: number }> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const isQuestion = (name: unknown) => /^Question \d+$/.test(String(name))
  return {
    questions: nodes.filter(({ role, name }) => role?.value === 'heading' && isQuestion(name?.value)).length,
    listItems: nodes.filter(({ role }) => role?.value === 'listitem').length,
  }
}

/** By its key; once more where what is above was laid out in the same moment. */
const goToEnd = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('End')
    await expect(last(page)).toBeInViewport({ timeout: 2000 })
  }).toPass()

test('every question of a long review is in the document, and soon accessible to screen readers', async ({
  page,
  ownSchool,
}) => {
  await openLongResult(page, ownSchool)
  await expect(questions(page)).toHaveCount(COUNT)
  const review = page.getByRole('list').filter({ has: last(page) })
  const items = review.getByRole('listitem')
  await expect(items.filter({ has: questions(page) })).toHaveCount(COUNT)
  const total = await items.count()
  expect(total).toBeGreaterThan(4 * COUNT)
  await expect.poll(async () => (await readOut(page)).questions, { timeout: 60_000 }).toBe(COUNT)
  expect((await readOut(page)).listItems).toBeGreaterThanOrEqual(total)
})

test('the end of a review is one key away, and stays in view while the rest is laid out', async ({
  page,
  ownSchool,
}) => {
  await openLongResult(page, ownSchool)
  await expect(questions(page)).toHaveCount(COUNT)
  await goToEnd(page)
  const top = () => last(page).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  let [before, still] = [Number.NaN, 0]
  // Its neighbours in view are laid out in the next frames, late on a busy machine, which moves it by a few pixels.
  await expect(async () => {
    const now = await top()
    still = now === before ? still + 1 : 0
    before = now
    expect(still).toBeGreaterThanOrEqual(3)
  }).toPass({ intervals: [500] })
  await expect.poll(async () => (await readOut(page)).questions, { timeout: 60_000 }).toBe(COUNT)
  expect(await top()).toBe(before)
})

test('the place where one reads stays while the rest is drawn, and the end is one key away', async ({
  page,
  ownSchool,
}) => {
  await openLongResult(page, ownSchool)
  const top = () =>
    questions(page)
      .nth(2)
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  // Where one reads: what comes late above it, as where one stands, is then scrolled past.
  await questions(page)
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView())
  const before = await top()
  await expect(questions(page)).toHaveCount(COUNT)
  await expect.poll(top).toBe(before)
  await goToEnd(page)
})

test('a print begun at the first question has all of them', async ({ page, ownSchool }) => {
  await openLongResult(page, ownSchool)
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const early = await sheets()
  await expect(questions(page)).toHaveCount(COUNT)
  expect(early).toBeGreaterThan(COUNT / 5)
  expect(early).toBe(await sheets())
})
