// SPEC 2 Home; 8 Load and submit
import { book, enrol } from '../../support/school/school.ts'
import { openQuiz, slotAt } from '../support/school.ts'
import { expect, refused, test } from '../support/story.ts'
import { enter, quizCard, toast, welcome } from '../support/walking.ts'

test('the list is empty without a slot, and says what to do', async ({ page, school }) => {
  const quiz = await openQuiz(school)
  await enter(page, school, await enrol(school))
  await expect(page.getByRole('heading', { name: 'Choose your time' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Book a slot to access quizzes' })).toBeVisible()
  for (const name of ['All', 'Active', 'Upcoming', 'Ended', 'Completed']) {
    await page.getByRole('tab', { name: `${name} 0`, exact: true }).click()
    await expect(quizCard(page, quiz.title)).toHaveCount(0)
  }
  await expect(page.getByText(/^Next free today/)).toBeVisible()
  await page.getByRole('link', { name: 'Book Slot', exact: true }).click()
  await expect(page.getByText('You need to book a slot to access quizzes.')).toBeVisible()
})

test('the list is empty before an upcoming slot, and says when it opens', async ({ page, school }) => {
  const quiz = await openQuiz(school, { closesInMs: 8 * 3_600_000 })
  const learner = await enrol(school)
  await book(learner, await slotAt(school, '14:30'))
  await enter(page, school, learner)
  await expect(page.getByRole('heading', { name: 'Quizzes available during your slot time' })).toBeVisible()
  await expect(page.getByText(/Wednesday, March 4, 2026\s·\s3:30\s(PM\s)?–\s4:00\sPM/)).toBeVisible()
  await expect(quizCard(page, quiz.title)).toHaveCount(0)
  await page.getByRole('link', { name: 'Book Another Slot' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
})

test('a quiz opened without a slot explains itself and leads home', async ({ page, school, complaints }) => {
  complaints.expect(refused(403))
  const learner = await enrol(school, { name: 'Idris Bello' })
  const quiz = await openQuiz(school)
  await enter(page, school, learner, `/#/quiz/${quiz.id}`)
  await expect(
    toast(page, 'You can only access quizzes during your booked slot time. Please book a slot first.'),
  ).toBeVisible()
  await expect(welcome(page, 'Idris Bello')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
})
