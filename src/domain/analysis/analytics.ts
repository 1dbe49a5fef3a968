import { percent } from '../lib/score.ts'
import { addDays, wallDate, wallToInstant } from '../lib/time.ts'
import type { AdminResults } from '../results/admin-results.ts'

const RECENT_DAYS = 14

type Statistics = NonNullable<AdminResults['statistics']>
export type QuizFigures = Extract<Statistics, readonly unknown[]>[number]

/** Figures per quiz, if the API sends them; those of a single quiz have another shape. */
export const figuresOf = ({ statistics }: AdminResults): readonly QuizFigures[] | undefined =>
  Array.isArray(statistics) ? statistics : undefined

/** The quizzes with the most attempts, most first; those without attempts are left out. */
export const mostAttempted = (figures: readonly QuizFigures[], count: number): QuizFigures[] =>
  figures
    .filter(({ totalAttempts }) => totalAttempts > 0)
    .sort((a, b) => b.totalAttempts - a.totalAttempts)
    .slice(0, count)

/** Each quiz is weighted by its attempts. `averageScore` is a percentage. */
export function overallFigures(figures: readonly QuizFigures[]) {
  const totalAttempts = figures.reduce((sum, quiz) => sum + quiz.totalAttempts, 0)
  const scores = figures.reduce((sum, quiz) => sum + quiz.averageScore * quiz.totalAttempts, 0)
  return { totalAttempts, averageScore: percent(scores, totalAttempts * 100) }
}

/** The last fourteen days including today, oldest first, as 'YYYY-MM-DD' in the zone. */
export function recentDays(now: number, zone?: string): string[] {
  const today = wallDate(now, zone)
  return Array.from({ length: RECENT_DAYS }, (_, index) => addDays(today, index - RECENT_DAYS + 1))
}

/** Counts the instants (ms) on each day; days are 'YYYY-MM-DD' in the zone. */
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

/** Lower ends of the ten score bins, in percent. The last bin includes 100. */
export const BIN_STARTS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const

export interface ScoreBin {
  from: number
  to: number
  attempts: number
}

/**
 * Bins from cumulative counts: attempts with at least the score at which each bin begins. Subtracting neighbours counts
 * each attempt once, whatever its decimals. Never negative, even if attempts are submitted between two counts.
 */
export const scoreBins = (countsFrom: readonly number[]): ScoreBin[] =>
  BIN_STARTS.map((from, index) => ({
    from,
    to: from + 10,
    attempts: Math.max(0, (countsFrom[index] ?? 0) - (countsFrom[index + 1] ?? 0)),
  }))

/** Under so many attempts columns would pretend a distribution. */
export const FEW_FOR_COLUMNS = 5

/** How many scores, in percent, are in each bin. */
export function countScores(scores: readonly number[]): number[] {
  const counts = BIN_STARTS.map(() => 0)
  for (const score of scores) {
    const bin = Math.min(BIN_STARTS.length - 1, Math.max(0, Math.floor(score / 10)))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
}

/** Whether a bin has scores from the range, in percent. */
export function isBinIn(bin: number, { from, to }: { from: number; to: number }): boolean {
  const end = BIN_STARTS[bin + 1] ?? Infinity
  return end > from && (BIN_STARTS[bin] ?? 0) <= to
}

/** The end of a plot's scale: 2, 4, 6, 8 or 10 times a power of ten, so that its half is whole. */
export function scaleEnd(highest: number): number {
  const steps = [2, 4, 6, 8, 10]
  for (let unit = 1; ; unit *= 10) {
    const end = steps.map((step) => step * unit).find((candidate) => candidate >= highest)
    if (end !== undefined) return end
  }
}

/** The sum over a plot's days or bins, and the highest of them; undefined without attempts. */
export function tally<Part extends { attempts: number }>(parts: readonly Part[]) {
  const total = parts.reduce((sum, { attempts }) => sum + attempts, 0)
  const highest = Math.max(0, ...parts.map(({ attempts }) => attempts))
  return { total, most: highest > 0 ? parts.find(({ attempts }) => attempts === highest) : undefined }
}
