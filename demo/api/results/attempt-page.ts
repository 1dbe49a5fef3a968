import { type RawBuilder, sql } from 'kysely'
import { countAttempts } from '../attempts/attempt-figures.ts'
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

interface Stretch {
  skip: number
  take: number
  /** The order in which it is counted; the rows come in the order that was asked for. */
  direction: SortOrder
}

/** Finds the ids in a narrow index first and reads whole rows of that stretch only. */
async function readStretch(
  db: Db,
  condition: RawBuilder<unknown>,
  { sortBy, sortOrder }: PageQuery,
  { skip, take, direction }: Stretch,
): Promise<ResultRow[]> {
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

/** From the far end. Only a count of the same snapshot tells where a page begins from there. */
const readFromEnd = (
  db: Db,
  condition: RawBuilder<unknown>,
  query: PageQuery,
  before: number,
  most: number,
) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const total = await countAttempts(snapshot, condition)
      const take = Math.min(most, total - before)
      if (take <= 0) return []
      const direction = OPPOSITE[query.sortOrder]
      return readStretch(snapshot, condition, query, { skip: total - before - take, take, direction })
    })

export interface AttemptPage {
  rows: ResultRow[]
  hasNext: boolean
}

/**
 * One page of the matching attempts. `probableTotal` may be out of date: it decides from which end the page is read, never
 * which rows come.
 */
export async function readPage(
  db: Db,
  condition: RawBuilder<unknown>,
  query: PageQuery,
  probableTotal: number,
): Promise<AttemptPage> {
  const { page, limit, sortOrder } = query
  // One more than the page holds, to know whether others follow.
  const [before, most] = [(page - 1) * limit, limit + 1]
  const rows =
    before <= probableTotal / 2
      ? await readStretch(db, condition, query, { skip: before, take: most, direction: sortOrder })
      : await readFromEnd(db, condition, query, before, most)
  return { rows: rows.slice(0, limit), hasNext: rows.length > limit }
}
