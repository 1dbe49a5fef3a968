import * as v from 'valibot'

/**
 * Where a page of a list ended, as an opaque text: the list goes on behind that row, wherever it stands by then. Whoever sends
 * one may have written it themselves, so all of it is checked.
 */
export const toCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** How many rows come before a place, or are in the list. */
export const RowCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000))

const MAX_LENGTH = 2000

function read(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** A parameter of a query that takes such a text. */
export const cursorOf = <Place extends v.GenericSchema>(place: Place) =>
  v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTH, 'must be what a page told'),
    v.transform(read),
    v.check((value) => v.is(place, value), 'must be what a page told'),
    v.transform((value) => v.parse(place, value)),
  )
