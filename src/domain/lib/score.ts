/** How good a figure is. */
export type RatingTone = 'green' | 'yellow' | 'red'

/** 80 and up green, 60 and up yellow, below red. `score` is a percentage. */
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

/** Part of a whole as a rounded percentage; 0 of 0 is 0. Multiplied first, so that 23 of 40 is 57.5 and not a hair less. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 100) / whole) : 0

/** Counts and percentage for a set of answers; unanswered counts as incorrect. Points do not weigh. */
export function grade(key: readonly (number | undefined)[], answers: readonly (number | null)[]) {
  const correctAnswers = key.filter(
    (correct, index) => correct !== undefined && answers[index] === correct,
  ).length
  return { correctAnswers, totalQuestions: key.length, score: percent(correctAnswers, key.length) }
}
