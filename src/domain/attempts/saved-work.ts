import * as v from 'valibot'
import { IsoInstant } from '../lib/iso-instant.ts'
import { Answers } from './attempt-calls.ts'

const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/**
 * The copy of an attempt's work that an API keeps: PUT /quiz/{id}/attempt. `revision` counts the changes; `answers`, `flags` and
 * `current` go by authored question, answers by authored option. `questionIds` stand beside the answers.
 */
export const SavedWork = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  version: v.optional(v.number()),
  answers: Answers,
  flags: v.pipe(v.array(Index), v.maxLength(1000)),
  current: Index,
  questionIds: v.optional(v.array(v.nullable(v.string()))),
})
export type SavedWork = v.InferOutput<typeof SavedWork>

/** What an administrator tells everybody who is at work: plain text with maths, at most 200 characters. */
export const Announcement = v.object({ _id: v.string(), text: v.string(), at: IsoInstant })
export type Announcement = v.InferOutput<typeof Announcement>

const spanFields = {
  deadline: IsoInstant,
  /** Minutes that were added while the attempt ran. */
  extendedBy: v.optional(v.number()),
  /** All that was announced to this attempt so far, oldest first; whoever shows them shows each once. */
  announcements: v.optional(v.array(Announcement)),
}

/** The answer to a save. */
export const SaveAnswer = v.object({ revision: v.number(), ...spanFields })
export type SaveAnswer = v.InferOutput<typeof SaveAnswer>

/** GET /quiz/{id}/attempt, and the answer with status 409 to a save that is older. `revision` 0: nothing was saved yet. */
export const StoredWork = v.object({ ...SavedWork.entries, startedAt: IsoInstant, ...spanFields })
export type StoredWork = v.InferOutput<typeof StoredWork>
