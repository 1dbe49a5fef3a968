import { scaleEnd } from './analytics.ts'
import { correlation } from './item-statistics.ts'

/** Attempts at one point of the plot; `score` in percent. */
interface TimePoint {
  seconds: number
  score: number
  attempts: number
}

/** Attempts that took at least `from` and less than `to` seconds; the last band includes its end. */
interface TimeBand {
  from: number
  to: number
  attempts: number
  /** In percent; undefined without attempts. */
  meanScore: number | undefined
}

export interface TimeFigures {
  /** The end of the time scale. */
  endSeconds: number
  /** One for each attempt; beyond `MAX_DOTS` attempts, one for each cell of a grid. */
  points: TimePoint[]
  bands: TimeBand[]
  /** -1 to 1; undefined if time or score is constant. */
  correlation: number | undefined
}

/** An attempt: its number of right answers, and its duration. */
export interface TimedTotal {
  total: number
  seconds: number
}

/** Beyond this, dots overlap and the SVG grows heavy. */
const MAX_DOTS = 500
const COLUMNS = 30
const ROWS = 20
const BANDS = 10

/** The index of the part in which a value lies. */
const partOf = (value: number, end: number, parts: number) =>
  Math.min(parts - 1, Math.floor((value * parts) / end))

/** Merges attempts at the same place of the plot into one point. */
function mergePoints(
  attempts: readonly TimedTotal[],
  placeOf: (attempt: TimedTotal) => Omit<TimePoint, 'attempts'>,
): TimePoint[] {
  const columns = new Map<number, Map<number, TimePoint>>()
  for (const attempt of attempts) {
    const place = placeOf(attempt)
    const column = columns.get(place.seconds) ?? new Map<number, TimePoint>()
    columns.set(place.seconds, column)
    const known = column.get(place.score)
    if (known) known.attempts++
    else column.set(place.score, { ...place, attempts: 1 })
  }
  return [...columns.values()].flatMap((column) => [...column.values()])
}

function bandsOf(attempts: readonly TimedTotal[], endSeconds: number, scale: number): TimeBand[] {
  const sums = Array.from({ length: BANDS }, () => ({ attempts: 0, totals: 0 }))
  for (const { total, seconds } of attempts) {
    const sum = sums[partOf(seconds, endSeconds, BANDS)]
    if (!sum) continue
    sum.attempts++
    sum.totals += total
  }
  return sums.map(({ attempts: count, totals }, index) => ({
    from: (index * endSeconds) / BANDS,
    to: ((index + 1) * endSeconds) / BANDS,
    attempts: count,
    meanScore: count > 0 && scale > 0 ? (totals * 100) / (count * scale) : undefined,
  }))
}

function correlationOf(attempts: readonly TimedTotal[]): number | undefined {
  const sums = { count: attempts.length, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }
  for (const { total, seconds } of attempts) {
    sums.x += seconds
    sums.y += total
    sums.xx += seconds * seconds
    sums.yy += total * total
    sums.xy += seconds * total
  }
  return correlation(sums)
}

/** `scale` is the highest possible total. */
export function timeFigures(attempts: readonly TimedTotal[], scale: number): TimeFigures {
  const longest = attempts.reduce((most, { seconds }) => Math.max(most, seconds), 0)
  const endSeconds = scaleEnd(longest / 60) * 60
  const scoreOf = (total: number) => (scale > 0 ? (total * 100) / scale : 0)
  const cell = ({ total, seconds }: TimedTotal) => ({
    seconds: ((partOf(seconds, endSeconds, COLUMNS) + 0.5) * endSeconds) / COLUMNS,
    score: ((partOf(scoreOf(total), 100, ROWS) + 0.5) * 100) / ROWS,
  })
  const dot = ({ total, seconds }: TimedTotal) => ({ seconds, score: scoreOf(total) })
  return {
    endSeconds,
    points: mergePoints(attempts, attempts.length > MAX_DOTS ? cell : dot),
    bands: bandsOf(attempts, endSeconds, scale),
    correlation: correlationOf(attempts),
  }
}

/** Cohen's (1988) limits of a weak and a strong correlation. */
const [WEAK, STRONG] = [0.1, 0.5]

/** How the score changes with the time spent. */
export type TimeRelation = 'none' | `${'somewhat' | 'clearly'}-${'higher' | 'lower'}`

export function timeRelation(correlation: number | undefined): TimeRelation {
  if (correlation === undefined || Math.abs(correlation) < WEAK) return 'none'
  const strength = Math.abs(correlation) < STRONG ? 'somewhat' : 'clearly'
  return `${strength}-${correlation > 0 ? 'higher' : 'lower'}`
}
