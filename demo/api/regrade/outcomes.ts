import { sql } from 'kysely'
import type { RegradeAnswer } from '../../../src/domain/regrade/regrade.ts'
import { answersOf, gradeAnswers } from '../attempts/grading.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { AttemptRow } from '../database/tables/attempt-tables.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { questionsOf, type StoredVersion } from './key-changes.ts'

/** What a regrading changes of an attempt. */
export interface Grade {
  score: number
  correct_answers: number
  total_questions: number
  /** Null without marking. */
  marks: number | null
  max_marks: number | null
  /** When it was last regraded; null if never. */
  regraded_at: Date | null
}

export type StoredAttempt = Grade &
  Pick<AttemptRow, 'id' | 'user_id' | 'quiz_version' | 'answers' | 'responses' | 'asked' | 'key_revision'> &
  Pick<UserRow, 'name' | 'email'>

/** All submitted attempts, by the name of the person; `lock` locks them, so that they cannot be reset meanwhile. */
export async function readAttempts(db: Db, quizId: string, lock: boolean): Promise<StoredAttempt[]> {
  const { rows } = await sql<StoredAttempt>`
    select attempts.id, user_id, quiz_version, answers, responses, asked, score, correct_answers, total_questions, marks,
      max_marks, regraded_at,
      key_revision, users.name, users.email
    from attempts join users on users.id = attempts.user_id
    where quiz_id = ${quizId} and submitted_at is not null
    order by users.folded_name, attempts.id ${lock ? sql`for update of attempts` : sql``}`.execute(db)
  return rows
}

type Counts = Omit<Grade, 'regraded_at'>

/** Grades attempts of any version with these keys. */
export function graderOf(versions: readonly StoredVersion[], keys: readonly QuestionKey[]) {
  const papers = new Map(
    versions.map(({ version, ...authored }) => [
      version,
      { ...authored, questions: questionsOf({ version, ...authored }, keys) },
    ]),
  )
  return ({ asked, quiz_version, ...attempt }: StoredAttempt): Counts => {
    const paper = papers.get(quiz_version) ?? { questions: [] }
    const graded = gradeAnswers(answersOf(attempt), { ...paper, asked: asked ?? undefined })
    return {
      score: graded.score,
      correct_answers: graded.correctAnswers,
      total_questions: graded.totalQuestions,
      marks: graded.marks,
      max_marks: graded.maxMarks,
    }
  }
}
export type Grader = ReturnType<typeof graderOf>

/** An attempt and its new grade. */
export interface Outcome {
  attempt: StoredAttempt
  next: Grade
}

export const isSameCount = (one: Counts, other: Counts) =>
  one.correct_answers === other.correct_answers &&
  one.total_questions === other.total_questions &&
  one.marks === other.marks &&
  one.max_marks === other.max_marks

/** Enough for a table that a person reads. */
const MAX_ROWS = 1000

const averageOf = (scores: readonly number[]) =>
  scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)

export function toAnswer(outcomes: readonly Outcome[]): RegradeAnswer {
  const changed = outcomes.filter(({ attempt, next }) => next.score !== attempt.score)
  const gain = changed.filter(({ attempt, next }) => next.score > attempt.score).length
  return {
    gain,
    lose: changed.length - gain,
    same: outcomes.length - changed.length,
    before: averageOf(outcomes.map(({ attempt }) => attempt.score)),
    after: averageOf(outcomes.map(({ next }) => next.score)),
    rows: changed.slice(0, MAX_ROWS).map(({ attempt: { user_id, name, email, score }, next }) => ({
      user: { _id: user_id, name, email },
      before: score,
      after: next.score,
    })),
  }
}

const storeGrades = (db: Db, grades: readonly ({ id: string } & Grade)[]) =>
  sql`
    update attempts set (score, correct_answers, total_questions, marks, max_marks, regraded_at) =
      (next.score, next.correct_answers, next.total_questions, next.marks, next.max_marks, next.regraded_at)
    from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb)
      as next (id uuid, score smallint, correct_answers int, total_questions int, marks double precision,
        max_marks double precision, regraded_at timestamptz)
    where attempts.id = next.id`.execute(db)

/** A statement with more rows could run into the statement timeout. */
const STORED_AT_ONCE = 5000

/** Leaves unchanged attempts alone. */
export async function storeOutcomes(db: Db, outcomes: readonly Outcome[]): Promise<void> {
  const grades = outcomes
    .filter(({ attempt, next }) => attempt !== next)
    .map(
      ({
        attempt: { id },
        next: { score, correct_answers, total_questions, marks, max_marks, regraded_at },
      }) => ({
        ...{ id, score, correct_answers, total_questions, marks, max_marks, regraded_at },
      }),
    )
  for (let from = 0; from < grades.length; from += STORED_AT_ONCE)
    await storeGrades(db, grades.slice(from, from + STORED_AT_ONCE))
}
