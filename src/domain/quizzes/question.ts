import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { written } from '../lib/written.ts'
import { hasMath } from '../maths/math-text.ts'
import { isPictureAddress } from './picture-address.ts'

const OptionalUrl = v.pipe(
  v.nullish(v.string()),
  v.transform((url) => (url && isPictureAddress(url) && url.trim()) || undefined),
)

const OptionalText = ifReadable(
  v.pipe(
    v.string(),
    v.transform((text) => written(text) || undefined),
  ),
)

const OptionalIndex = ifReadable(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** One answer choice. */
export interface Option {
  text: string
  imageUrl?: string | undefined
  /** What the picture shows, for who cannot see it. */
  imageAlt?: string | undefined
  /** Where it stands among the authored ones, in a learner's own order. */
  authoredIndex?: number | undefined
  pinned?: boolean | undefined
}

/** Older data has plain strings for options; they become `{text}`. */
export const Option = v.union([
  v.pipe(
    v.string(),
    v.transform((text): Option => ({ text })),
  ),
  v.pipe(
    v.object({
      text: v.nullish(v.string(), ''),
      imageUrl: OptionalUrl,
      imageAlt: OptionalText,
      authoredIndex: OptionalIndex,
      pinned: ifReadable(v.boolean()),
    }),
    v.transform((option): Option => option),
  ),
])

/**
 * A question in the client. Blank options of older data are dropped and `correctAnswer` shifts accordingly; `authoredIndices`
 * maps shown options back to authored ones, which the API counts in.
 */
export const Question = v.pipe(
  v.object({
    _id: maybe(v.string()),
    text: v.nullish(v.string(), ''),
    imageUrl: OptionalUrl,
    image: OptionalUrl,
    /** What the picture shows, for who cannot see it. */
    imageAlt: OptionalText,
    /** Why the right answer is right: text with maths; learners get it with the key. */
    explanation: OptionalText,
    topic: OptionalText,
    options: v.array(Option),
    correctAnswer: v.nullish(v.pipe(v.number(), v.integer())),
    /** All options that count as right, where a regrading made it more than one. */
    accepted: ifReadable(v.array(v.number())),
    /** A regrading took the question out: it counts for nobody. */
    dropped: ifReadable(v.boolean()),
    points: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
    /** Where it stands among the authored ones, in a learner's own order. */
    authoredIndex: OptionalIndex,
    pinned: ifReadable(v.boolean()),
  }),
  v.transform(({ image, ...raw }) => {
    const shown = raw.options
      .map((option, index) => ({ option, authored: option.authoredIndex ?? index }))
      .filter(({ option }) => written(option.text) || option.imageUrl)
    const authoredIndices = shown.map(({ authored }) => authored)
    return {
      ...raw,
      imageUrl: raw.imageUrl ?? image,
      // So that a copy of what was read here reads the same.
      options: shown.map(({ option, authored }, index) =>
        authored === index ? option : { ...option, authoredIndex: authored },
      ),
      authoredIndices,
      correctAnswer: raw.correctAnswer == null ? undefined : shownIndex(authoredIndices, raw.correctAnswer),
      accepted: raw.accepted?.flatMap((authored) => shownIndex(authoredIndices, authored) ?? []),
    }
  }),
)
export type Question = v.InferOutput<typeof Question>

/** The shown index of an authored option; undefined if it was dropped. */
function shownIndex(authoredIndices: readonly number[], authored: number): number | undefined {
  const index = authoredIndices.indexOf(authored)
  return index < 0 ? undefined : index
}

/** The authored index of a shown option; null if there is none. */
export const authoredIndex = (question: Question, shown: number): number | null =>
  question.authoredIndices[shown] ?? null

/** The shown index of an authored option; null for none, or for a dropped one. */
export const shownOption = (question: Question, authored: number | null | undefined): number | null =>
  authored == null ? null : (shownIndex(question.authoredIndices, authored) ?? null)

/** The authored places of questions as they are shown. */
export const authoredPlaces = (questions: readonly Pick<Question, 'authoredIndex'>[]) =>
  questions.map(({ authoredIndex }, index) => authoredIndex ?? index)

/** Values in shown order, placed as the API counts them; null at places that are not shown. */
export const toAuthored = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) => values[places.indexOf(place)] ?? null)

/** The other way round: from authored places to the order in which they are shown. */
export const toShown = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  places.map((place) => values[place] ?? null)

/** A, B, C … for an option index. */
export const optionLetter = (index: number) => String.fromCharCode(65 + index)

interface Asked {
  text: string
  options: readonly (string | { text: string })[]
}

/** Whether the maths code will be needed. */
export const usesMath = (questions: readonly Asked[]) =>
  questions.some(({ text, options }) =>
    [text, ...options.map((option) => (typeof option === 'string' ? option : option.text))].some(hasMath),
  )
