import { BIN_STARTS, type ScoreBin } from './analytics.ts'
import type { ItemFigures } from './item-figures.ts'
import { errorOfMeasurement, kr20, type TotalSums, varianceOf } from './item-statistics.ts'

/** Scores in percent; deviation and standard error in percentage points; reliability at most 1. */
export interface TestFigures {
  mean: number
  deviation: number
  reliability: number | undefined
  error: number | undefined
}

/**
 * `scale` is the highest possible total. There is no reliability if people got different questions: formula 20 assumes
 * the same questions for all.
 */
export function testFigures(
  all: TotalSums,
  items: readonly ItemFigures[],
  scale: number,
  isDrawn: boolean,
): TestFigures | undefined {
  if (all.count === 0 || scale === 0) return undefined
  const variance = varianceOf(all)
  const deviation = (Math.sqrt(variance) * 100) / scale
  const facilities = items.flatMap(({ facility }) => facility ?? [])
  const reliability = isDrawn ? undefined : kr20(facilities, variance)
  return {
    mean: (all.totals * 100) / (all.count * scale),
    deviation,
    reliability,
    error: reliability === undefined ? undefined : errorOfMeasurement(deviation, reliability),
  }
}

/** How many attempts are in each tenth of the scale. Whole numbers, because in floating point 3 of 10 can fall just below 30 %. */
export function scoreBinsOf(totals: readonly number[], scale: number): ScoreBin[] {
  const bins = BIN_STARTS.map((from) => ({ from, to: from + 10, attempts: 0 }))
  for (const total of totals) {
    const bin = scale > 0 ? bins[Math.min(9, Math.floor((total * 10) / scale))] : undefined
    if (bin) bin.attempts++
  }
  return bins
}
