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
