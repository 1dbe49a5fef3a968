/**
 * Creates a formatter for '46.7' with one digit after the point, or '−0.08' with two. Zero has no sign. Separate from
 * `createFormat`, because the first page needs no decimals.
 */
export function createDecimal(locale: string) {
  const known = new Map<number, Intl.NumberFormat>()
  return (value: number, digits: number): string => {
    const format = known.get(digits) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits })
    known.set(digits, format)
    return format.format(Number(value.toFixed(digits)) + 0).replace('-', '−')
  }
}
