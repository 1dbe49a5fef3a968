import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** A filter of submitted attempts. Scores are percentages, both ends included. */
export interface AttemptFilter {
  quizId: string | undefined
  /** Part of a quiz title, name or email; '' matches everything. */
  search: string
  minScore: number | undefined
  maxScore: number | undefined
}

/** Beyond this many people a subquery is faster than a list of ids. */
const NAMED_PEOPLE = 2000

/** For `ilike`; `search` is taken literally. */
export const patternOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const matchingPeople = (pattern: string) =>
  sql<{ id: string }>`select id from users where name ilike ${pattern} or email ilike ${pattern}`

const readIds = async (db: Db, query: RawBuilder<{ id: string }>) =>
  (await query.execute(db)).rows.map(({ id }) => id)

/** Searches quizzes and people first. An OR of both is slow, so a side without matches is dropped. */
async function searchCondition(db: Db, search: string): Promise<RawBuilder<unknown>> {
  const pattern = patternOf(search)
  const quizzes = await readIds(db, sql<{ id: string }>`select id from quizzes where title ilike ${pattern}`)
  const people = await readIds(db, sql`${matchingPeople(pattern)} limit ${NAMED_PEOPLE + 1}`)
  const ofQuizzes = sql`quiz_id = any(${quizzes}::uuid[])`
  const ofPeople =
    people.length > NAMED_PEOPLE
      ? sql`user_id in (${matchingPeople(pattern)})`
      : sql`user_id = any(${people}::uuid[])`
  if (quizzes.length === 0) return ofPeople
  return people.length === 0 ? ofQuizzes : sql`(${ofQuizzes} or ${ofPeople})`
}

/** The filter as SQL on `attempts`. */
export async function attemptCondition(db: Db, filter: AttemptFilter): Promise<RawBuilder<unknown>> {
  const { quizId, search, minScore, maxScore } = filter
  const conditions = [
    sql`submitted_at is not null`,
    ...(quizId === undefined ? [] : [sql`quiz_id = ${quizId}`]),
    // Scores are integers: rounding lets an index serve.
    ...(minScore === undefined ? [] : [sql`score >= ${Math.ceil(minScore)}`]),
    ...(maxScore === undefined ? [] : [sql`score <= ${Math.floor(maxScore)}`]),
    ...(search === '' ? [] : [await searchCondition(db, search)]),
  ]
  return sql.join(conditions, sql` and `)
}

export const isUnfiltered = ({ search, minScore, maxScore }: AttemptFilter) =>
  search === '' && minScore === undefined && maxScore === undefined
