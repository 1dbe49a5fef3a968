import { raised, writtenNumber } from '../../../../domain/kinds/number/written.ts'
import { currentLocale } from '../../../../messages/lib/language.ts'

/** Digits and decimal sign as the language has them. */
export const inDigits = (value: number, decimals = 0) =>
  new Intl.NumberFormat(currentLocale(), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** As a line of text: '5.55 × 10³ m'. */
export function numberAsText(value: number, unit?: string, figures?: number): string {
  const { isNegative, digits, decimals, exponent } = writtenNumber(value, figures)
  const power = exponent === undefined ? '' : ` × 10${raised(exponent)}`
  return `${isNegative ? '−' : ''}${inDigits(digits, decimals)}${power}${unit ? ` ${unit}` : ''}`
}
