import * as v from 'valibot'

/** `Date.parse` alone accepts almost any text with a number in it. */
const ISO_SHAPE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** An ISO 8601 date-time, for example `2026-03-04T13:00:00.000Z`. */
export const IsoInstant = v.pipe(
  v.string(),
  v.check((text) => ISO_SHAPE.test(text) && !Number.isNaN(Date.parse(text)), 'must be an ISO date-time'),
)
