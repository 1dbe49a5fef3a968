import { type RawBuilder, sql } from 'kysely'
import { folded } from '../../../src/domain/lib/folded.ts'
import { countByFigures, type FigureFilter } from '../attempts/attempt-figures.ts'
import type { Db } from '../database/db.ts'

/** A filter of submitted attempts. */
export interface AttemptFilter extends FigureFilter {
  /** Part of a quiz title, name or email; '' matches everything. */
  search: string
}

/** Beyond this many people a condition is faster than a list of ids. */
const MAX_LISTED_IDS = 2000

/** For `like` on a folded column; `search` is taken literally. */
export const patternOf = (search: string) => `%${folded(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether a person's name or e-mail matches, as SQL on `users`. */
export const personMatches = (pattern: string) =>
  sql`(users.folded_name like ${pattern} or users.folded_email like ${pattern})`

const matchingPeople = (pattern: string) =>
  sql<{ id: string }>`select id from users where ${personMatches(pattern)}`

/** People who match by e-mail but not by the name that is stored with their attempts. */
const onlyByEmail = (pattern: string) =>
  sql<{
    id: string
  }>`select id from users where folded_email like ${pattern} and folded_name not like ${pattern}`

/** Undefined if there are too many. */
async function readIds(db: Db, query: RawBuilder<{ id: string }>): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`${query} limit ${MAX_LISTED_IDS + 1}`.execute(db)
  return rows.length > MAX_LISTED_IDS ? undefined : rows.map(({ id }) => id)
}

const among = (column: 'quiz_id' | 'user_id', ids: readonly string[]) =>
  ids.length === 0 ? [] : [sql`${sql.ref(column)} = any(${ids}::uuid[])`]

/** How many of the matches will be read: looking up the person of each row is fast for a page, and slow for all. */
export type Extent = 'page' | 'all'

/** Few people are matched by id, many by the name in the index of the page, or else by looking up each of them. */
async function personConditions(db: Db, pattern: string, extent: Extent): Promise<RawBuilder<unknown>[]> {
  const people = await readIds(db, matchingPeople(pattern))
  if (people) return among('user_id', people)
  const others = await readIds(db, onlyByEmail(pattern))
  const byName = sql`sort_name like ${pattern}`
  if (others) return [byName, ...among('user_id', others)]
  if (extent === 'page')
    return [byName, sql`(select folded_email from users where users.id = attempts.user_id) like ${pattern}`]
  return [sql`user_id in (${matchingPeople(pattern)})`]
}

/** Searches quizzes and people first. An OR of both is slow, so a side without matches is left out. */
async function searchCondition(db: Db, search: string, extent: Extent): Promise<RawBuilder<unknown>> {
  const pattern = patternOf(search)
  const { rows } = await sql<{
    id: string
  }>`select id from quizzes where folded_title like ${pattern}`.execute(db)
  const sides = [
    ...among(
      'quiz_id',
      rows.map(({ id }) => id),
    ),
    ...(await personConditions(db, pattern, extent)),
  ]
  return sides.length === 0 ? sql`false` : sql`(${sql.join(sides, sql` or `)})`
}

/** The filter as SQL on `attempts`. */
export async function attemptCondition(
  db: Db,
  filter: AttemptFilter,
  extent: Extent,
): Promise<RawBuilder<unknown>> {
  const { quizId, search, minScore, maxScore } = filter
  const conditions = [
    sql`submitted_at is not null`,
    ...(quizId === undefined ? [] : [sql`quiz_id = ${quizId}`]),
    // Scores are integers, so rounding allows an index to be used.
    ...(minScore === undefined ? [] : [sql`score >= ${Math.ceil(minScore)}`]),
    ...(maxScore === undefined ? [] : [sql`score <= ${Math.floor(maxScore)}`]),
    ...(search === '' ? [] : [await searchCondition(db, search, extent)]),
  ]
  return sql.join(conditions, sql` and `)
}

/** How many attempts match the filter. */
export async function countAttempts(
  db: Db,
  filter: AttemptFilter,
  condition: RawBuilder<unknown>,
): Promise<number> {
  if (filter.search === '') return countByFigures(db, filter)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from attempts where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}
