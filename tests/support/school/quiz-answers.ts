import { sql } from 'kysely'
import type { Db } from '../../../demo/api/database/db.ts'

export type Answers = readonly (number | null)[]

export interface AnsweredQuiz {
  quizId: string
  /** The present key. */
  keys: readonly number[]
  rows: readonly Answers[]
  submittedAt: number
  /** Of the row, in seconds. */
  secondsOf?: (row: number) => number
}

const right = (keys: readonly number[], answers: Answers) =>
  keys.filter((key, index) => answers[index] === key).length

/** An attempt for each row of answers, each by somebody of their own, put straight into the database in one go. */
export async function storeAnswers(db: Db, quiz: AnsweredQuiz): Promise<void> {
  const { quizId, keys, rows, submittedAt, secondsOf = (row) => 60 + row } = quiz
  const attempts = rows.map((answers, number) => ({
    number,
    answers: `{${answers.map((answer) => answer ?? 'null').join(',')}}`,
    correct: right(keys, answers),
    total: answers.length,
    score: Math.round((right(keys, answers) * 100) / Math.max(1, answers.length)),
    seconds: secondsOf(number),
  }))
  const at = new Date(submittedAt)
  await sql`
    with people as (
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select ${quizId}::text, number::text, 'person' || number || '@class.example', 'Person ' || number, ${at}::timestamptz,
        ${at}::timestamptz
      from generate_series(0, ${rows.length - 1}::int) as number
      returning id, subject)
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent)
    select ${quizId}::uuid, people.id, 1, ${at}::timestamptz, ${at}::timestamptz, answers::smallint[], score, correct, total,
      seconds
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
      as attempt (number int, answers text, correct int, total int, score int, seconds int)
    join people on people.subject = attempt.number::text`.execute(db)
}

/** So many plain questions with four options and the key A, the second one with a formula. */
export const plainQuestions = (count: number, key = 0) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `question-${index + 1}`,
    text: index === 1 ? 'What is $\\frac{1}{2} m v^2$?' : `What is number ${index + 1}?`,
    options: ['First', 'Second', 'Third', 'Fourth'].map((text) => ({ text })),
    correctAnswer: key,
    points: 1,
  }))
