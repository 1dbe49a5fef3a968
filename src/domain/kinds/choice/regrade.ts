import type { Keyed } from './grade.ts'

type StoredOption = string | { text: string; imageUrl?: string | undefined }

const contentOf = (option: StoredOption) =>
  typeof option === 'string' ? `${option}\n` : `${option.text}\n${option.imageUrl ?? ''}`

/**
 * Where an option of one version of a question stands in another: where its text and picture are, else, if it was only
 * reworded, at the same place. Undefined if it is not there.
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

/** The same options in another version, in ascending order; those that are not there are left out. */
export const acceptedIn = (from: Optioned, to: Optioned, accepted: readonly number[]): number[] =>
  [...new Set(accepted.flatMap((option) => sameOption(from.options, to.options, option) ?? []))].toSorted(
    (one, other) => one - other,
  )

/** A question with the key in force. `accepted` null: it was dropped. */
export function withKey<Question extends Keyed>(
  question: Question,
  accepted: readonly number[] | null,
): Question & Keyed {
  if (!accepted) return { ...question, dropped: true }
  const authored = question.correctAnswer
  const correctAnswer = authored !== undefined && accepted.includes(authored) ? authored : accepted[0]
  return { ...question, correctAnswer, ...(accepted.length > 1 && { accepted }) }
}
