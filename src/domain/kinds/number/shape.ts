import * as v from 'valibot'
import { MAX_TYPED } from '../answer.ts'

const Size = v.pipe(v.number(), v.finite(), v.minValue(0))

/** How far off an answer may be: in the key's own unit, or as a part of the value (0.01 is 1 %). */
export const Tolerance = v.union([v.object({ absolute: Size }), v.object({ relative: Size })])
export type Tolerance = v.InferOutput<typeof Tolerance>

export const MAX_FIGURES = 12

/** Another value that a regrading made right. */
export const AcceptedValue = v.object({
  value: v.pipe(v.number(), v.finite()),
  unit: v.optional(v.pipe(v.string(), v.maxLength(MAX_TYPED))),
})
export type AcceptedValue = v.InferOutput<typeof AcceptedValue>

/**
 * The key of a number: a value in a unit, how far off an answer may be, and how many significant figures it needs. Before the key
 * is given out, `unit` and `figures` alone tell what is asked for.
 */
export const NumberKey = v.object({
  value: v.optional(v.pipe(v.number(), v.finite())),
  tolerance: v.optional(Tolerance),
  unit: v.optional(v.pipe(v.string(), v.maxLength(MAX_TYPED))),
  figures: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FIGURES))),
  /** Other values that count as right. */
  accepted: v.optional(v.array(AcceptedValue)),
})
export type NumberKey = v.InferOutput<typeof NumberKey>
