import type { TypedNumber } from '../answer.ts'
import type { Judged, Mistake } from '../judged.ts'
import { judgeNumber } from './judge.ts'
import { type ReadProblem, readTyped } from './read.ts'
import type { NumberKey } from './shape.ts'
import { readUnit, type Unit, unitsLike } from './units.ts'

/* What a key would make of answers, for administrators: in the editor and in the item analysis. */

/** A value in another unit of the same quantity; as it is where one of them has no unit. */
function inUnit(value: number, from: Unit | undefined, to: Unit | undefined): number {
  if (!from || !to || from.quantity !== to.quantity) return value
  return (value * from.factor + from.offset - to.offset) / to.factor
}

export interface TriedNumber {
  typed: TypedNumber
  judged: Judged
  problem?: ReadProblem
  /** In the key's unit; undefined where nothing could be read, or the unit is of another quantity. */
  value?: number | undefined
  /** Whether it was given in another unit, and converted. */
  converted?: boolean
  /** How far off it is, as a part of the key. */
  off?: number | undefined
  /** Whether a unit was given that is of another quantity than the key's. */
  isOtherQuantity?: boolean
  /** How many significant figures it has, at most. */
  figures?: number | undefined
}

/** Rounding in a conversion is no difference. */
const NO_DIFFERENCE = 1e-12

function offOf(value: number, key: number | undefined): number | undefined {
  if (key === undefined || key === 0) return undefined
  const off = value / key - 1
  return Math.abs(off) < NO_DIFFERENCE ? 0 : off
}

/** Judges an answer and says what the judgement saw. */
export function tryNumber(key: NumberKey, typed: TypedNumber): TriedNumber {
  const judged = judgeNumber(key, typed)
  const reading = readTyped(typed)
  if (!('read' in reading)) return { typed, judged, problem: reading.problem }
  const { value: read, unit, figures } = reading.read
  const keyUnit = key.unit === undefined ? undefined : readUnit(key.unit)
  const isOtherQuantity = unit !== undefined && unit.quantity !== keyUnit?.quantity
  const value = isOtherQuantity ? undefined : inUnit(read, unit, keyUnit)
  return {
    typed,
    judged,
    value,
    converted: unit !== undefined && keyUnit !== undefined && unit.text !== keyUnit.text,
    off: value === undefined ? undefined : offOf(value, key.value),
    isOtherQuantity,
    figures: figures?.[1],
  }
}

/** What the judgement of an answer comes from, in one word. `off`: as a part of the key. */
export type TriedReason =
  | { code: 'key' }
  | { code: 'converted'; value: number; unit: string | undefined; figures: number | undefined }
  | { code: 'off'; off: number }
  | { code: 'not-read' }
  | { code: 'unknown-unit' }
  | { code: 'unit-missing' }
  | { code: 'other-quantity' }
  | { code: 'too-large' }
  | { code: 'too-small' }
  | { code: 'sign' }
  | { code: 'figures'; given: number; wanted: number }
  | { code: 'another-value' }

const WRONG_REASONS: Partial<Record<Mistake, (tried: TriedNumber, key: NumberKey) => TriedReason>> = {
  unit: ({ isOtherQuantity }) => ({ code: isOtherQuantity ? 'other-quantity' : 'unit-missing' }),
  'power-of-ten': ({ off = 0 }) => ({ code: off > 0 || off < -1 ? 'too-large' : 'too-small' }),
  sign: () => ({ code: 'sign' }),
  figures: ({ figures = 0 }, key) => ({ code: 'figures', given: figures, wanted: key.figures ?? 0 }),
}

function valueReason({ judged, off }: TriedNumber): TriedReason {
  if (off !== undefined && off !== 0) return { code: 'off', off }
  return { code: judged.verdict === 'right' ? 'key' : 'another-value' }
}

export function triedReason(key: NumberKey, tried: TriedNumber): TriedReason {
  const { judged, problem, converted, value } = tried
  if (problem) return { code: problem === 'unknown-unit' ? problem : 'not-read' }
  if (judged.verdict === 'right' && converted && value !== undefined)
    return { code: 'converted', value, unit: key.unit, figures: key.figures }
  const wrong = judged.why.flatMap((why) => WRONG_REASONS[why] ?? [])[0]
  return wrong ? wrong(tried, key) : valueReason(tried)
}

const DIGITS = 12

/** As somebody would type it, with the figures the key asks for. */
function typedNumber(value: number, figures?: number): string {
  if (figures === undefined) return String(Number(value.toPrecision(DIGITS))).replace('e+', 'e')
  return value.toPrecision(figures).replace('e+', 'e')
}

/** '5,55·10³', as it is written on paper in much of the world. */
function asOnPaper(value: number, figures: number): string {
  const [mantissa = '', power = ''] = value.toExponential(Math.max(0, figures - 1)).split('e')
  return `${mantissa.replace('.', ',')}·10^${power.replace('+', '')}`
}

const figuresOf = (value: number) =>
  Number(value.toPrecision(DIGITS)).toExponential().split('e')[0]?.replace(/\D/g, '').length ?? 1

/** How far the tolerance reaches, in the key's unit. */
export function reachOf({ value = 0, tolerance = { absolute: 0 } }: NumberKey): number {
  return 'relative' in tolerance ? Math.abs(value) * tolerance.relative : tolerance.absolute
}

/** Answers that show what a key accepts and what it does not: about ten. */
export function exampleAnswers(key: NumberKey): TypedNumber[] {
  const { value, unit = '', figures } = key
  if (value === undefined) return []
  const digits = figures ?? Math.max(2, figuresOf(value))
  const reach = reachOf(key)
  const write = (number: number, given = unit, count = figures) =>
    `${typedNumber(number, count)} ${given}`.trim()
  const from = readUnit(unit)
  const others = unit ? unitsLike(unit).filter((other) => other !== unit) : []
  const texts = [
    write(value),
    `${asOnPaper(value, digits)} ${unit}`.trim(),
    ...others.map((other) => write(inUnit(value, from, readUnit(other)), other)),
    ...(reach > 0 ? [write(Number((value + reach / 2).toPrecision(digits + 2)), unit, undefined)] : []),
    ...(unit ? [write(value, '')] : []),
    ...(value === 0 ? [] : [write(value * 10), write(-value)]),
    ...(figures && figures > 1 ? [write(value, unit, figures - 1)] : []),
    write(
      Number((value - (reach > 0 ? reach * 2 : Math.abs(value) / 50 || 1)).toPrecision(digits + 1)),
      unit,
      figures,
    ),
  ]
  return [...new Set(texts)].map((number) => ({ number, decimal: number.includes(',') ? ',' : '.' }))
}
