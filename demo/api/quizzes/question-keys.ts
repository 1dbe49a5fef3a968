import { sql } from 'kysely'
import type { Keyed } from '../../../src/domain/kinds/choice/grade.ts'
import { acceptedIn, withKey } from '../../../src/domain/kinds/choice/regrade.ts'
import { countAsked, type PaperRules } from '../../../src/domain/quizzes/paper.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { badRequest } from '../http/problems.ts'
import { readVersion } from './quiz-store.ts'

/** A question with the key in force. */
export type KeyedQuestion = StoredQuestion & Keyed

/** The changed keys of all versions. */
export const readAllKeys = (db: Db, quizId: string): Promise<QuestionKey[]> =>
  db
    .selectFrom('question_keys')
    .select(['quiz_version', 'question_id', 'accepted'])
    .where('quiz_id', '=', quizId)
    .execute()

const findKeys = batched<{ quizId: string; version: number }, QuestionKey[]>({
  async answerAll(db, asked) {
    const { rows } = await sql<QuestionKey & { quiz_id: string }>`
      select quiz_id, quiz_version, question_id, accepted from question_keys
      where (quiz_id, quiz_version) in (select * from unnest(
        ${asked.map(({ quizId }) => quizId)}::uuid[], ${asked.map(({ version }) => version)}::int[]))`.execute(
      db,
    )
    return asked.map(({ quizId, version }) =>
      rows
        .filter((row) => row.quiz_id === quizId && row.quiz_version === version)
        .map(({ quiz_id: _, ...key }) => key),
    )
  },
})

/** The changed keys of one version. */
const readKeys = (db: Db, quizId: string, version: number) => findKeys(db, { quizId, version })

export async function addKeys(db: Db, quizId: string, keys: readonly QuestionKey[]): Promise<void> {
  if (keys.length === 0) return
  const rows = keys.map((key) => ({ ...key, quiz_id: quizId }))
  await db.insertInto('question_keys').values(rows).execute()
}

/** The questions with the key in force; `keys` are those of their version. */
export const inForce = (
  questions: readonly StoredQuestion[],
  keys: readonly QuestionKey[],
): KeyedQuestion[] =>
  questions.map((question) => {
    const key = keys.find(({ question_id }) => question_id === question._id)
    return key ? withKey(question, key.accepted) : question
  })

export const nothingCounts = () =>
  badRequest('At least one question must count for everybody', { code: 'nothing_counts' })

/** Throws 400 if somebody could get nothing but dropped questions. */
export function requireCounting(questions: readonly KeyedQuestion[], rules: PaperRules | null): void {
  const dropped = questions.filter((question) => question.dropped).length
  if (dropped > 0 && dropped >= countAsked(questions, rules ?? {})) throw nothingCounts()
}

/** The questions with the key in force as their authored key. */
export const asAuthored = (questions: readonly KeyedQuestion[]): StoredQuestion[] =>
  questions.map(({ accepted, dropped, ...question }) => question)

/** A version whose questions have the key in force. */
export async function readVersionInForce(db: Db, quizId: string, number: number) {
  const version = await readVersion(db, quizId, number)
  return { ...version, questions: inForce(version.questions, await readKeys(db, quizId, number)) }
}

/** The row for a question; none if it equals the authored key, or if no accepted option is left. */
export function keyFor(question: StoredQuestion, version: number, accepted: number[] | null): QuestionKey[] {
  const isAuthored = accepted?.length === 1 && accepted[0] === question.correctAnswer
  if (question._id === undefined || isAuthored || accepted?.length === 0) return []
  return [{ quiz_version: version, question_id: question._id, accepted }]
}

/** Copies changed keys to a new version, for each question whose authored key an edit leaves as it is. */
export async function carryKeys(db: Db, quizId: string, from: number, to: number): Promise<void> {
  const keys = await readKeys(db, quizId, from)
  const [before, after] = [await readVersion(db, quizId, from), await readVersion(db, quizId, to)]
  const carried = keys.flatMap(({ question_id, accepted }) => {
    const old = before.questions.find(({ _id }) => _id === question_id)
    const next = after.questions.find(({ _id }) => _id === question_id)
    if (!old || !next) return []
    const known = acceptedIn(old, next, [withKey(old, accepted).correctAnswer])
    if (!known.includes(next.correctAnswer)) return []
    return keyFor(next, to, accepted && acceptedIn(old, next, accepted))
  })
  await addKeys(db, quizId, carried)
}
