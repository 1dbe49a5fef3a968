/** A question's key. All indices are of options; `accepted` is set if more than one is right. */
export interface Keyed {
  correctAnswer?: number | undefined
  accepted?: readonly number[] | undefined
  /** Dropped by a regrade: it counts for nobody. */
  dropped?: boolean | undefined
}

/** The options that count as right: none for a question without a key or a dropped one. */
export function rightOptions({ correctAnswer, accepted, dropped }: Keyed): readonly number[] {
  if (dropped || correctAnswer === undefined) return []
  return accepted ?? [correctAnswer]
}

export const isRight = (question: Keyed, option: number | null): boolean =>
  option !== null && rightOptions(question).includes(option)

export const hasOption = ({ options }: { options: readonly unknown[] }, option: number) =>
  option < options.length
