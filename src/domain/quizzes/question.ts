import * as v from 'valibot'
import { choiceFields, optionTexts, readChoice } from '../kinds/choice/shape.ts'
import { OptionalIndex, OptionalText, OptionalUrl } from '../kinds/fields.ts'
import { type Kind, kindOf } from '../kinds/kinds.ts'
import { NumberKey } from '../kinds/number/shape.ts'
import { readSeveral, severalFields } from '../kinds/several/shape.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { hasMath } from '../maths/math-text.ts'

const commonFields = {
  _id: maybe(IdOrNumber),
  text: v.nullish(v.string(), ''),
  imageUrl: OptionalUrl,
  image: OptionalUrl,
  /** What the picture shows, for who cannot see it. */
  imageAlt: OptionalText,
  /** Why the right answer is right: text with maths; learners get it with the key. */
  explanation: OptionalText,
  topic: OptionalText,
  /** A regrading took the question out: it counts for nobody. */
  dropped: ifReadable(v.boolean()),
  points: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
  /** Where it stands among the authored ones, in a learner's own order. */
  authoredIndex: OptionalIndex,
  pinned: ifReadable(v.boolean()),
}

interface Pictured {
  imageUrl?: string | undefined
  image?: string | undefined
}

const withPicture = <Sent extends Pictured>({ image, ...sent }: Sent) => ({
  ...sent,
  imageUrl: sent.imageUrl ?? image,
})

/** A question as the specification has it. */
const ChoiceQuestion = v.pipe(
  v.object({ ...commonFields, ...choiceFields }),
  v.transform((sent) => ({ ...withPicture(sent), ...readChoice(sent) })),
)

/** Which options are right is a list, and the learner may be told how many. */
const SeveralQuestion = v.pipe(
  v.object({ ...commonFields, kind: v.literal('several'), ...severalFields }),
  v.transform((sent) => ({ ...withPicture(sent), ...readSeveral(sent) })),
)

const NumberQuestion = v.pipe(
  v.object({ ...commonFields, kind: v.literal('number'), number: v.fallback(NumberKey, {}) }),
  v.transform((sent) => ({ ...withPicture(sent), ...readChoice({ options: [] }) })),
)

/** Its text stands; nothing of it is taken for options or for a key. */
const UnknownKind = v.pipe(
  v.object(commonFields),
  v.transform((sent) => ({
    ...withPicture(sent),
    kind: 'unknown' as const,
    ...readChoice({ options: [] }),
  })),
)

type Read = v.InferOutput<typeof ChoiceQuestion> & {
  kind?: Exclude<Kind, 'choice'>
  /** The right ones of several, as shown. */
  correctAnswers?: number[] | undefined
  /** How many of several options are right, where the learner is told. */
  choose?: number | undefined
  number?: NumberKey
}

/** A question as an API of this version may send it. */
export const SentQuestion = v.union([ChoiceQuestion, SeveralQuestion, NumberQuestion])

const SHAPES: Record<Kind, v.GenericSchema<unknown, Read>> = {
  choice: ChoiceQuestion,
  several: SeveralQuestion,
  number: NumberQuestion,
  unknown: UnknownKind,
}

/** A question in the client, whose kind says how its own fields are read. */
export const Question: v.GenericSchema<unknown, Read> = v.lazy((sent) => SHAPES[kindOf(Object(sent))])
export type Question = v.InferOutput<typeof Question>

/** The authored places of questions as they are shown. */
export const authoredPlaces = (questions: readonly Pick<Question, 'authoredIndex'>[]) =>
  questions.map(({ authoredIndex }, index) => authoredIndex ?? index)

/** Values in shown order, placed as the API counts them; null at places that are not shown. */
export const toAuthored = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) => values[places.indexOf(place)] ?? null)

/** The other way round: from authored places to the order in which they are shown. */
export const toShown = <Value>(places: readonly number[], values: readonly (Value | null | undefined)[]) =>
  places.map((place) => values[place] ?? null)

interface Asked {
  text: string
  options: readonly (string | { text: string })[]
}

/** Whether the maths code will be needed. */
export const usesMath = (questions: readonly Asked[]) =>
  questions.some((question) => [question.text, ...optionTexts(question)].some(hasMath))
