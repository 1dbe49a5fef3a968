import * as v from 'valibot'
import { ifReadable } from '../../lib/if-readable.ts'
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

/** A, B, C … for an option index. */
export const optionLetter = (index: number) => String.fromCharCode(65 + index)
