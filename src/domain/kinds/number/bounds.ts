import type { NumberKey } from './shape.ts'

/** Figures that tell a bound from its value. */
const LEAST_FIGURES = 4

/** What counts, from the least to the most, rounded for reading; undefined where only the value does. */
export function boundsOf({ value, tolerance }: NumberKey): [least: number, most: number] | undefined {
  if (value === undefined || !tolerance) return undefined
  const size = 'relative' in tolerance ? Math.abs(value) * tolerance.relative : tolerance.absolute
  if (!(size > 0)) return undefined
  const figures = Math.max(LEAST_FIGURES, Math.ceil(Math.log10(Math.max(Math.abs(value), size) / size)) + 2)
  const round = (bound: number) => +bound.toPrecision(Math.min(12, figures))
  return [round(value - size), round(value + size)]
}
