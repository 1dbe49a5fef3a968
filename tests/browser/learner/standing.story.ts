import { answersOfClass } from '../../support/school/class-answers.ts'
import { plainQuestions, storeAnswers } from '../../support/school/quiz-answers.ts'
import { type Person, storeQuiz } from '../../support/school/school.ts'
import { enrolSeated, OFFERS_NOTHING, type School } from '../support/school.ts'
import { expect, needs, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

/** One of so many who took a quiz. */
async function takenBy(school: School, attempts: number): Promise<{ learner: Person; quizId: string }> {
  const questions = plainQuestions(6)
  const quizId = await storeQuiz(school, { questions })
  const rows = answersOfClass({ attempts, questions: 6, miskeyed: 2 })
  const keys = questions.map(({ correctAnswer }) => correctAnswer)
  await storeAnswers(school.deps.db, { quizId, keys, rows, submittedAt: school.now() - 60_000 })
  const learner = await enrolSeated(school)
  const best = school.deps.db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .orderBy('score', 'desc')
    .limit(1)
  await school.deps.db.updateTable('attempts').set({ user_id: learner.id }).where('id', '=', best).execute()
  return { learner, quizId }
}

test('a learner reads where a result stands among all, and hides it for every quiz', async ({
  page,
  school,
}) => {
  needs('standing', 'nothing is told of others')
  const { learner, quizId } = await takenBy(school, 30)
  await enter(page, school, learner, `/#/quiz/${quizId}/results`)
  await expect(page.getByText('100 of 100 who took this quiz scored as you did or lower.')).toBeVisible()
  await page.getByRole('switch', { name: 'Show me where I stand' }).click()
  await expect(page.getByText(/^Hidden\. Your choice is kept/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.reload()
  await expect(page.getByText(/^Hidden\. Your choice is kept/)).toBeVisible()
  expect(asked.filter((url) => url.endsWith('/standing'))).toEqual([])
})

test('among 19 a learner reads why nothing is compared yet', async ({ page, school }) => {
  needs('standing', 'nothing is told of others')
  const { learner, quizId } = await takenBy(school, 19)
  await enter(page, school, learner, `/#/quiz/${quizId}/results`)
  await expect(page.getByText('Too few to compare yet')).toBeVisible()
})

test('nothing is said of others where an API does not tell', async ({ page, school }) => {
  test.skip(!OFFERS_NOTHING, 'the API tells')
  const { learner, quizId } = await takenBy(school, 30)
  await enter(page, school, learner, `/#/quiz/${quizId}/results`)
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText('Where you stand')).toHaveCount(0)
})
