import { MAX_TYPED, type TypedNumber } from '../answer.ts'
import { type DecimalSign, type Digits, digitsAt, isOpenAt } from './digits.ts'
import { readUnit, type Unit } from './units.ts'
import { plainSigns } from './written-signs.ts'

/** A number as it was understood. */
export interface ReadNumber {
  value: number
  /** How many significant figures were given, at least and at most: 5550 has three or four. None for a fraction, which is exact. */
  figures: readonly [least: number, most: number] | undefined
  /** Typed behind the number, or pressed beside it. */
  unit: Unit | undefined
  /** Numerator and denominator, where it was typed as a fraction. */
  fraction: readonly [number, number] | undefined
}

export type ReadProblem =
  | 'blank'
  | 'two-signs'
  | 'no-number'
  | 'unknown-unit'
  | 'two-units'
  | 'zero-below'
  | 'too-large'

export type NumberReading = { read: ReadNumber } | { problem: ReadProblem }

/** What stands at the front of a text, and what follows it. */
type Start = (Omit<ReadNumber, 'unit'> & { rest: string }) | { problem: ReadProblem }

/** 'x = ' or '= ' before a number is left aside. */
const NAMED = /^(?:\p{L}[\p{L}\p{M}\d_]{0,3} ?)?[=≈~] ?/u
const SIGN = /^([+-]?) ?/
const POWER = String.raw` ?\^ ?[({]? ?([+-]?) ?(\d{1,9}) ?[)}]?(?!\d)`
const TEN_TO = new RegExp(`^10${POWER}`)
/** With a sign of multiplication, and after a space where a power follows. */
const TIMES_TEN = new RegExp(String.raw`^(?: ?[·xX] ?| (?=10 ?\^))10(?![\d.,])(?:${POWER})?`)
const EXPONENT = /^ ?[eE] ?([+-]?)(\d{1,9})(?!\d)/
const MIXED = /^ (\d{1,9}) ?\/ ?(\d{1,9})(?![\d.,])/
const FRACTION_LINE = /^ ?\/ ?(?=[\d.,])/
/** What cannot begin a unit. */
const NO_UNIT = /^(?:[^\p{L}°%٪/[(]|\/ ?\d)/u

const powerOf = (sign: string | undefined, digits: string | undefined) => Number(`${sign}${digits}`)

const failed = (problem: ReadProblem) => ({ problem })

/** The figures of written digits: leading zeros are none, and zeros at the end of a whole number may be some or none. */
function figuresOf({ whole, decimals, hasSign }: Digits): readonly [number, number] {
  const figures = `${whole}${decimals}`.replace(/^0+/, '')
  if (figures === '') return [1, Math.max(1, decimals.length)]
  return [hasSign ? figures.length : figures.replace(/0+$/, '').length, figures.length]
}

const numberOfDigits = ({ whole, decimals }: Digits, power = 0) =>
  Number(`${whole || 0}.${decimals || 0}e${power}`)

/** The power of ten behind the digits, if there is one. */
function powerAt(rest: string) {
  const [found = '', sign = '', digits = found.includes('10') ? '1' : '0'] =
    EXPONENT.exec(rest) ?? TIMES_TEN.exec(rest) ?? []
  return { power: powerOf(sign, digits), rest: rest.slice(found.length) }
}

const fractionOf = (top: number, bottom: number, rest: string): Start =>
  bottom === 0
    ? failed('zero-below')
    : { value: top / bottom, figures: undefined, fraction: [top, bottom], rest }

/** Reads the number at the front of a text without a sign. */
function startOf(text: string, decimal: DecimalSign): Start {
  const [power, sign, digits] = TEN_TO.exec(text) ?? []
  if (power !== undefined) {
    const value = Number(`1e${powerOf(sign, digits)}`)
    return { value, figures: [1, 1], fraction: undefined, rest: text.slice(power.length) }
  }
  const read = digitsAt(text, decimal)
  if ('problem' in read) return read
  const [mixed, top, bottom] = (!read.hasSign && MIXED.exec(read.rest)) || []
  if (mixed !== undefined)
    return fractionOf(
      numberOfDigits(read) * Number(bottom) + Number(top),
      Number(bottom),
      read.rest.slice(mixed.length),
    )
  const [line] = FRACTION_LINE.exec(read.rest) ?? []
  if (line !== undefined) {
    const below = digitsAt(read.rest.slice(line.length), decimal)
    return 'problem' in below ? below : fractionOf(numberOfDigits(read), numberOfDigits(below), below.rest)
  }
  const behind = powerAt(read.rest)
  const value = numberOfDigits(read, behind.power)
  const isLost = value === 0 && /[1-9]/.test(read.whole + read.decimals)
  return isLost
    ? failed('too-large')
    : { value, figures: figuresOf(read), fraction: undefined, rest: behind.rest }
}

/** The unit that was typed behind the number, pressed beside it, or both where they are the same. */
function unitOf(rest: string, pressed: string): { unit: Unit | undefined } | { problem: ReadProblem } {
  const written = rest.trim().replace(/^· ?(?=[\p{L}°%])/u, '')
  if (NO_UNIT.test(written)) return failed('no-number')
  const [typed, chosen] = [written, pressed.trim()].map((text) => (text ? readUnit(text) : undefined))
  if ((written && !typed) || (pressed.trim() && !chosen)) return failed('unknown-unit')
  const isSame =
    typed?.factor === chosen?.factor &&
    typed?.quantity === chosen?.quantity &&
    typed?.offset === chosen?.offset
  return typed && chosen && !isSame ? failed('two-units') : { unit: typed ?? chosen }
}

/** Without what stands before the digits: a name, and a sign. */
function unsigned(text: string) {
  const plain = plainSigns(text.slice(0, MAX_TYPED)).replace(NAMED, '')
  const [found = '', sign] = SIGN.exec(plain) ?? []
  return { digits: plain.slice(found.length), isNegative: sign === '-' }
}

/** Reads what was typed: never throws, whatever it is. */
export function readTyped({ number, unit = '', decimal }: TypedNumber): NumberReading {
  const { digits, isNegative } = unsigned(number)
  if (digits === '') return failed(isNegative ? 'no-number' : 'blank')
  const start = startOf(digits, decimal)
  if ('problem' in start) return start
  if (!Number.isFinite(start.value)) return failed('too-large')
  const behind = unitOf(start.rest, unit)
  if ('problem' in behind) return behind
  const turned = (value: number) => (isNegative && value !== 0 ? -value : value)
  const { value, figures, fraction } = start
  return {
    read: {
      value: turned(value),
      figures,
      fraction: fraction && [turned(fraction[0]), fraction[1]],
      unit: behind.unit,
    },
  }
}

/** Whether the text alone leaves open if a sign separates thousands, as in '1,234': then the language's decimal sign is sent along. */
export const leavesDecimalOpen = (text: string): boolean => isOpenAt(unsigned(text).digits)
