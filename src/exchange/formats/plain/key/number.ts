import { type DraftNumber, draftNumber } from '../../../../domain/kinds/number/draft.ts'
import { leavesDecimalOpen, readTyped } from '../../../../domain/kinds/number/read.ts'
import type { Tolerance } from '../../../../domain/kinds/number/shape.ts'

/* A number as the answer of a question without options: '9.8 m/s²', '(1.6 ± 0.1) × 10⁻¹⁹ C', '$5.55 \times 10^{3}\,\mathrm{m}$'. */

/** Of what formulas of numbers have, as it is typed without them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:[,;:! ]|quad\b)|~/g, ' '],
  [/\\(?:mathrm|textrm|text|mathit|operatorname|rm)\s*\{([^{}]*)\}/g, '$1'],
  [/\\d?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2'],
  [/\\(?:times|cdot)\b ?/g, '×'],
  [/\\pm\b ?/g, '±'],
  [/\\approx\b ?/g, '≈'],
  [/\^?\{?\\circ\b\}?/g, '°'],
  [/\\mu\b ?/g, 'µ'],
  [/\\Omega\b/g, 'Ω'],
  [/\\%/g, '%'],
  [/\{,\}/g, ','],
  [/\^\{([-+−]?\d+)\}/g, '^$1'],
]

/** Undefined where it is no formula of a number alone. A single dollar is money. */
function plainNumber(stated: string): string | undefined {
  const bare = stated.replaceAll('**', '').trim()
  if ((bare.split('$').length - 1) % 2 > 0) return undefined
  const plain = SIGNS.reduce((text, [sign, typed]) => text.replace(sign, typed), bare).replaceAll('$', '')
  return /[\\{}]/.test(plain) ? undefined : plain.replace(/[.;]$/, '').trim()
}

const BRACKETED = /^\(([^()]+ ?(?:±|\+\/-) ?[^()]+)\)(.*)$/
const OFF = / ?(?:±|\+\/-) ?/
const SHARE = /^(\d+(?:[.,]\d+)?) ?%$/

/** '(1.6 ± 0.1) × 10⁻¹⁹ C' is both with what stands behind. */
function partsOf(text: string): { value: string; off: string | undefined } | undefined {
  const [, inner, behind = ''] = BRACKETED.exec(text) ?? []
  const [value = '', off, more] = (inner ?? text).split(OFF)
  if (more !== undefined) return undefined
  return { value: value + behind, off: off === undefined ? undefined : off + behind }
}

/** A number that can be read in one way alone. */
function readSurely(text: string) {
  const reading = readTyped({ number: text })
  return 'read' in reading && !leavesDecimalOpen(text) ? reading.read : undefined
}

type Read = NonNullable<ReturnType<typeof readSurely>>

/** Undefined where it does not say how far off the value may be. */
function toleranceOf(off: Read, unit: Read['unit']): Tolerance | undefined {
  if (off.unit && (off.unit.quantity !== unit?.quantity || off.unit.offset !== 0)) return undefined
  const factor = off.unit && unit ? off.unit.factor / unit.factor : 1
  return off.value < 0 ? undefined : { absolute: Number((off.value * factor).toPrecision(12)) }
}

/** As far off as the form suggests, where a paper does not say. */
const USUAL = 0.01

/** An option may be named by its number. */
const MOST_OPTIONS = 26
const mayNameOption = ({ value, unit, fraction }: Read) =>
  !unit && !fraction && Number.isInteger(value) && value >= 0 && value <= MOST_OPTIONS

interface StatedNumber {
  number: DraftNumber
  /** The paper does not say how far off an answer may be. */
  isAssumed: boolean
}

/** The number that an answer states; undefined for anything else, and where it may be something else. */
export function numberStated(stated: string): StatedNumber | undefined {
  const plain = plainNumber(stated)
  const parts = plain === undefined ? undefined : partsOf(plain)
  const read = parts && readSurely(parts.value)
  if (!read) return undefined
  const { value } = read
  const keyOf = (tolerance: Tolerance, unit: Read['unit']) =>
    draftNumber({ value, tolerance, ...(unit && { unit: unit.text }) })
  if (parts.off === undefined)
    return mayNameOption(read)
      ? undefined
      : { number: keyOf({ relative: USUAL }, read.unit), isAssumed: true }
  const [, percent] = SHARE.exec(parts.off) ?? []
  const off = readSurely(percent ?? parts.off)
  if (!off) return undefined
  if (percent !== undefined)
    return { number: keyOf({ relative: off.value / 100 }, read.unit), isAssumed: false }
  // '9.81 ± 0.02 m/s²': the unit is that of both.
  const unit = read.unit ?? off.unit
  const tolerance = toleranceOf(off, unit)
  return tolerance && { number: keyOf(tolerance, unit), isAssumed: false }
}
