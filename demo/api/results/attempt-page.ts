import { type RawBuilder, sql } from 'kysely'
import type { ResultRow } from '../attempts/attempt-result.ts'
import type { Db } from '../database/db.ts'
import { toCursor } from '../http/cursor.ts'
import { type AttemptCursor, afterKey, keyOf, orderBy, type Sorted, type SortOrder } from './attempt-order.ts'

export interface PageQuery extends Sorted {
  /** One-based. */
  page: number
  limit: number
  /** A cursor, instead of the number of a page. */
  after?: AttemptCursor | undefined
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

interface Range {
  skip: number
  take: number
  /** The direction in which it is read; the rows are returned in the requested order. */
  direction: SortOrder
}

type PagedRow = ResultRow & { key: string[] }

/** Finds the ids in a narrow index first, and reads whole rows of that range only. */
async function readRange(
  db: Db,
  condition: RawBuilder<unknown>,
  { sortBy, sortOrder }: Sorted,
  { skip, take, direction }: Range,
): Promise<PagedRow[]> {
  const { rows } = await sql<PagedRow>`
    with page as materialized (
      select attempts.id from attempts where ${condition}
      order by ${orderBy(sortBy, direction)} limit ${take} offset ${skip})
    select attempts.*, users.name, users.email, users.picture, quizzes.title, quizzes.description,
      ${keyOf(sortBy)} as key
    from page
    join attempts on attempts.id = page.id
    join users on users.id = attempts.user_id
    join quizzes on quizzes.id = attempts.quiz_id
    order by ${orderBy(sortBy, sortOrder)}`.execute(db)
  return rows
}

/** Reads from the nearer end: skipping half a million rows takes time, even in an index. */
function rangeOf({ sortOrder }: Sorted, before: number, most: number, total = Infinity): Range {
  if (before <= total / 2) return { skip: before, take: most, direction: sortOrder }
  const take = Math.max(0, Math.min(most, total - before))
  return { skip: Math.max(0, total - before - take), take, direction: OPPOSITE[sortOrder] }
}

interface AttemptPage {
  rows: ResultRow[]
  /** How many come before it. */
  before: number
  /** The cursor of the next page, if there is one. */
  next?: AttemptCursor
}

/** One page of the matching attempts. `total`, if known, is their number in this snapshot or from an earlier page. */
export async function readPage(
  db: Db,
  condition: RawBuilder<unknown>,
  query: PageQuery,
  total: number | undefined,
): Promise<AttemptPage> {
  const { after, page, limit, sortBy, sortOrder } = query
  // One more than the page, to know whether there is a next one.
  const most = limit + 1
  const before = after?.before ?? (page - 1) * limit
  const rows = after
    ? await readRange(db, sql`${condition} and ${afterKey(after, after.key)}`, query, {
        skip: 0,
        take: most,
        direction: sortOrder,
      })
    : await readRange(db, condition, query, rangeOf(query, before, most, total))
  const [shown, key] = [rows.slice(0, limit), rows[limit - 1]?.key]
  if (rows.length <= limit || !key) return { rows: shown, before }
  return { rows: shown, before, next: { sortBy, sortOrder, key, before: before + limit, total } }
}

type Total = number | undefined

/** Keeps the total consistent with the rows: the last page knows it exactly, others know that at least one row follows. */
function totalBeside({ rows, before, next }: AttemptPage, limit: number, total: Total): number {
  if (next) return Math.max(total ?? 0, before + limit + 1)
  return rows.length > 0 ? before + rows.length : Math.min(total ?? 0, before)
}

/** The `pagination` of a page. `known` is the total, if it was counted. */
export function toPagination({ limit }: Pick<PageQuery, 'limit'>, shown: AttemptPage, known: Total) {
  const page = Math.floor(shown.before / limit) + 1
  const total = totalBeside(shown, limit, known)
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const { next } = shown
  return {
    page,
    limit,
    total,
    totalPages,
    counted: known !== undefined || next === undefined,
    hasNext: next !== undefined,
    hasPrev: shown.before > 0,
    ...(next && { next: toCursor(next) }),
  }
}
