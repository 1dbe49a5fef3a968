/** How good a figure is. */
export type RatingTone = 'green' | 'yellow' | 'red'

/** Green from 80, yellow from 60, red below. `score` is a percentage. */
export function scoreTone(score: number): RatingTone {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

const RESULT_PRAISE = [
  [90, 'Excellent work!'],
  [80, 'Great job!'],
  [70, 'Good effort!'],
  [60, 'Not bad!'],
] as const

/** The sentence under a score on the result page. */
export const resultPraise = (score: number): string =>
  RESULT_PRAISE.find(([from]) => score >= from)?.[1] ?? 'Keep practicing!'

const ADMIN_PRAISE = [
  [90, 'Excellent!'],
  [80, 'Great job!'],
  [70, 'Good work!'],
  [60, 'Not bad!'],
] as const

/** The label beside a score in an administrator's list. */
export const adminPraise = (score: number): string =>
  ADMIN_PRAISE.find(([from]) => score >= from)?.[1] ?? 'Keep practicing!'

/** A rounded percentage; 0 of 0 is 0. Multiplied first, so that 23 of 40 is exactly 57.5 before rounding. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 100) / whole) : 0

/** Counts and percentage for a set of answers; unanswered counts as incorrect, points are ignored. */
export function grade(key: readonly (number | undefined)[], answers: readonly (number | null)[]) {
  const correctAnswers = key.filter(
    (correct, index) => correct !== undefined && answers[index] === correct,
  ).length
  return { correctAnswers, totalQuestions: key.length, score: percent(correctAnswers, key.length) }
}
