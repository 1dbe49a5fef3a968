import * as v from 'valibot'
import { Response } from '../kinds/answer.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { Quiz } from '../quizzes/quiz.ts'
import { paceFields } from './pace.ts'

/* What goes to and fro as a learner takes a quiz. */

/** GET /quiz/{id}/access may refuse with any status, even 200; `slotRequired` decides. */
export const SlotRequired = v.object({ slotRequired: v.literal(true), message: maybe(v.string()) })

export const TakenAnswer = v.pipe(
  v.object({ taken: maybe(v.boolean()), hasTaken: maybe(v.boolean()) }),
  v.check(({ taken, hasTaken }) => taken !== undefined || hasTaken !== undefined, 'taken is missing'),
  v.transform(({ taken, hasTaken }) => taken ?? hasTaken ?? false),
)

const MOST_QUESTIONS = 1000

/**
 * By authored question: `answers` has authored option indices, null where there is none or another kind of answer, which then
 * stands in `responses`. An older API knows no responses.
 */
export const answerFields = {
  answers: v.pipe(
    v.array(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25)), null)),
    v.maxLength(MOST_QUESTIONS),
  ),
  responses: v.optional(v.pipe(v.array(v.nullable(Response)), v.maxLength(MOST_QUESTIONS))),
}

/** POST /quiz/{id}/submit. `timeSpent` is in seconds. */
export const SubmitBody = v.object({
  ...answerFields,
  ...paceFields,
  timeSpent: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Which version of the questions the answers belong to. */
  version: v.optional(v.number()),
})
export type SubmitBody = v.InferOutput<typeof SubmitBody>

/** POST /quiz/{id}/start. An API that gives out the questions with the start answers them here. */
export const StartAnswer = v.object({
  startedAt: IsoInstant,
  deadline: IsoInstant,
  version: ifReadable(v.number()),
  quiz: maybe(Quiz),
})
