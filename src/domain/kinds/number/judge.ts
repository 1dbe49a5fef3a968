import type { TypedNumber } from '../answer.ts'
import { type Judged, type Mistake, RIGHT } from '../judged.ts'
import { type ReadNumber, readTyped } from './read.ts'
import type { NumberKey } from './shape.ts'
import { PURE_NUMBER, readUnit, type Unit } from './units.ts'

/** A value that counts as right, and how far off an answer may be, in its own unit. */
interface Target {
  value: number
  unit: Unit | undefined
  band: number
}

/** What floating point may take away, as a part of the numbers that were computed with. */
const SLACK = 1e-9

/** Off by more powers of ten than this is no slip of a prefix or an exponent. */
const MOST_POWERS = 15

/** In a wider band, numbers that have nothing in common would be found to be off by a power of ten. */
const WIDEST_FOR_POWERS = 0.25

function isIn(value: number, { value: wanted, unit, band }: Target) {
  const size = Math.max(Math.abs(value), Math.abs(wanted), unit ? unit.offset / unit.factor : 0)
  return Math.abs(value - wanted) <= band + SLACK * size
}

const unitNamed = (text: string | undefined) => (text ? readUnit(text) : undefined)

/** The tolerance is in the key's unit, or a part of the value in its own. */
function targetOf(value: number, unit: Unit | undefined, key: NumberKey): Target {
  const { tolerance = { absolute: 0 } } = key
  if ('relative' in tolerance) return { value, unit, band: tolerance.relative * Math.abs(value) }
  const scale = unit ? (unitNamed(key.unit)?.factor ?? unit.factor) / unit.factor : 1
  return { value, unit, band: tolerance.absolute * scale }
}

function targetsOf(key: NumberKey): Target[] {
  const values = [...(key.value === undefined ? [] : [{ value: key.value }]), ...(key.accepted ?? [])]
  return values.map(({ value, unit }: { value: number; unit?: string | undefined }) =>
    targetOf(value, unitNamed(unit ?? key.unit), key),
  )
}

const converted = (value: number, from: Unit | undefined, to: Unit | undefined) => {
  const base = from ? value * from.factor + from.offset : value
  return to ? (base - to.offset) / to.factor : base
}

/** An answer in the unit of a target. Where its own is no such unit, the number is compared as if it were in that unit. */
function compared({ value, unit }: ReadNumber, target: Target): { value: number; hasUnit: boolean } {
  const asMeant = { value, hasUnit: false }
  if ((unit?.quantity ?? PURE_NUMBER) !== (target.unit?.quantity ?? PURE_NUMBER)) return asMeant
  const asGiven = { value: converted(value, unit, target.unit), hasUnit: true }
  if (!unit === !target.unit || isIn(asGiven.value, target)) return asGiven
  // 25 where 25 % is right lacks the unit, and 30° has one too many where 30 is right.
  return target.unit || isIn(value, target) ? asMeant : asGiven
}

/** What is wrong with a number that is not in the band. */
function slipOf(value: number, target: Target): readonly Mistake[] {
  if (isIn(value, target)) return []
  if (isIn(-value, target)) return ['sign']
  const narrow = { ...target, band: Math.min(target.band, Math.abs(target.value) * WIDEST_FOR_POWERS) }
  for (let power = 1; power <= MOST_POWERS; power += 1)
    for (const moved of [value * 10 ** power, value / 10 ** power]) {
      if (target.value === 0) break
      if (isIn(moved, narrow)) return ['power-of-ten']
      if (isIn(-moved, narrow)) return ['sign', 'power-of-ten']
    }
  return ['value']
}

function reasonsFor(read: ReadNumber, target: Target): readonly Mistake[] {
  const { value, hasUnit } = compared(read, target)
  return [...(hasUnit ? [] : ['unit' as const]), ...slipOf(value, target)]
}

/** Zero has no figures that count, and a fraction as many as one likes. */
const hasFigures = ({ figures, value }: ReadNumber, wanted: number | undefined) =>
  !wanted || !figures || value === 0 || (figures[0] <= wanted && wanted <= figures[1])

/** Judges a typed number against its key. What cannot be read is wrong. */
export function judgeNumber(key: NumberKey, typed: TypedNumber): Judged {
  const reading = readTyped(typed)
  if ('problem' in reading) return { verdict: 'wrong', why: ['value'] }
  const { read } = reading
  const [first = ['value' as const], ...others] = targetsOf(key).map((target) => reasonsFor(read, target))
  const why = others.some((reasons) => reasons.length === 0) ? [] : first
  const all: readonly Mistake[] = hasFigures(read, key.figures) ? why : [...why, 'figures']
  return all.length === 0 ? RIGHT : { verdict: 'wrong', why: all }
}
