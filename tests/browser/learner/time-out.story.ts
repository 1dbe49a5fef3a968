// SPEC 2 Home; 4 States
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import { SUBMIT, watchCalls } from '../support/faults.ts'
import { attemptsOf, enrolSeated, openQuiz } from '../support/school.ts'
import { expect, refused, test } from '../support/story.ts'
import {
  beginQuiz,
  choose,
  enter,
  next,
  quizCard,
  startQuiz,
  storedAttempts,
  toast,
} from '../support/walking.ts'

test('the chosen answers are submitted once when time runs out', async ({ page, school, complaints }) => {
  // Before it submits, in the last second, the page asks whether the quiz was edited; the answer may come after the end.
  complaints.expect(refused(400))
  const learner = await enrolSeated(school)
  const submissions = watchCalls(page, 'POST', SUBMIT)
  await enter(page, school, learner)
  await expect(page.getByRole('region', { name: 'Your slot' })).toBeVisible()
  // Real seconds run from here on, so everything slow was before.
  const quiz = await openQuiz(school, { closesInMs: 15 * SECOND_MS })
  await page.goto(`/#/quiz/${quiz.id}`)
  await startQuiz(page)
  await choose(page, 'B')
  await next(page)
  await choose(page, 'D')
  expect(await attemptsOf(school, learner, quiz.id), 'nothing is sent before').toEqual([])

  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible({ timeout: 20_000 })
  expect(submissions).toHaveLength(1)
  const [attempt] = await attemptsOf(school, learner, quiz.id)
  expect(attempt?.answers).toEqual([1, 3, null])
  expect(attempt?.submitted_at?.getTime() ?? 0).toBeLessThanOrEqual(school.now())
  expect(await storedAttempts(page)).toEqual([])
})

test('an attempt whose time ran out while the page was closed is submitted at the next visit', async ({
  page,
  context,
  ownSchool,
}) => {
  const learner = await enrolSeated(ownSchool)
  const quiz = await openQuiz(ownSchool)
  await beginQuiz(page, ownSchool, learner, quiz.id)
  await choose(page, 'C')
  await page.close()
  // Within the minute of grace, which is there for what comes late.
  ownSchool.advance(15)
  expect(await attemptsOf(ownSchool, learner, quiz.id)).toEqual([])

  const later = await context.newPage()
  const submissions = watchCalls(later, 'POST', SUBMIT)
  await later.goto(ownSchool.url)
  await expect(toast(later, 'Quiz submitted successfully!')).toBeVisible()
  await expect(quizCard(later, quiz.title).getByText('Completed')).toBeVisible()
  expect(submissions).toHaveLength(1)
  const [attempt] = await attemptsOf(ownSchool, learner, quiz.id)
  expect(attempt).toMatchObject({ answers: [2, null, null], time_spent: 15 * 60 })
})
