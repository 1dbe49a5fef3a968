import { spokenMaths } from '../../../messages/en/spoken-maths.ts'

/*
 * Numbers as people group them: 1,234.5 and 1.234{,}5, 1{,}00{,}000, 10\,000 and 1'000. A comma in braces groups or parts decimals.
 */

const SPACE = String.raw`\\[,;: ]|\\thinspace(?![A-Za-z]) ?|\{\\,\}|[ ~'\u00a0\u2009\u202f]`
const COMMA = String.raw`\{,\}|,\\!|,`
const POINT = String.raw`\{\.\}|\.`
const DECIMALS = String.raw`(?:(?:${POINT}|\{,\})\d+)`

const byThree = (marks: string) => String.raw`(?:(?:${marks})\d{3}(?!\d))`

/** Tried in this order. */
export const NUMBER = [
  // 20,300 is no number in 10,20,300.
  String.raw`(?<!\d,)[1-9]\d{0,2}${byThree(COMMA)}+(?!,\d)(?:(?:${POINT})\d+)?`,
  // As in India: the last three, and two by two before them.
  String.raw`[1-9]\d?(?:\{,\}\d\d)+\{,\}\d{3}(?!\d)(?:(?:${POINT})\d+)?`,
  String.raw`[1-9]\d?(?=[\d,]*,0\d,)(?:,\d\d)+,\d{3}(?!\d)(?:(?:${POINT})\d+)?`,
  String.raw`[1-9]\d{0,2}${byThree(POINT)}+\{,\}\d+`,
  String.raw`[1-9]\d{0,2}${byThree(POINT)}{2,}`,
  String.raw`[1-9]\d{0,2}${byThree(SPACE)}+${DECIMALS}?`,
  String.raw`\d+(?:${POINT}|\{,\})\d{3}${byThree(SPACE)}+`,
  String.raw`\d+${DECIMALS}?`,
  String.raw`\.\d+`,
].join('|')

/** A single comma before three digits is a group separator if decimals use a point. */
const isGrouped = (digits: string) =>
  /^[1-9]\d{0,2},\d{3}$/.test(digits) && spokenMaths.number('0.5') === '0.5'

/** With a point, and nothing between the thousands. */
export function plainDigits(token: string): string {
  const digits = token.replaceAll(/\\,|[^\d.,]/g, '')
  const marks = digits.replaceAll(/\d/g, '')
  // The last mark is the decimal separator, if it occurs once.
  const decimal = marks.at(-1) ?? ''
  const isDecimal = decimal !== '' && marks.indexOf(decimal) === marks.length - 1 && !isGrouped(digits)
  const at = isDecimal ? digits.lastIndexOf(decimal) : digits.length
  const [whole, rest] = [digits.slice(0, at), digits.slice(at + 1)].map((part) =>
    part.replaceAll(/[.,]/g, ''),
  )
  return isDecimal ? `${whole || '0'}.${rest}` : (whole ?? '')
}

const OTHER_DIGITS = /[٠-٩۰-۹०-९٫٬]/g
const ZEROS = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

const plainSign = (sign: string) => {
  if (sign === '٫') return '.'
  if (sign === '٬') return ','
  const value = ZEROS.map((zero) => sign.charCodeAt(0) - zero).find((digit) => digit >= 0 && digit < 10)
  return String(value)
}

/** A formula with 2{,}5 or 6{,}022 · 10²³ has decimal commas, whatever the language. */
const DECIMAL_COMMA =
  /\{,\}(?!\d{3}(?!\d))\d{1,20}(?![\d{])|(?<!\d)\d\{,\}\d{3}\s{0,3}\\(?:times|cdot)\s{0,3}10\s{0,3}\^/
const SINGLE_COMMA = /(?<![\d}.])(\d{1,20})\{,\}(\d{1,20})(?!\d|\{,|\.\d)/g

/** With the plain digits for Arabic, Persian and Devanagari ones, and points where commas are surely decimal. */
export function withPlainNumbers(tex: string): string {
  const plain = tex.replaceAll(OTHER_DIGITS, plainSign)
  return DECIMAL_COMMA.test(plain) ? plain.replaceAll(SINGLE_COMMA, '$1.$2') : plain
}
