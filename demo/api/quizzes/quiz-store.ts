import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { QuizRow, StoredQuestion, UserRow } from '../database/tables.ts'
import { notFound } from '../http/problems.ts'

/** A question before submission, without its key, so that nothing can leak. */
export type OpenQuestion = Omit<StoredQuestion, 'correctAnswer'>

/** Keeps unknown fields of older records. */
export const withoutKey = (questions: readonly StoredQuestion[]): OpenQuestion[] =>
  questions.map(({ correctAnswer, ...question }) => question)

/** Start and deadline of an attempt. */
export interface Start {
  startedAt: Date
  deadline: Date
}

/** Where a person stands with a quiz. */
export interface Standing {
  quiz: QuizRow
  submitted: boolean
  /** The version of the attempt, else the last one opened, else the current one. */
  version: number
  /** Undefined before the start, and for clients that never report one. */
  start: Start | undefined
}

/**
 * Reads the quiz and the standing of a person. Throws 404 for an unknown or deleted quiz, and for one off the list unless
 * that person has begun or submitted it: nobody else learns that it exists.
 */
export async function getStanding(
  db: Db,
  quizId: string,
  { id: userId, is_admin }: Pick<UserRow, 'id' | 'is_admin'>,
): Promise<Standing> {
  const row = await db
    .selectFrom('quizzes')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.quiz_id', '=', 'quizzes.id').on('attempts.user_id', '=', userId),
    )
    .leftJoin('quiz_openings', (join) =>
      join.onRef('quiz_openings.quiz_id', '=', 'quizzes.id').on('quiz_openings.user_id', '=', userId),
    )
    .leftJoin('quiz_starts', (join) =>
      join.onRef('quiz_starts.quiz_id', '=', 'quizzes.id').on('quiz_starts.user_id', '=', userId),
    )
    .selectAll('quizzes')
    .select(({ fn, ref }) => [
      'attempts.submitted_at',
      'quiz_starts.started_at',
      'quiz_starts.deadline',
      fn
        .coalesce('attempts.quiz_version', 'quiz_openings.quiz_version', ref('quizzes.version'))
        .as('own_version'),
    ])
    .where('quizzes.id', '=', quizId)
    .where('quizzes.deleted_at', 'is', null)
    .executeTakeFirst()
  const isKnown = row && (row.is_active || is_admin || row.submitted_at || row.started_at)
  if (!isKnown) throw notFound('Quiz not found')
  const { submitted_at, started_at, deadline, own_version, ...quiz } = row
  const start = started_at && deadline ? { startedAt: started_at, deadline } : undefined
  return { quiz, submitted: submitted_at !== null, version: own_version, start }
}

/** Records the version a person was given; their attempt is graded and reviewed against it. */
export const rememberOpening = (db: Db, { id, version }: QuizRow, userId: string, at: Date) =>
  db
    .insertInto('quiz_openings')
    .values({ quiz_id: id, user_id: userId, quiz_version: version, opened_at: at })
    .onConflict((known) =>
      known.columns(['quiz_id', 'user_id']).doUpdateSet({ quiz_version: version, opened_at: at }),
    )
    .execute()

const REMEMBERED_VERSIONS = 200
const remembered = new WeakMap<Db, Map<string, StoredQuestion[]>>()

function memoryOf(db: Db): Map<string, StoredQuestion[]> {
  const memory = remembered.get(db) ?? new Map<string, StoredQuestion[]>()
  remembered.set(db, memory)
  return memory
}

/** The questions of a version with their key. Versions are immutable, so they are cached. */
export async function readQuestions(db: Db, quizId: string, version: number): Promise<StoredQuestion[]> {
  const memory = memoryOf(db)
  const name = `${quizId} ${version}`
  const known = memory.get(name)
  if (known) return known
  const { questions } = await db
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', quizId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const [oldest] = memory.keys()
  if (oldest !== undefined && memory.size >= REMEMBERED_VERSIONS) memory.delete(oldest)
  memory.set(name, questions)
  return questions
}

export const addVersion = (db: Db, quizId: string, version: number, questions: readonly StoredQuestion[]) =>
  db
    .insertInto('quiz_versions')
    .values({ quiz_id: quizId, version, questions: JSON.stringify(questions) })
    .execute()

/** The version for these questions: the current one if nothing changed, else a new one. */
export async function versionOf(
  db: Db,
  { id, version }: QuizRow,
  questions: readonly StoredQuestion[],
): Promise<number> {
  if (isDeepStrictEqual(await readQuestions(db, id, version), questions)) return version
  await addVersion(db, id, version + 1, questions)
  return version + 1
}

/** Quizzes by start, latest first; `hidden` includes inactive ones. */
export const listQuizzes = (db: Db, hidden: boolean): Promise<QuizRow[]> =>
  db
    .selectFrom('quizzes')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(!hidden, (query) => query.where('is_active', '=', true))
    .orderBy('start_time', 'desc')
    .orderBy(sql`id`)
    .execute()
