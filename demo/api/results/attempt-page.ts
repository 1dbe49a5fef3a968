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

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

/** Counts from the nearer end. `take` is 0 past the last page. */
function placeOf({ page, limit, sortOrder }: PageQuery, total: number) {
  const before = (page - 1) * limit
  const take = Math.max(0, Math.min(limit, total - before))
  if (before <= total / 2) return { take, skip: before, direction: sortOrder }
  return { take, skip: total - before - take, direction: OPPOSITE[sortOrder] }
}

/**
 * One page of the matching attempts, `total` in all. Finds the ids in a narrow index first and reads whole rows of
 * that page only.
 */
export async function readPage(
  db: Db,
  condition: RawBuilder<unknown>,
  query: PageQuery,
  total: number,
): Promise<ResultRow[]> {
  const { take, skip, direction } = placeOf(query, total)
  if (take === 0) return []
  const { sortBy, sortOrder } = query
  const withPeople = sortBy === 'user' ? sql`join users on users.id = attempts.user_id` : sql``
  const { rows } = await sql<ResultRow>`
    with page as materialized (
      select attempts.id from attempts ${withPeople} where ${condition}
      order by ${orderBy(sortBy, direction)} limit ${take} offset ${skip})
    select attempts.*, users.name, users.email, users.picture, quizzes.title, quizzes.description
    from page
    join attempts on attempts.id = page.id
    join users on users.id = attempts.user_id
    join quizzes on quizzes.id = attempts.quiz_id
    order by ${orderBy(sortBy, sortOrder)}`.execute(db)
  return rows
}
