import { currentLocale } from './language.ts'

const known = new Map<string, Intl.NumberFormat>()

/**
 * '46.7' with one digit after the point, or '−0.08' with two. Zero has no sign. Separate from `format`, because the
 * first page needs no decimals.
 */
export function decimal(value: number, digits: number): string {
  const [locale, key] = [currentLocale(), `${currentLocale()} ${digits}`]
  const format = known.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits })
  known.set(key, format)
  return format.format(Number(value.toFixed(digits)) + 0).replace('-', '−')
}

/** '60.7%' with one digit after the point, or '160%' where none are needed; `value` is already a percentage. */
export function decimalPercent(value: number, digits: number, least = digits): string {
  const options = { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(currentLocale(), options).format(value / 100).replace('-', '−')
}

/** How the language separates decimals: what a text like '1,234' leaves open. */
export const languageDecimal = (): '.' | ',' => (/[,٫]/.test(decimal(0.5, 1)) ? ',' : '.')
