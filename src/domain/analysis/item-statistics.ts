/**
 * The formulas of classical item analysis, from sums of whole numbers, so that nothing is lost to rounding and the order of
 * the attempts cannot matter. A variance here is that of the attempts themselves (divided by their number, not by one less),
 * as in Kuder and Richardson's paper: they are all there are, and no sample of others.
 */

/** Of pairs (x, y): how many, and their sums. */
export interface PairSums {
  count: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
}

/**
 * Pearson's correlation, from -1 to 1; with an x of 0 and 1 this is the point-biserial one (Crocker and Algina 1986,
 * chapter 14). Undefined where x or y never varies: there is nothing to go with.
 */
export function correlation({ count, x, y, xx, yy, xy }: PairSums): number | undefined {
  const [spreadX, spreadY] = [count * xx - x * x, count * yy - y * y]
  if (spreadX <= 0 || spreadY <= 0) return undefined
  return (count * xy - x * y) / Math.sqrt(spreadX * spreadY)
}

/** Of all attempts: how many, the sum of their numbers of right answers, and the sum of the squares of these. */
export interface TotalSums {
  count: number
  totals: number
  squares: number
}

/** Attempts that have something in common: how many, and the sum of their numbers of right answers. */
export interface Choosers {
  count: number
  totals: number
}

/**
 * The point-biserial correlation between choosing an option and the number of right answers to the other questions. The
 * question itself is taken out of the total (the 'corrected' or item-rest correlation, Henrysson 1963; Moodle's
 * 'discrimination index'), because with few questions it would correlate with itself. For the key it tells how the
 * question discriminates. `right` are those who answered it rightly; undefined for a question that does not count.
 */
export function restCorrelation(
  all: TotalSums,
  choosers: Choosers,
  right: Choosers | undefined,
  isKey: boolean,
): number | undefined {
  const { count: rightCount, totals: rightTotals } = right ?? { count: 0, totals: 0 }
  return correlation({
    count: all.count,
    x: choosers.count,
    xx: choosers.count,
    y: all.totals - rightCount,
    yy: all.squares - 2 * rightTotals + rightCount,
    xy: choosers.totals - (isKey ? choosers.count : 0),
  })
}

/** The variance of the number of right answers; 0 of none. */
export const varianceOf = ({ count, totals, squares }: TotalSums): number =>
  count > 0 ? (count * squares - totals * totals) / (count * count) : 0

/**
 * Kuder and Richardson's formula 20 (Psychometrika 2, 1937): how far the questions measure the same thing; at most 1, and
 * below 0 where they contradict each other. `facilities` are the shares of right answers. Undefined with fewer than two
 * questions, and where all attempts have the same number of right answers.
 */
export function kr20(facilities: readonly number[], variance: number): number | undefined {
  const items = facilities.length
  if (items < 2 || variance <= 0) return undefined
  const itemVariances = facilities.reduce((sum, facility) => sum + facility * (1 - facility), 0)
  return (items / (items - 1)) * (1 - itemVariances / variance)
}

/** How far a score strays by chance alone, in the unit of the deviation: s·√(1 − r). */
export const errorOfMeasurement = (deviation: number, reliability: number): number =>
  deviation * Math.sqrt(1 - reliability)

/** The share of attempts that are compared as the best ones (Kelley 1939). */
const BEST_SHARE = 0.27

/**
 * The number of right answers from which on an attempt is among the best 27 %. Whoever has as many as the last of them
 * belongs to them too, so that no order among equals decides; but whoever is as low as the lowest never does. Undefined
 * where there is no better and worse.
 */
export function bestFrom(totals: readonly number[]): number | undefined {
  const sorted = totals.toSorted((one, other) => other - one)
  const last = sorted[Math.max(1, Math.round(sorted.length * BEST_SHARE)) - 1]
  const aboveLowest = sorted.findLast((total) => total > (sorted.at(-1) ?? 0))
  return last === undefined || aboveLowest === undefined ? undefined : Math.max(last, aboveLowest)
}

/** One-sided, at 5 %. */
const CLEAR = 1.645

/** Whether one count is greater than the other beyond what chance makes of equal halves (sign test, with Yates's correction). */
export const isClearlyMore = (count: number, other: number): boolean =>
  count > other && (count - other - 1) / Math.sqrt(count + other) >= CLEAR
