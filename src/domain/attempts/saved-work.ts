import * as v from 'valibot'
import { ReadResponses } from '../kinds/answer.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { answerFields } from './attempt-calls.ts'
import { paceFields } from './pace.ts'

const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/**
 * The copy of an attempt's work that an API keeps: PUT /quiz/{id}/attempt. `revision` counts the changes; `answers`, `flags` and
 * `current` go by authored question, answers by authored option. `questionIds` stand beside the answers.
 */
export const SavedWork = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  version: v.optional(v.number()),
  ...answerFields,
  ...paceFields,
  flags: v.pipe(v.array(Index), v.maxLength(1000)),
  current: Index,
  questionIds: v.optional(v.array(v.nullable(v.string()))),
})
export type SavedWork = v.InferOutput<typeof SavedWork>

/** What an administrator tells everybody who is at work: plain text with maths, at most 200 characters. */
export const Announcement = v.object({ _id: v.string(), text: v.string(), at: IsoInstant })
export type Announcement = v.InferOutput<typeof Announcement>

const newsFields = {
  deadline: ifReadable(IsoInstant),
  /** Minutes that were added while the attempt ran. */
  extendedBy: ifReadable(v.number()),
  /** All that was announced to this attempt so far, oldest first; whoever shows them shows each once. */
  announcements: ifReadable(v.array(Announcement)),
}

/** What GET /quiz/{id}/attempt answers also where the API keeps no work. */
export const AttemptTime = v.object({ deadline: IsoInstant })
export type AttemptTime = v.InferOutput<typeof AttemptTime>

/** The answer to a save. */
export const SaveAnswer = v.object({ revision: SavedWork.entries.revision, ...newsFields })
export type SaveAnswer = v.InferOutput<typeof SaveAnswer>

/**
 * GET /quiz/{id}/attempt, and the answer with status 409 to a save that is older. `revision` 0: nothing was saved yet. Nothing
 * but the revision and the answers is needed to go on from it.
 */
export const StoredWork = v.object({
  revision: SavedWork.entries.revision,
  version: ifReadable(v.number()),
  answers: answerFields.answers,
  responses: ReadResponses,
  ...paceFields,
  flags: v.fallback(v.nullish(SavedWork.entries.flags, []), () => []),
  current: v.fallback(v.nullish(Index, 0), 0),
  questionIds: ifReadable(v.array(v.nullable(v.string()))),
  startedAt: ifReadable(IsoInstant),
  ...newsFields,
})
export type StoredWork = v.InferOutput<typeof StoredWork>
