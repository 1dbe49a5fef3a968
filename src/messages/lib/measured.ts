import { decimal } from './decimal.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const raised = (exponent: number) =>
  String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => RAISED[+digit] ?? '')

/** Enough for school physics; further digits are rounding. */
const MOST_DIGITS = 6
const LEAST_EXPONENT = -3

const fewestDigits = (value: number) => {
  const [mantissa = ''] = Number(value.toPrecision(MOST_DIGITS)).toExponential().split('e')
  return mantissa.replace(/\D/g, '').length
}

/** '5.55 × 10³ m' in the language's signs; with as many significant figures as wanted, else as few as say it. */
export function measured(value: number, unit = '', figures?: number): string {
  const digits = figures ?? fewestDigits(value)
  const exponent = Number(value.toExponential(digits - 1).split('e')[1])
  const mostExponent = figures === undefined ? MOST_DIGITS - 2 : figures - 1
  const isPlain = value === 0 || (exponent >= LEAST_EXPONENT && exponent <= mostExponent)
  const number = isPlain
    ? decimal(value, Math.max(0, digits - 1 - exponent))
    : `${decimal(Number(value.toExponential(digits - 1).split('e')[0]), digits - 1)} × 10${raised(exponent)}`
  return unit ? `${number} ${unit}` : number
}

/** Several values of one scale, with so many figures that one can tell them apart. */
export function measuredApart(values: readonly number[], unit = '', figures = 3): string[] {
  const texts = values.map((value) => measured(value, unit, figures))
  return new Set(texts).size === new Set(values).size || figures >= 2 * MOST_DIGITS
    ? texts
    : measuredApart(values, unit, figures + 1)
}
