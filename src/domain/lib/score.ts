/** How good a figure is. */
export type RatingTone = 'green' | 'yellow' | 'red'

/** Green from 80, yellow from 60, red below. `score` is a percentage, rated as displayed: rounded. */
export function scoreTone(score: number): RatingTone {
  const shown = Math.round(score)
  if (shown >= 80) return 'green'
  return shown >= 60 ? 'yellow' : 'red'
}

export type Praise = 'excellent' | 'great' | 'good' | 'fair' | 'keep-practicing'

const PRAISE = [
  [90, 'excellent'],
  [80, 'great'],
  [70, 'good'],
  [60, 'fair'],
] as const

/** The praise for a score, a percentage, also rounded. */
export const praiseOf = (score: number): Praise =>
  PRAISE.find(([from]) => Math.round(score) >= from)?.[1] ?? 'keep-practicing'

/** A rounded percentage; 0 of 0 is 0. Multiplied first, so that 23 of 40 is exactly 57.5 before rounding. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 100) / whole) : 0

/** Counts and percentage; points are ignored. */
export const scoreOf = (correctAnswers: number, totalQuestions: number) => ({
  correctAnswers,
  totalQuestions,
  score: percent(correctAnswers, totalQuestions),
})

/**
 * Counts and percentage for a set of answers. `key` has the options that are right, per question; unanswered counts as
 * incorrect, points are ignored.
 */
export function grade(key: readonly (readonly number[])[], answers: readonly (number | null)[]) {
  const correctAnswers = key.filter((right, index) =>
    right.some((option) => option === answers[index]),
  ).length
  return scoreOf(correctAnswers, key.length)
}
