import { type RawBuilder, sql } from 'kysely'
import type { ResultRow } from '../attempts/attempt-result.ts'
import type { Db } from '../database/db.ts'

type SortBy = 'submittedAt' | 'score' | 'user'
type SortOrder = 'asc' | 'desc'

export interface PageQuery {
  sortBy: SortBy
  sortOrder: SortOrder
  /** One-based. */
  page: number
  limit: number
}

/** The id breaks ties, so pages neither repeat nor skip an attempt. */
const ORDERS = {
  submittedAt: ['attempts.submitted_at', 'attempts.id'],
  score: ['attempts.score', 'attempts.submitted_at', 'attempts.id'],
  user: ['lower(users.name)', 'users.id', 'attempts.submitted_at', 'attempts.id'],
} as const satisfies Record<SortBy, readonly string[]>

const orderBy = (sortBy: SortBy, direction: SortOrder) =>
  sql.raw(ORDERS[sortBy].map((column) => `${column} ${direction}`).join(', '))

export interface AttemptPage {
  rows: ResultRow[]
  hasNext: boolean
}

/**
 * One page of the matching attempts. Depends on no total, which may be remembered and out of date. Finds the ids in a
 * narrow index first and reads whole rows of that page only, and one more to know whether others follow.
 */
export async function readPage(
  db: Db,
  condition: RawBuilder<unknown>,
  { page, limit, sortBy, sortOrder }: PageQuery,
): Promise<AttemptPage> {
  const withPeople = sortBy === 'user' ? sql`join users on users.id = attempts.user_id` : sql``
  const order = orderBy(sortBy, sortOrder)
  const { rows } = await sql<ResultRow>`
    with page as materialized (
      select attempts.id from attempts ${withPeople} where ${condition}
      order by ${order} limit ${limit + 1} offset ${(page - 1) * limit})
    select attempts.*, users.name, users.email, users.picture, quizzes.title, quizzes.description
    from page
    join attempts on attempts.id = page.id
    join users on users.id = attempts.user_id
    join quizzes on quizzes.id = attempts.quiz_id
    order by ${order}`.execute(db)
  return { rows: rows.slice(0, limit), hasNext: rows.length > limit }
}
