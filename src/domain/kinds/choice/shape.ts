import * as v from 'valibot'
import { ifReadable } from '../../lib/if-readable.ts'
import { written } from '../../lib/written.ts'
import type { Answer } from '../answer.ts'
import { OptionalIndex, OptionalText, OptionalUrl } from '../fields.ts'

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

/** What a choice has beside its text, as the API sends it. */
export const choiceFields = {
  options: v.array(Option),
  correctAnswer: v.nullish(v.pipe(v.number(), v.integer())),
  /** All options that count as right, where a regrading made it more than one. */
  accepted: ifReadable(v.array(v.number())),
}

interface ChoiceAsSent {
  options: Option[]
  correctAnswer?: number | null | undefined
  accepted?: number[] | undefined
}

/**
 * A choice as it is shown: blank options of older data are dropped and the key shifts accordingly. `authoredIndices` maps shown
 * options back to authored ones, which the API counts in.
 */
export function readChoice({ options, correctAnswer, accepted }: ChoiceAsSent) {
  const shown = options
    .map((option, index) => ({ option, authored: option.authoredIndex ?? index }))
    .filter(({ option }) => written(option.text) || option.imageUrl)
  const authoredIndices = shown.map(({ authored }) => authored)
  return {
    // So that a copy of what was read here reads the same.
    options: shown.map(({ option, authored }, index) =>
      authored === index ? option : { ...option, authoredIndex: authored },
    ),
    authoredIndices,
    correctAnswer: correctAnswer == null ? undefined : shownIndex(authoredIndices, correctAnswer),
    accepted: accepted?.flatMap((authored) => shownIndex(authoredIndices, authored) ?? []),
  }
}

type ShownChoice = ReturnType<typeof readChoice>

/** With the given order of its options as the authored one. */
export function orderedChoice(
  { options, correctAnswer, accepted }: ShownChoice,
  order: readonly number[],
): ShownChoice {
  const shown = (index: number) => order.indexOf(index)
  return {
    options: order.flatMap((index) => {
      const option = options[index]
      return option ? [{ ...option, authoredIndex: undefined }] : []
    }),
    authoredIndices: order.map((_, place) => place),
    correctAnswer: correctAnswer === undefined ? undefined : shown(correctAnswer),
    accepted: accepted?.map(shown),
  }
}

export const optionTexts = ({ options }: { options: readonly (string | { text: string })[] }) =>
  options.map((option) => (typeof option === 'string' ? option : option.text))

interface Shown {
  authoredIndices: readonly number[]
}

/** The shown index of an authored option; undefined if it was dropped. */
export function shownIndex(authoredIndices: readonly number[], authored: number): number | undefined {
  const index = authoredIndices.indexOf(authored)
  return index < 0 ? undefined : index
}

/** The authored index of a shown option; null if there is none. */
export const authoredIndex = (question: Shown, shown: number): number | null =>
  question.authoredIndices[shown] ?? null

/** The shown index of an authored option; null for none, or for a dropped one. */
export const shownOption = (question: Shown, authored: number | null | undefined): number | null =>
  authored == null ? null : (shownIndex(question.authoredIndices, authored) ?? null)

/** An answer with options as authored, in the order shown; null for none, or where an option was dropped. */
export function shownAnswer(question: Shown, answer: Answer | undefined): Answer {
  if (answer == null) return null
  if (typeof answer === 'number') return shownOption(question, answer)
  if (!('options' in answer)) return answer
  const options = answer.options.flatMap((option) => shownIndex(question.authoredIndices, option) ?? [])
  return options.length > 0 ? { options: options.toSorted((one, other) => one - other) } : null
}

/** The other way round; null where there is no such option. */
export function authoredAnswer(question: Shown, answer: Answer): Answer {
  if (typeof answer === 'number') return authoredIndex(question, answer)
  if (answer === null || !('options' in answer)) return answer
  const options = answer.options.flatMap((option) => authoredIndex(question, option) ?? [])
  return options.length > 0 ? { options: options.toSorted((one, other) => one - other) } : null
}

/** An answer as a mark beside its question's number: 'B', 'A, C' or what was typed; options as shown. */
export function shortAnswer(answer: Answer): string | undefined {
  if (answer === null) return undefined
  if (typeof answer === 'number') return optionLetter(answer)
  if ('options' in answer) return answer.options.map(optionLetter).join(', ')
  return [answer.number, answer.unit].filter(Boolean).join(' ')
}

/** A, B, C … for an option index. */
export const optionLetter = (index: number) => String.fromCharCode(65 + index)
