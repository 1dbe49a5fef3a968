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

/**
 * What an attempt on this device notes of its pace, by question as shown; times in milliseconds. Nothing of it decides on anything,
 * so what this release cannot read is as good as none.
 */
export const NotedPace = v.fallback(
  v.nullable(
    v.object({
      spent: v.array(v.number()),
      changes: v.array(v.array(Choice)),
      /** What was counted ends here, by the server's clock: the tabs of a device share the record, and no instant counts twice. */
      until: v.number(),
      /** Of `spent`, what the API's copy is known to have, and what was sent onto it without an answer yet. */
      copied: v.array(v.number()),
      sent: v.array(v.number()),
      /** Whether what is typed or ticked was changed since the question was opened: each key is no change of mind. */
      revised: v.boolean(),
    }),
  ),
  null,
)
export type NotedPace = NonNullable<v.InferOutput<typeof NotedPace>>

export const NO_PACE: NotedPace = { spent: [], changes: [], until: 0, copied: [], sent: [], revised: false }

/** The pace where the questions stand in another order; `from` tells where each stood. */
export const movedPace = (pace: NotedPace, from: readonly number[]): NotedPace => ({
  ...pace,
  spent: from.map((before) => pace.spent[before] ?? 0),
  changes: from.map((before) => pace.changes[before] ?? []),
  copied: from.map((before) => pace.copied[before] ?? 0),
  sent: from.map((before) => pace.sent[before] ?? 0),
})
