/** The nine bands of facility in Moodle's quiz report, merged into five. */
const FACILITY_BANDS = [
  [0.9, 'very-easy'],
  [0.65, 'easy'],
  [0.35, 'medium'],
  [0.2, 'hard'],
] as const

export type FacilityBand = (typeof FACILITY_BANDS)[number][1] | 'very-hard'

/** `facility` is from 0 to 1. */
export const facilityBand = (facility: number): FacilityBand =>
  FACILITY_BANDS.find(([from]) => facility >= from)?.[1] ?? 'very-hard'

/** Ebel and Frisbie 1991 (Essentials of Educational Measurement). */
const DISCRIMINATION_BANDS = [
  [0.4, 'very-good', 'gray'],
  [0.3, 'good', 'gray'],
  [0.2, 'fair', 'gray'],
  [0, 'poor', 'yellow'],
] as const

/** Below 0 the item works against the others. */
const NEGATIVE = [-1, 'negative', 'red'] as const

type DiscriminationRow = (typeof DISCRIMINATION_BANDS)[number] | typeof NEGATIVE
export type DiscriminationBand = DiscriminationRow[1]

/** `discrimination` is from -1 to 1. */
export function rateDiscrimination(discrimination: number): {
  band: DiscriminationBand
  tone: DiscriminationRow[2]
} {
  const [, band, tone] = DISCRIMINATION_BANDS.find(([from]) => discrimination >= from) ?? NEGATIVE
  return { band, tone }
}
