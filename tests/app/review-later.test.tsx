// SPEC 2 Quiz results
import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)
const RESULTS = /GET \/api\/quiz\/[^/]+\/results$/
const QUIZ = /GET \/api\/quiz\/[^/]+$/

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

/** Somebody who has answered two of three questions of a quiz whose review opens then. */
async function handInUntil(reviewFrom: string) {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  const { db } = school().deps
  await db.updateTable('quizzes').set({ review_from: reviewFrom }).where('id', '=', quizId).execute()
  await handIn(person, quizId, { answers: [0, 2], timeSpent: 60 })
  return { person, quizId }
}

test('a result says when its review opens, and shows the choices until then', async () => {
  const { person, quizId } = await handInUntil('quiz-ended')
  const { screen, text, press } = await openApp(`/quiz/${quizId}/results`, person)
  await screen.findByRole('heading', {
    name: 'Your result comes on Wednesday, March 4, 2026, 11:01 AM (UTC)',
  })
  expect(text()).not.toMatch(/%|Correct|Incorrect|Keep practicing/)
  const marks = within(screen.getByRole('group', { name: 'Answer sheet' })).getAllByRole('img')
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Question 1, Answered A',
    'Question 2, Answered C',
    'Question 3, Not answered',
  ])
  expect(text()).not.toContain('Question Review')
  expect(proxy().calls(QUIZ), 'the quiz would not tell either').toEqual([])
  await press('link', 'View All Results')
  await screen.findByText('Result comes Mar 4, 11:01 AM')
  screen.getByText('3 questions')
  expect(text()).not.toMatch(/%|correct/)
})

test('the score appears in one’s own list by itself once the review opens', async () => {
  const { person } = await handInUntil('2026-03-04T10:00:02.000Z')
  const { screen } = await openApp('/user/results', person)
  await screen.findByText('3 questions')
  expect(screen.queryByText(/correct/)).toBeNull()
  school().clock.now = at('10:00:02')
  await screen.findByText('1 correct, 2 incorrect (1 of them not answered)')
})

test('the review appears by itself once it opens', async () => {
  const { person, quizId } = await handInUntil('2026-03-04T10:00:02.000Z')
  const { screen } = await openApp(`/quiz/${quizId}/results`, person)
  await screen.findByRole('heading', { name: /^Your result comes on/ })
  school().clock.now = at('10:00:02')
  await screen.findByRole('heading', { name: 'Question Review' })
  expect(screen.queryByRole('heading', { name: /^Your result comes on/ })).toBeNull()
  screen.getByRole('button', { name: 'Question 1, Correct A' })
  expect(proxy().calls(RESULTS)).toHaveLength(2)
})

test('an attempt ended by the clock says so, and what was saved of it', async () => {
  const { person, quizId } = await handInUntil('submitted')
  const { db } = school().deps
  // One of the three was dropped by a regrading: it was asked all the same.
  const facts = { ended: 'time', total_questions: 2 } as const
  await db.updateTable('attempts').set(facts).where('user_id', '=', person.id).execute()
  await db
    .updateTable('quiz_starts')
    .set({ deadline: new Date(at('10:20:00')) })
    .where('user_id', '=', person.id)
    .execute()
  const { screen, text } = await openApp(`/quiz/${quizId}/results`, person)
  await screen.findByText('Time ran out at 10:00 AM.')
  expect(text()).toContain('Your saved answers were handed in for you: 2 of 3 answered.')
  screen.getByText('With extra time: 15 min 00 s in all.')
})
