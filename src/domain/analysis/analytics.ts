import { percent } from '../lib/score.ts'
import { addDays, wallDate, wallToInstant } from '../lib/time.ts'
import type { AdminResults } from '../results/results.ts'

const RECENT_DAYS = 14

type Statistics = NonNullable<AdminResults['statistics']>
export type QuizFigures = Extract<Statistics, readonly unknown[]>[number]

/** The figures of all quizzes, where the API gives them; those of a single quiz have another shape. */
export const figuresOf = ({ statistics }: AdminResults): readonly QuizFigures[] | undefined =>
  Array.isArray(statistics) ? statistics : undefined

/** The quizzes with the most attempts, most first; one that nobody took says nothing here. */
export const mostAttempted = (figures: readonly QuizFigures[], count: number): QuizFigures[] =>
  figures
    .filter(({ totalAttempts }) => totalAttempts > 0)
    .sort((a, b) => b.totalAttempts - a.totalAttempts)
    .slice(0, count)

/** Over all attempts: each one weighs the same, so a quiz weighs as much as it has attempts. `averageScore` is a percentage. */
export function overallFigures(figures: readonly QuizFigures[]) {
  const totalAttempts = figures.reduce((sum, quiz) => sum + quiz.totalAttempts, 0)
  const scores = figures.reduce((sum, quiz) => sum + quiz.averageScore * quiz.totalAttempts, 0)
  return { totalAttempts, averageScore: percent(scores, totalAttempts * 100) }
}

/** The days up to today, 'YYYY-MM-DD' by the zone's calendar, the oldest first. */
export function recentDays(now: number, zone?: string): string[] {
  const today = wallDate(now, zone)
  return Array.from({ length: RECENT_DAYS }, (_, index) => addDays(today, index - RECENT_DAYS + 1))
}

/** How many of the instants lie in each of the days, which follow one another. */
export function attemptsPerDay(
  days: readonly string[],
  instants: readonly number[],
  zone?: string,
): { date: string; attempts: number }[] {
  return days.map((date) => {
    const [from, to] = [wallToInstant(date, '00:00', zone), wallToInstant(addDays(date, 1), '00:00', zone)]
    return { date, attempts: instants.filter((instant) => instant >= from && instant < to).length }
  })
}

/** The lower ends of the ten bins of a score distribution, in percent. The last one holds 100 as well. */
export const BIN_STARTS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const

export interface ScoreBin {
  from: number
  to: number
  attempts: number
}

/**
 * The bins from the counts of attempts with at least the score at which each bin begins. Neighbours are subtracted, so that
 * every attempt is in one bin, whatever its decimals. Attempts that come between two counts must not make a bin negative.
 */
export const scoreBins = (countsFrom: readonly number[]): ScoreBin[] =>
  BIN_STARTS.map((from, index) => ({
    from,
    to: from + 10,
    attempts: Math.max(0, (countsFrom[index] ?? 0) - (countsFrom[index + 1] ?? 0)),
  }))

/** The end of a plot's scale: the next even number of one digit and zeros, so that its half is a whole number too. */
export function scaleEnd(highest: number): number {
  const steps = [2, 4, 6, 8, 10]
  for (let unit = 1; ; unit *= 10) {
    const end = steps.map((step) => step * unit).find((candidate) => candidate >= highest)
    if (end !== undefined) return end
  }
}

/** All attempts of a plot's days or bins, and the one with most of them; undefined where there are none. */
export function tally<Part extends { attempts: number }>(parts: readonly Part[]) {
  const total = parts.reduce((sum, { attempts }) => sum + attempts, 0)
  const highest = Math.max(0, ...parts.map(({ attempts }) => attempts))
  return { total, most: highest > 0 ? parts.find(({ attempts }) => attempts === highest) : undefined }
}
