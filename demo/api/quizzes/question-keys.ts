import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Keyed } from '../../../src/domain/kinds/choice/grade.ts'
import { acceptedIn } from '../../../src/domain/kinds/choice/regrade.ts'
import { kindOf } from '../../../src/domain/kinds/kinds.ts'
import { type ChangedKey, inForceWith, keepsKey } from '../../../src/domain/kinds/regrade.ts'
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
    .select(['quiz_version', 'question_id', 'accepted', 'number'])
    .where('quiz_id', '=', quizId)
    .execute()

const findKeys = batched<{ quizId: string; version: number }, QuestionKey[]>({
  async answerAll(db, asked) {
    const { rows } = await sql<QuestionKey & { quiz_id: string }>`
      select quiz_id, quiz_version, question_id, accepted, number from question_keys
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
  const rows = keys.map(({ number = null, ...key }) => ({
    ...key,
    number: number && JSON.stringify(number),
    quiz_id: quizId,
  }))
  await db.insertInto('question_keys').values(rows).execute()
}

/** The questions with the key in force; `keys` are those of their version. */
export const inForce = (
  questions: readonly StoredQuestion[],
  keys: readonly QuestionKey[],
): KeyedQuestion[] =>
  questions.map((question) => {
    const key = keys.find(({ question_id }) => question_id === question._id)
    return key ? inForceWith(question, key) : question
  })

export const nothingCounts = () =>
  badRequest('At least one question must count for everybody', { code: 'nothing_counts' })

/** Throws 400 if somebody could get nothing but dropped questions. */
export function requireCounting(questions: readonly KeyedQuestion[], rules: PaperRules | null): void {
  const dropped = questions.filter((question) => question.dropped).length
  if (dropped > 0 && dropped >= countAsked(questions, rules ?? {})) throw nothingCounts()
}

/** Values that a regrading accepted are no part of what is authored. */
function authoredKey(question: StoredQuestion): StoredQuestion {
  if (!question.number) return question
  const { accepted: _, ...number } = question.number
  return { ...question, number }
}

/** The questions with the key in force as their authored key. */
export const asAuthored = (questions: readonly KeyedQuestion[]): StoredQuestion[] =>
  questions.map(({ accepted, dropped, ...question }) => authoredKey(question))

/** A version whose questions have the key in force. */
export async function readVersionInForce(db: Db, quizId: string, number: number) {
  const version = await readVersion(db, quizId, number)
  return { ...version, questions: inForce(version.questions, await readKeys(db, quizId, number)) }
}

const isAuthored = (
  { kind, number, correctAnswer, correctAnswers }: StoredQuestion,
  key: ChangedKey,
): boolean => {
  if (key.accepted === null) return false
  if (kind === 'number') return isDeepStrictEqual(key.number, number)
  if (kind === 'several') return key.accepted.join() === correctAnswers?.join()
  return key.accepted.length === 1 && key.accepted[0] === correctAnswer
}

/** The row for a question; none if it equals the authored key, or if no accepted option is left. */
export function keyFor(
  question: StoredQuestion,
  version: number,
  { accepted, number = null }: ChangedKey,
): QuestionKey[] {
  const isEmpty = accepted?.length === 0 && number === null
  if (question._id === undefined || isEmpty || isAuthored(question, { accepted, number })) return []
  return [{ quiz_version: version, question_id: question._id, accepted: accepted && [...accepted], number }]
}

/** The same key for a question of another version, whose options may stand elsewhere. */
export const keyIn = (from: StoredQuestion, to: StoredQuestion, { accepted, number = null }: ChangedKey) => ({
  accepted: accepted && kindOf(from) !== 'number' ? acceptedIn(from, to, accepted) : accepted,
  number,
})

/** Copies changed keys to a new version, for each question whose key in force an edit leaves as it is. */
export async function carryKeys(db: Db, quizId: string, from: number, to: number): Promise<void> {
  const keys = await readKeys(db, quizId, from)
  const [before, after] = [await readVersion(db, quizId, from), await readVersion(db, quizId, to)]
  const carried = keys.flatMap((key) => {
    const old = before.questions.find(({ _id }) => _id === key.question_id)
    const next = after.questions.find(({ _id }) => _id === key.question_id)
    if (!old || !next || !keepsKey(inForceWith(old, key), next)) return []
    return keyFor(next, to, keyIn(old, next, key))
  })
  await addKeys(db, quizId, carried)
}
