import * as v from 'valibot'
import { Option, shownIndex } from '../kinds/choice/shape.ts'
import { OptionalIndex, OptionalText, OptionalUrl } from '../kinds/fields.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { written } from '../lib/written.ts'
import { hasMath } from '../maths/math-text.ts'

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

/** The authored places of questions as they are shown. */
export const authoredPlaces = (questions: readonly Pick<Question, 'authoredIndex'>[]) =>
  questions.map(({ authoredIndex }, index) => authoredIndex ?? index)

/** Values in shown order, placed as the API counts them; null at places that are not shown. */
export const toAuthored = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) => values[places.indexOf(place)] ?? null)

/** The other way round: from authored places to the order in which they are shown. */
export const toShown = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  places.map((place) => values[place] ?? null)

interface Asked {
  text: string
  options: readonly (string | { text: string })[]
}

/** Whether the maths code will be needed. */
export const usesMath = (questions: readonly Asked[]) =>
  questions.some(({ text, options }) =>
    [text, ...options.map((option) => (typeof option === 'string' ? option : option.text))].some(hasMath),
  )
