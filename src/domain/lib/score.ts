/** How good a figure is. */
export type RatingTone = 'green' | 'yellow' | 'red'

/** 80 and up green, 60 and up yellow, below red. `score` is a percentage. */
export function scoreTone(score: number): RatingTone {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

export type Praise = 'excellent' | 'great' | 'good' | 'fair' | 'keep-practicing'

const PRAISE = [
  [90, 'excellent'],
  [80, 'great'],
  [70, 'good'],
  [60, 'fair'],
] as const

/** The praise for a score, a percentage. */
export const praiseOf = (score: number): Praise =>
  PRAISE.find(([from]) => score >= from)?.[1] ?? 'keep-practicing'

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
