import * as v from 'valibot'

/**
 * A cursor for keyset pagination: an opaque text for the last row of a page. The next page continues after that row, wherever it is by
 * then. A client may have forged it, so it is validated completely.
 */
export const toCursor = (position: object): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** How many rows come before a row, or are in the list. */
export const RowCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000))

const MAX_LENGTH = 2000

function read(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** A query parameter that is a cursor. */
export const cursorOf = <Position extends v.GenericSchema>(position: Position) =>
  v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTH, 'must come from a previous page'),
    v.transform(read),
    v.check((value) => v.is(position, value), 'must come from a previous page'),
    v.transform((value) => v.parse(position, value)),
  )
