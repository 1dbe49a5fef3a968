import * as v from 'valibot'

/** A text longer than any number and unit: what is typed is kept and sent as it is. */
export const MAX_TYPED = 200

const Typed = v.pipe(v.string(), v.maxLength(MAX_TYPED))
const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25))

/** The authored options that were chosen, in ascending order. */
const ChosenOptions = v.object({
  options: v.pipe(
    v.array(Index),
    v.minLength(1),
    v.maxLength(26),
    v.transform((options) => [...new Set(options)].toSorted((one, other) => one - other)),
  ),
})

/**
 * A number as it was typed, and a unit that was pressed beside it. `decimal`: the decimal sign of the learner's language, where
 * the text alone leaves open whether a sign separates thousands, as in '1,234'.
 */
const TypedNumber = v.object({
  number: Typed,
  unit: v.optional(Typed),
  decimal: v.optional(v.picklist(['.', ','])),
})

/** What a question that is no choice of one is answered with. */
export const Response = v.union([ChosenOptions, TypedNumber])
export type Response = v.InferOutput<typeof Response>
export type TypedNumber = v.InferOutput<typeof TypedNumber>

/** As an API sends them back: one that cannot be read is none, and takes no other along. */
export const ReadResponses = v.optional(
  v.fallback(v.optional(v.array(v.fallback(v.nullish(Response, null), null))), undefined),
)

/** An answer as it is kept: an authored option, what another kind of question is answered with, or null where there is none. */
export const Answer = v.nullable(v.union([v.number(), Response]))
export type Answer = number | Response | null

export const optionOf = (answer: Answer | undefined): number | null =>
  typeof answer === 'number' ? answer : null

export const optionsOf = (answer: Answer | undefined): readonly number[] =>
  answer !== null && typeof answer === 'object' && 'options' in answer ? answer.options : []

export const numberOf = (answer: Answer | undefined): TypedNumber | undefined =>
  answer !== null && typeof answer === 'object' && 'number' in answer ? answer : undefined

/** On the way to the API: `answers` as the specification has them; beside them what it does not know, where there is any. */
export function sentAnswers(given: readonly Answer[]) {
  const responses = given.map((answer) => (typeof answer === 'object' ? answer : null))
  return {
    answers: given.map(optionOf),
    ...(responses.some((response) => response !== null) && { responses }),
  }
}

/** The other way round. */
export const readAnswers = (
  answers: readonly (number | null)[],
  responses: readonly (Response | null | undefined)[] = [],
): Answer[] =>
  Array.from(
    { length: Math.max(answers.length, responses.length) },
    (_, index) => answers[index] ?? responses[index] ?? null,
  )
