import { book, enrol } from '../../support/school/school.ts'
import { openQuiz, slotAt } from '../support/school.ts'
import { expect, refused, test } from '../support/story.ts'
import { enter, toast, welcome } from '../support/walking.ts'

test('without a slot the list is empty and says what to do', async ({ page, school }) => {
  await enter(page, school, await enrol(school))
  await expect(page.getByRole('heading', { name: 'No slot booked' })).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Book a slot to access quizzes')).toBeVisible()
  await panel.getByRole('link', { name: 'Book Slot' }).click()
  await expect(page.getByText('You need to book a slot to access quizzes.')).toBeVisible()
})

test('with a slot to come the list says when it opens', async ({ page, school }) => {
  const learner = await enrol(school)
  await book(learner, await slotAt(school, '14:30'))
  await enter(page, school, learner)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Quizzes available during your slot time')).toBeVisible()
  await expect(panel.getByText(/Wednesday, March 4, 2026 · 3:30\s(PM\s)?–\s4:00\sPM/)).toBeVisible()
  await page.getByRole('link', { name: 'Book Another Slot' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Quiz Slot' })).toBeVisible()
})

test('a quiz that is visited without a slot explains itself and leads home', async ({
  page,
  school,
  complaints,
}) => {
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
