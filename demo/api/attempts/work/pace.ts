import { MOST_CHANGES, type Pace } from '../../../../src/domain/attempts/pace.ts'
import type { AttemptRow } from '../../database/tables/attempt-tables.ts'
import type { StoredQuestion } from '../../database/tables/quiz-tables.ts'

/** Two decimals, rounded down, so that rounding never adds time. */
const hundredths = (seconds: number) => Math.floor(seconds * 100) / 100

/** Scaled down where they sum to more than the time that was spent: a device may be wrong, and nobody has more. */
function clampedSeconds(told: readonly number[], count: number, timeSpent: number): number[] {
  const seconds = Array.from({ length: count }, (_, index) => Math.min(told[index] ?? 0, timeSpent))
  const total = seconds.reduce((sum, one) => sum + one, 0)
  const share = total > timeSpent ? timeSpent / total : 1
  return seconds.map((one) => hundredths(one * share))
}

const possibleChanges = (told: Pace['changes'], questions: readonly StoredQuestion[]) =>
  questions.map(({ options }, index) =>
    (told?.[index] ?? []).filter((option) => option === null || option < options.length).slice(-MOST_CHANGES),
  )

/**
 * What a device tells of the pace, as it is stored: one entry per authored question, never more seconds than were spent. It decides on
 * nothing, so nothing is refused because of it. Undefined if the device tells none.
 */
export function storedPace(
  { seconds, changes }: Pace,
  questions: readonly StoredQuestion[],
  timeSpent: number,
) {
  return {
    seconds: seconds && clampedSeconds(seconds, questions.length, timeSpent),
    changes: changes && possibleChanges(changes, questions),
  }
}

/** For the person, and for administrators. */
export const paceOf = ({ seconds, changes }: Pick<AttemptRow, 'seconds' | 'changes'>): Partial<Pace> => ({
  ...(seconds && { seconds }),
  ...(changes && { changes }),
})
