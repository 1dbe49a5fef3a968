import * as v from 'valibot'
import { MAX_FIGURES, Tolerance } from './shape.ts'
import { isUnit } from './units.ts'

/** The key of a number as it is saved. Without a tolerance an answer has to be exact. */
export const numberBody = {
  number: v.object({
    value: v.pipe(v.number(), v.finite()),
    tolerance: v.optional(Tolerance, { absolute: 0 }),
    unit: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(40), v.check(isUnit, 'is no unit that is known here')),
    ),
    figures: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FIGURES))),
  }),
}
