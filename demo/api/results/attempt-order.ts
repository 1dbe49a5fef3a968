import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { RowCount } from '../http/cursor.ts'
import { StorableText } from '../http/list-query.ts'

export const SORTS = ['submittedAt', 'score', 'user'] as const
export type SortBy = (typeof SORTS)[number]
export const SORT_ORDERS = ['asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** A column that attempts are sorted by. Cursors contain its values as text, to the microsecond. */
interface SortColumn {
  column: string
  text: string
  value: (text: string) => RawBuilder<unknown>
  schema: v.GenericSchema<string>
}

const column = (name: string) => ({ column: name, text: `${name}::text` })
const Uuid = v.pipe(v.string(), v.uuid())

const SUBMITTED: SortColumn = {
  column: 'attempts.submitted_at',
  text: '(extract(epoch from attempts.submitted_at) * 1000000)::bigint::text',
  value: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
  schema: v.pipe(v.string(), v.regex(/^-?\d{1,16}$/)),
}
const ID: SortColumn = {
  ...column('attempts.id'),
  value: (text) => sql`${text}::uuid`,
  schema: Uuid,
}
const SCORE: SortColumn = {
  ...column('attempts.score'),
  value: (text) => sql`${text}::smallint`,
  schema: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
}
const NAME: SortColumn = {
  ...column('attempts.sort_name'),
  value: (text) => sql`${text}::text`,
  schema: StorableText,
}
const PERSON: SortColumn = {
  ...column('attempts.user_id'),
  value: (text) => sql`${text}::uuid`,
  schema: Uuid,
}

/** The id breaks ties, so that pages neither repeat nor skip an attempt. Each order has its own index. */
const ORDERS = {
  submittedAt: [SUBMITTED, ID],
  score: [SCORE, SUBMITTED, ID],
  user: [NAME, PERSON, SUBMITTED, ID],
} as const satisfies Record<SortBy, readonly SortColumn[]>

export const orderBy = (sortBy: SortBy, direction: SortOrder) =>
  sql.raw(ORDERS[sortBy].map((sorted) => `${sorted.column} ${direction}`).join(', '))

/** The sort key of an attempt, for cursors. */
export const keyOf = (sortBy: SortBy) =>
  sql.raw(`array[${ORDERS[sortBy].map(({ text }) => text).join(', ')}]`)

const keySchema = (sortBy: SortBy) => v.strictTuple(ORDERS[sortBy].map(({ schema }) => schema))

export interface Sorted {
  sortBy: SortBy
  sortOrder: SortOrder
}

/** The condition for attempts after the one with this key. */
export function afterKey({ sortBy, sortOrder }: Sorted, key: readonly string[]): RawBuilder<unknown> {
  const columns = ORDERS[sortBy]
  const values = columns.map(({ value }, index) => value(key[index] ?? ''))
  const names = sql.raw(columns.map((sorted) => sorted.column).join(', '))
  return sql`(${names}) ${sql.raw(sortOrder === 'asc' ? '>' : '<')} (${sql.join(values)})`
}

/** A cursor: the row after which a page begins, how many rows come before, and the total, if it was counted. */
export const AttemptCursor = v.variant(
  'sortBy',
  SORTS.map((sortBy) =>
    v.object({
      sortBy: v.literal(sortBy),
      sortOrder: v.picklist(SORT_ORDERS),
      key: keySchema(sortBy),
      before: RowCount,
      total: v.optional(RowCount),
    }),
  ),
)
export type AttemptCursor = Sorted & { key: readonly string[]; before: number; total?: number | undefined }
