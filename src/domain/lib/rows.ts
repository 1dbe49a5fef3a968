import * as v from 'valibot'

/** An id may be a number in other APIs. */
export const IdOrNumber = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))])

/** What is known of an unreadable row: enough to show and delete it. */
const UnreadableRow = v.fallback(
  v.object({
    _id: v.fallback(v.optional(IdOrNumber), undefined),
    title: v.fallback(v.optional(v.string()), undefined),
  }),
  { _id: undefined, title: undefined },
)
export type UnreadableRow = v.InferOutput<typeof UnreadableRow>

/** A list parsed row by row. */
export interface Rows<Row> {
  rows: Row[]
  odd: UnreadableRow[]
}

/** A list parsed row by row: an unreadable row must not affect the others. */
export const countedRows = <Schema extends v.GenericSchema>(row: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) => {
      const list: Rows<v.InferOutput<Schema>> = { rows: [], odd: [] }
      for (const value of values) {
        const read = v.safeParse(row, value)
        if (read.success) list.rows.push(read.output)
        else list.odd.push(v.parse(UnreadableRow, value))
      }
      return list
    }),
  )

/** The same for a whole answer: if not a single id can be read, it is not such a list. */
export const rowsOf = <Schema extends v.GenericSchema>(row: Schema) =>
  v.pipe(
    countedRows(row),
    v.check(
      ({ rows, odd }) => rows.length > 0 || odd.every(({ _id }) => _id !== undefined),
      'is another list',
    ),
  )

/** A secondary list in an answer: unreadable rows are dropped. */
export const readableRows = <Schema extends v.GenericSchema>(row: Schema) =>
  v.pipe(
    countedRows(row),
    v.transform(({ rows }) => rows),
  )

/** Several lists as one. */
export const rowsTogether = <Row>(lists: readonly Rows<Row>[]): Rows<Row> => ({
  rows: lists.flatMap(({ rows }) => rows),
  odd: lists.flatMap(({ odd }) => odd),
})
