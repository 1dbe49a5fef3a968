import type { Keyed } from './grade.ts'

type StoredOption = string | { text: string; imageUrl?: string | undefined }

const contentOf = (option: StoredOption) =>
  typeof option === 'string' ? `${option}\n` : `${option.text}\n${option.imageUrl ?? ''}`

/**
 * The index of an option in another version of its question: by text and picture, else, if it was only reworded, by
 * position. Undefined if it is gone.
 */
export function sameOption(
  from: readonly StoredOption[],
  to: readonly StoredOption[],
  index: number,
): number | undefined {
  const [before, after] = [from.map(contentOf), to.map(contentOf)]
  const [content, there] = [before[index], after[index]]
  if (content === undefined) return undefined
  if (there === content) return index
  const moved = after.indexOf(content)
  if (moved >= 0) return moved
  return there !== undefined && !before.includes(there) ? index : undefined
}

interface Optioned {
  options: readonly StoredOption[]
}

/** The same options in another version, in ascending order; missing ones are omitted. */
export const acceptedIn = (from: Optioned, to: Optioned, accepted: readonly number[]): number[] =>
  [...new Set(accepted.flatMap((option) => sameOption(from.options, to.options, option) ?? []))].toSorted(
    (one, other) => one - other,
  )

/** A question with the current key. `accepted` null: it was dropped. */
export function withKey<Question extends Keyed>(
  question: Question,
  accepted: readonly number[] | null,
): Question & Keyed {
  if (!accepted) return { ...question, dropped: true }
  const authored = question.correctAnswer
  const correctAnswer = authored !== undefined && accepted.includes(authored) ? authored : accepted[0]
  return { ...question, correctAnswer, ...(accepted.length > 1 && { accepted }) }
}
