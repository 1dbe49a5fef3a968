import { percent } from '../lib/score.ts'
import type { Result } from './results.ts'

/** The readable scores. */
export const knownScores = (results: readonly Result[]): number[] =>
  results.map(({ score }) => score).filter((score) => !Number.isNaN(score))

/** The rounded average of scores in percent; 0 of none. */
export const averageOf = (scores: readonly number[]): number =>
  percent(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length * 100,
  )

/** The totals above 'My Results'; average and best score are percentages. */
export function summarizeResults(results: readonly Result[]) {
  const scores = knownScores(results)
  // Attempts without a score yet have no average.
  const none = results.length > 0 && scores.length === 0
  return {
    totalQuizzes: results.length,
    averageScore: none ? Number.NaN : averageOf(scores),
    bestScore: none ? Number.NaN : Math.max(0, ...scores),
    totalTimeSeconds: results.reduce((total, result) => total + result.timeSpent, 0),
  }
}

/** One attempt of a trend: `at` in milliseconds, `score` a percentage. */
export interface TrendPoint {
  title: string | undefined
  at: number
  score: number
}

/** The number of attempts in a trend: more would be unreadable. */
const TREND_LENGTH = 12

/** The latest attempts with a readable score and date, earliest first. */
/** Where the plot of a trend begins: below its lowest score, so that no empty band is drawn. */
export const trendFloor = (points: readonly Pick<TrendPoint, 'score'>[]): number =>
  points.every(({ score }) => score >= 40) ? 40 : 0

export const trendOf = (results: readonly Result[]): TrendPoint[] =>
  results
    .map(({ quiz, submittedAt, score }) => ({ title: quiz?.title, at: Date.parse(submittedAt), score }))
    .filter(({ at, score }) => !Number.isNaN(at + score))
    .toSorted((one, other) => one.at - other.at)
    .slice(-TREND_LENGTH)
