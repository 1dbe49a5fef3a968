import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Keyed } from '../../../src/domain/kinds/choice/grade.ts'
import type { NumberKey } from '../../../src/domain/kinds/number/shape.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import type { PaperRules } from '../../../src/domain/quizzes/paper.ts'
import { batched, inPlaces } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow, StoredQuestion } from '../database/tables/quiz-tables.ts'
import { noQuiz } from '../http/problems.ts'

/** A question without its key and anything that may reveal it, so that nothing can leak. */
export type OpenQuestion = Omit<StoredQuestion, 'correctAnswer' | 'correctAnswers' | 'explanation' | 'topic'>

/** In what a number is asked, and with how many figures. */
const askedNumber = ({ unit, figures }: NumberKey): NumberKey => ({
  ...(unit && { unit }),
  ...(figures && { figures }),
})

/** Unknown fields of older records stay. */
export const withoutKey = (questions: readonly (StoredQuestion & Keyed)[]): OpenQuestion[] =>
  questions.map(
    ({ correctAnswer, correctAnswers, accepted, dropped, explanation, topic, number, ...question }) => ({
      ...question,
      ...(number && { number: askedNumber(number) }),
    }),
  )

/** A started attempt: its times, and the version of its questions. */
export interface Start {
  startedAt: Date
  deadline: Date
  version: number
}

/** What a person has done with a quiz so far. */
export interface Standing {
  quiz: QuizRow
  submitted: boolean
  /** The version of the attempt or its start, otherwise the current one. */
  version: number
  start: Start | undefined
}

type StandingRow = QuizRow & {
  submitted_at: Date | null
  submitted_version: number | null
  started_at: Date | null
  deadline: Date | null
  started_version: number | null
}

const findStandings = batched<{ quizId: string; userId: string }, StandingRow | null>({
  async answerAll(db, asked) {
    const { rows } = await sql<StandingRow & { place: number }>`
      select place::int, q.*, a.submitted_at, a.quiz_version as submitted_version,
        s.started_at, s.deadline, s.quiz_version as started_version
      from unnest(${asked.map(({ quizId }) => quizId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[])
        with ordinality as asked (quiz_id, user_id, place)
      join quizzes q on q.id = asked.quiz_id
      left join attempts a on a.quiz_id = asked.quiz_id and a.user_id = asked.user_id
      left join quiz_starts s on s.quiz_id = asked.quiz_id and s.user_id = asked.user_id`.execute(db)
    return inPlaces<StandingRow>(asked, rows)
  },
})

/**
 * Reads the quiz and the standing of a person. Throws 404 for an unknown quiz, and for an inactive or deleted one unless the person has
 * started or submitted it, so that nobody else learns that it exists.
 */
export async function getStanding(
  db: Db,
  quizId: string,
  { id: userId, is_admin }: Pick<UserRow, 'id' | 'is_admin'>,
): Promise<Standing> {
  const row = await findStandings(db, { quizId, userId })
  const isKnown =
    row && (row.submitted_at || row.started_at || (!row.deleted_at && (row.is_active || is_admin)))
  if (!isKnown) throw noQuiz()
  const { submitted_at, submitted_version, started_at, deadline, started_version, ...quiz } = row
  const start =
    started_at && deadline && started_version !== null
      ? { startedAt: started_at, deadline, version: started_version }
      : undefined
  const version = submitted_version ?? started_version ?? quiz.version
  return { quiz, submitted: submitted_at !== null, version, start }
}

/** Reads a quiz even if it is deleted, for its attempts and results. Throws 404 for an unknown quiz. */
export async function getEvenDeleted(db: Db, quizId: string): Promise<QuizRow> {
  const row = await db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirst()
  if (!row) throw noQuiz()
  return row
}

/** Throws 404 for an unknown or deleted quiz. */
export async function getQuiz(db: Db, quizId: string): Promise<QuizRow> {
  const row = await getEvenDeleted(db, quizId)
  if (row.deleted_at) throw noQuiz()
  return row
}

