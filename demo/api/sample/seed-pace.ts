import { sql } from 'kysely'
import { answersOf } from '../attempts/grading.ts'
import type { Db } from '../database/db.ts'
import type { AttemptRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { classPace } from './class-pace.ts'

type Attempt = Pick<AttemptRow, 'id' | 'quiz_version' | 'answers' | 'responses' | 'time_spent'> & {
  subject: string
}

const findAttempts = (db: Db, quizId: string): Promise<Attempt[]> =>
  db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .select(['attempts.id', 'quiz_version', 'answers', 'responses', 'time_spent', 'subject'])
    .where('quiz_id', '=', quizId)
    .where('attempts.seconds', 'is', null)
    .where('submitted_at', 'is not', null)
    .execute()

/** The pace of all attempts at these quizzes, with a statement for each. */
export async function storePace(db: Db, quizzes: readonly Pick<QuizRow, 'id' | 'version'>[]): Promise<void> {
  for (const { id, version } of quizzes) {
    const { questions } = await readVersion(db, id, version)
    const rows = (await findAttempts(db, id)).map((attempt) => ({
      id: attempt.id,
      ...classPace(questions, answersOf(attempt), attempt.subject, attempt.time_spent ?? 0),
    }))
    await sql`
      update attempts set seconds = told.seconds, changes = told.changes
      from json_to_recordset(${JSON.stringify(rows)}::json) as told (id uuid, seconds real[], changes jsonb)
      where told.id = attempts.id`.execute(db)
  }
}
