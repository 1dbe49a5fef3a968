import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'

/** Fewer attempts would tell about single people. */
export const FEWEST_FOR_STANDING = 20

const Percent = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Among = { of: Count, percentile: Percent }

/**
 * GET /quiz/{id}/standing, for the owner of a result whose review is open: among `of` attempts, `percentile` of 100 scored at or
 * below it. `median`: the score in the middle, in percent. `rightShares`: of each authored question, in percent; null where none
 * counted. 404 with the code `too_few` below 20 attempts, `hidden` for who wants to see none. No names.
 */
export const Standing = v.object({
  ...Among,
  median: Percent,
  slot: ifReadable(v.object(Among)),
  rightShares: v.fallback(v.array(v.fallback(v.nullable(Percent), null)), []),
})
export type Standing = v.InferOutput<typeof Standing>

/** PUT /user/standing: whether the person wants to see none. */
export const StandingBody = v.object({ hidden: v.boolean() })
export type StandingBody = v.InferOutput<typeof StandingBody>
