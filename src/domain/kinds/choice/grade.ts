/** A question's key. All indices are of options; `accepted` is there where more than one of them is right. */
export interface Keyed {
  correctAnswer?: number | undefined
  accepted?: readonly number[] | undefined
  /** A regrading took the question out: it counts for nobody. */
  dropped?: boolean | undefined
}

/** The options that count as right: none of a question without a key, or of a dropped one. */
export function rightOptions({ correctAnswer, accepted, dropped }: Keyed): readonly number[] {
  if (dropped || correctAnswer === undefined) return []
  return accepted ?? [correctAnswer]
}

export const isRight = (question: Keyed, option: number | null): boolean =>
  option !== null && rightOptions(question).includes(option)

export const hasOption = ({ options }: { options: readonly unknown[] }, option: number) =>
  option < options.length
