import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'

/** Of each question the device keeps the last choices; earlier ones tell nothing new. */
export const MOST_CHANGES = 8

const Seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const Choice = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25)))

/**
 * Beside `answers`, by authored question: how long each was on the screen, in seconds, and the answers that it had before the
 * one it has, as authored options, oldest first. Null: none, or the answer to another kind of question. What cannot be read
 * is left out, because it never decides on anything.
 */
export const paceFields = {
  seconds: ifReadable(v.pipe(v.array(Seconds), v.maxLength(1000))),
  changes: ifReadable(v.pipe(v.array(v.pipe(v.array(Choice), v.maxLength(MOST_CHANGES))), v.maxLength(1000))),
}
const Pace = v.object(paceFields)
export type Pace = v.InferOutput<typeof Pace>
