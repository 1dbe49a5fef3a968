import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { at } from './fixtures.ts'
import { enrol, type School, storeQuiz } from './school.ts'

const NOON = at('12:00:00')

/** A quiz of that title. Answers its id. */
export async function storeTitled(school: School, title: string): Promise<string> {
  const quizId = await storeQuiz(school)
  await school.deps.db.updateTable('quizzes').set({ title }).where('id', '=', quizId).execute()
  return quizId
}

/** Attempts of so many new people, scored so and handed in one minute after the other, put straight into the database. */
export async function storeScored(
  school: School,
  quizId: string,
  scores: readonly number[],
  name = 'A learner',
): Promise<void> {
  for (const [index, score] of scores.entries()) {
    const { id } = await enrol(school, { name })
    await school.deps.db
      .insertInto('attempts')
      .values({
        quiz_id: quizId,
        user_id: id,
        quiz_version: 1,
        started_at: new Date(NOON),
        submitted_at: new Date(NOON + (index + 1) * MINUTE_MS),
        answers: [],
        score,
        correct_answers: 1,
        total_questions: 3,
        time_spent: 60,
      })
      .execute()
  }
}