/** Locks the row until the transaction ends, so that concurrent saves make two versions. Throws 404. */
export async function lockQuiz(db: Db, quizId: string): Promise<QuizRow> {
  const row = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', quizId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noQuiz()
  return row
}

/** The authored part of a version. */
export interface Authored {
  questions: StoredQuestion[]
  rules: PaperRules | null
  marking: Marking | null
}

/** An immutable version of a quiz's questions. */
export interface Version extends Authored {
  /** The secret by which papers are shuffled and drawn; null in versions from before migration 022. */
  paperKey: string | null
}

const REMEMBERED_VERSIONS = 200
/** Caches promises, so that a class that starts at the same time reads the questions once. */
const remembered = new WeakMap<Db, Map<string, Promise<Version>>>()

function memoryOf(db: Db): Map<string, Promise<Version>> {
  const memory = remembered.get(db) ?? new Map<string, Promise<Version>>()
  remembered.set(db, memory)
  return memory
}

/** Callers of all lanes share what is found, so it must not queue behind an administrator's long change. */
const findVersion = batched<{ quizId: string; version: number }, Version | null>({
  lane: 'reads',
  async answerAll(db, asked) {
    const { rows } = await sql<Version & { place: number }>`
      select place::int, questions, paper_rules as rules, marking, paper_key as "paperKey"
      from unnest(${asked.map(({ quizId }) => quizId)}::uuid[], ${asked.map(({ version }) => version)}::int[])
        with ordinality as asked (quiz, number, place)
      join quiz_versions on quiz_id = quiz and version = number`.execute(db)
    return inPlaces<Version>(asked, rows)
  },
})

async function getVersion(db: Db, quizId: string, version: number): Promise<Version> {
  const found = await findVersion(db, { quizId, version })
  if (!found) throw new Error(`quiz ${quizId} has no version ${version}`)
  return found
}

/** The questions of a version with their key. Versions are immutable, so they are cached. */
export function readVersion(db: Db, quizId: string, version: number): Promise<Version> {
  const memory = memoryOf(db)
  const name = `${quizId} ${version}`
  const known = memory.get(name)
  if (known) return known
  const [oldest] = memory.keys()
  if (oldest !== undefined && memory.size >= REMEMBERED_VERSIONS) memory.delete(oldest)
  const found = getVersion(db, quizId, version)
  memory.set(name, found)
  found.catch(() => memory.delete(name))
  return found
}

export const addVersion = (
  db: Db,
  quizId: string,
  version: number,
  { questions, rules, marking }: Authored,
) =>
  db
    .insertInto('quiz_versions')
    .values({
      quiz_id: quizId,
      version,
      questions: JSON.stringify(questions),
      paper_rules: rules && JSON.stringify(rules),
      marking: marking && JSON.stringify(marking),
      paper_key: randomBytes(32).toString('hex'),
    })
    .execute()

/** The number of the next version: the current one if nothing changed, else a new one. */
export async function versionOf(
  db: Db,
  { id, version }: QuizRow,
  { questions, rules, marking }: Authored,
  next: Authored,
): Promise<number> {
  if (isDeepStrictEqual({ questions, rules, marking }, next)) return version
  await addVersion(db, id, version + 1, next)
  return version + 1
}

const findQuizzes = batched<{ hidden: boolean }, QuizRow[]>({
  groupOf: ({ hidden }) => String(hidden),
  async answerAll(db, asked) {
    const quizzes = await db
      .selectFrom('quizzes')
      .selectAll()
      .where('deleted_at', 'is', null)
      .$if(!asked[0]?.hidden, (query) => query.where('is_active', '=', true))
      .orderBy('start_time', 'desc')
      .orderBy(sql`id`)
      .execute()
    return asked.map(() => quizzes)
  },
})

/** Quizzes by start, latest first; `hidden` includes inactive ones. */
export const listQuizzes = (db: Db, hidden: boolean): Promise<QuizRow[]> => findQuizzes(db, { hidden })
