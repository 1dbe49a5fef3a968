import { scaleEnd } from './analytics.ts'
import { correlation } from './item-statistics.ts'

/** Attempts at one place of the plot: `score` in percent. */
interface TimePoint {
  seconds: number
  score: number
  attempts: number
}

/** The attempts that took at least `from` and less than `to` seconds; the last band holds its end too. */
interface TimeBand {
  from: number
  to: number
  attempts: number
  /** In percent; undefined of no attempts. */
  meanScore: number | undefined
}

/** How time and score go together. */
export interface TimeFigures {
  /** The end of the time scale. */
  endSeconds: number
  /** One for each attempt, or for each cell of a grid where there are too many to see. */
  points: TimePoint[]
  bands: TimeBand[]
  /** From -1 to 1; undefined where time or score never varies. */
  correlation: number | undefined
}

/** An attempt: right answers, and the time it took. */
export interface TimedTotal {
  total: number
  seconds: number
}

/** Beyond this dots lie on dots, and a plot of them grows heavy. */
const MOST_DOTS = 500
const COLUMNS = 30
const ROWS = 20
const BANDS = 10

const part = (value: number, end: number, parts: number) =>
  Math.min(parts - 1, Math.floor((value * parts) / end))

/** Attempts at the same place are one point. `placeOf` gives the place on the plot. */
function gather(
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
    const sum = sums[part(seconds, endSeconds, BANDS)]
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

/** `scale` is the most that can be right. */
export function timeFigures(attempts: readonly TimedTotal[], scale: number): TimeFigures {
  const longest = attempts.reduce((most, { seconds }) => Math.max(most, seconds), 0)
  const endSeconds = scaleEnd(longest / 60) * 60
  const scoreOf = (total: number) => (scale > 0 ? (total * 100) / scale : 0)
  const cell = ({ total, seconds }: TimedTotal) => ({
    seconds: ((part(seconds, endSeconds, COLUMNS) + 0.5) * endSeconds) / COLUMNS,
    score: ((part(scoreOf(total), 100, ROWS) + 0.5) * 100) / ROWS,
  })
  const dot = ({ total, seconds }: TimedTotal) => ({ seconds, score: scoreOf(total) })
  return {
    endSeconds,
    points: gather(attempts, attempts.length > MOST_DOTS ? cell : dot),
    bands: bandsOf(attempts, endSeconds, scale),
    correlation: correlationOf(attempts),
  }
}
