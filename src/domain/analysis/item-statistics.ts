/**
 * Formulas of classical item analysis. They work on sums of whole numbers, so nothing is lost to rounding and the order of
 * attempts does not matter. Variances divide by n, as in Kuder and Richardson's paper: the attempts are no sample.
 */

/** Number of pairs (x, y), and their sums. */
export interface PairSums {
  count: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
}

/**
 * Pearson's correlation, -1 to 1. If x is 0 or 1, this is the point-biserial one (Crocker and Algina 1986, chapter 14).
 * Undefined if x or y is constant.
 */
export function correlation({ count, x, y, xx, yy, xy }: PairSums): number | undefined {
  const [spreadX, spreadY] = [count * xx - x * x, count * yy - y * y]
  if (spreadX <= 0 || spreadY <= 0) return undefined
  return (count * xy - x * y) / Math.sqrt(spreadX * spreadY)
}

/** Number of attempts, the sum of their totals of right answers, and the sum of squares. */
export interface TotalSums {
  count: number
  totals: number
  squares: number
}

/** Attempts that chose the same option: their number, and the sum of their totals of right answers. */
export interface Choosers {
  count: number
  totals: number
}

/** Attempts that gave the same answer. */
export interface Counted extends Choosers {
  /** How many of them are among the best. */
  best: number
  /** How many of them were right. */
  right: number
}

/**
 * Point-biserial correlation between choosing an option and the number of right answers to the other questions. The item
 * itself is excluded, because with few items it would correlate with itself (item-rest correlation, Henrysson 1963;
 * Moodle's 'discrimination index'). For the key, this is the item's discrimination index. `right` are the choosers of the
 * key; undefined for an item without one. `rightChoosers`: how many of the choosers were right.
 */
export function restCorrelation(
  all: TotalSums,
  choosers: Choosers,
  right: Choosers | undefined,
  rightChoosers: number,
): number | undefined {
  const { count: rightCount, totals: rightTotals } = right ?? { count: 0, totals: 0 }
  return correlation({
    count: all.count,
    x: choosers.count,
    xx: choosers.count,
    y: all.totals - rightCount,
    yy: all.squares - 2 * rightTotals + rightCount,
    xy: choosers.totals - rightChoosers,
  })
}

/** The variance of the totals; 0 without attempts. */
export const varianceOf = ({ count, totals, squares }: TotalSums): number =>
  count > 0 ? (count * squares - totals * totals) / (count * count) : 0

/**
 * Reliability by Kuder and Richardson's formula 20 (Psychometrika 2, 1937): at most 1, below 0 if the items contradict each
 * other. `facilities` are from 0 to 1. Undefined with fewer than two items, or if all totals are equal.
 */
export function kr20(facilities: readonly number[], variance: number): number | undefined {
  const items = facilities.length
  if (items < 2 || variance <= 0) return undefined
  const itemVariances = facilities.reduce((sum, facility) => sum + facility * (1 - facility), 0)
  return (items / (items - 1)) * (1 - itemVariances / variance)
}

/** Standard error of measurement, in the unit of the deviation: s·√(1 − r). */
export const errorOfMeasurement = (deviation: number, reliability: number): number =>
  deviation * Math.sqrt(1 - reliability)

/** The upper group (Kelley 1939). */
const BEST_SHARE = 0.27

/**
 * The total from which an attempt counts as one of the best 27 %. Ties with the last of them count too, but never the lowest
 * total. Undefined if all totals are equal.
 */
export function bestFrom(totals: readonly number[]): number | undefined {
  const sorted = totals.toSorted((one, other) => other - one)
  const last = sorted[Math.max(1, Math.round(sorted.length * BEST_SHARE)) - 1]
  const aboveLowest = sorted.findLast((total) => total > (sorted.at(-1) ?? 0))
  return last === undefined || aboveLowest === undefined ? undefined : Math.max(last, aboveLowest)
}

/** The one-sided 5 % quantile. */
const CLEAR = 1.645

/** Whether `count` exceeds `other` by more than chance (sign test with Yates's correction). */
export const isClearlyMore = (count: number, other: number): boolean =>
  count > other && (count - other - 1) / Math.sqrt(count + other) >= CLEAR
