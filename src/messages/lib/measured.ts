import { raised, writtenNumber } from '../../domain/kinds/number/written.ts'
import { currentLocale } from './language.ts'

/** Digits and decimal sign as the language has them. */
export const inDigits = (value: number, decimals = 0) =>
  new Intl.NumberFormat(currentLocale(), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** '5.55 × 10³ m'; with as many significant figures as wanted, else as few as say it. */
export function measured(value: number, unit?: string, figures?: number): string {
  const { isNegative, digits, decimals, exponent } = writtenNumber(value, figures)
  const power = exponent === undefined ? '' : ` × 10${raised(exponent)}`
  return `${isNegative ? '−' : ''}${inDigits(digits, decimals)}${power}${unit ? ` ${unit}` : ''}`
}

/** Values that differ only further on are the same. */
const MOST_FIGURES = 12

/** Several values of one scale, with so many figures that one can tell them apart. */
export function measuredApart(values: readonly number[], unit = '', figures = 3): string[] {
  const texts = values.map((value) => measured(value, unit, figures))
  return new Set(texts).size === new Set(values).size || figures >= MOST_FIGURES
    ? texts
    : measuredApart(values, unit, figures + 1)
}
