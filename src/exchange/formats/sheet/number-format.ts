import { dateText, isDateMask } from './date-format.ts'
import { fractionText } from './fraction.ts'
import { type MaskPart, sectionsOf } from './mask.ts'

/* Numbers as a spreadsheet shows them, by the mask of their cell: 0.00, 0%, #,##0, 0.0E+00, # ?/?. */

const EXACT_DIGITS = 15
/** As many as fit in a cell. */
const SHOWN_DIGITS = 10

/** Without the last digits, in which sums such as 0.1 + 0.2 are not exact. */
function generalText(value: number): string {
  const exact = Number(value.toPrecision(EXACT_DIGITS))
  const shown = Number.isInteger(exact) ? exact : Number(exact.toPrecision(SHOWN_DIGITS))
  return String(shown).replace('e', 'E')
}

/** Halves are rounded up as they are written, although 1.005 is stored as a little less. */
function fixed(value: number, digits: number): string {
  const written = String(Number(value.toPrecision(EXACT_DIGITS)))
  if (written.includes('e')) return value.toFixed(digits)
  return Number(`${Math.round(Number(`${written}e${digits}`))}e-${digits}`).toFixed(digits)
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0
const MAX_DECIMALS = 15

/** Decimals that are only shown where they are not zero. */
function withoutOptional(text: string, least: number): string {
  let end = text.length
  const first = text.indexOf('.') + 1
  while (first > 0 && end > first + least && text[end - 1] === '0') end--
  return text.slice(0, end).replace(/\.$/, '')
}

function decimalText(value: number, mask: string): string {
  const [whole = '', decimals = ''] = mask.split('.', 2)
  const least = Math.min(count(decimals, /0/g), MAX_DECIMALS)
  const most = Math.min(count(decimals, /[0#?]/g), MAX_DECIMALS)
  const [integer = '', rest] = withoutOptional(fixed(value, most), least).split('.')
  const padded = integer.padStart(Math.min(count(whole, /0/g), 40), '0')
  const grouped = /[0#?],[0#?]/.test(whole) ? padded.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : padded
  return rest === undefined ? grouped : `${grouped}.${rest}`
}

function exponentText(value: number, mask: string): string {
  const [mantissa = '', power = ''] = mask.split(/E[+-]/i, 2)
  const digits = Math.min(count(mantissa.split('.')[1] ?? '', /[0#?]/g), MAX_DECIMALS)
  const [number = '', exponent = '0'] = value.toExponential(digits).split('e')
  const sign = exponent.startsWith('-') ? '-' : mask.includes('+') ? '+' : ''
  return `${number}E${sign}${exponent.replace(/^[+-]/, '').padStart(count(power, /0/g), '0')}`
}

function numberText(value: number, mask: string): string {
  const scaled = value * 100 ** count(mask, /%/g)
  if (/E[+-]/i.test(mask)) return exponentText(scaled, mask)
  if (mask.includes('/')) return fractionText(scaled, mask)
  const thousands = /(,+)(?:\.|[^\d#?,.]*$)/.exec(mask)?.[1]?.length ?? 0
  return decimalText(scaled / 1000 ** thousands, mask)
}

const DIGIT_SIGN = /[0#?]/

/** The texts around the number stay where they are; those within it are rare. */
function writtenBy(parts: readonly MaskPart[], value: number): string {
  const isDigit = (part: MaskPart) => 'sign' in part && DIGIT_SIGN.test(part.sign)
  const first = parts.findIndex(isDigit)
  const last = parts.findLastIndex(isDigit)
  const textOf = (list: readonly MaskPart[]) =>
    list.map((part) => ('text' in part ? part.text : part.sign)).join('')
  if (first < 0) return textOf(parts)
  const signs = parts.flatMap((part) => ('sign' in part ? [part.sign] : [])).join('')
  const ends = textOf(parts.slice(last + 1)).replace(/^,+/, '')
  return `${textOf(parts.slice(0, first))}${numberText(value, signs)}${ends}`
}

const GENERAL = /general|standard|@/i

/** A number by the mask of its cell. */
export function formattedNumber(value: number, mask: string, is1904: boolean): string {
  if (mask === '' || GENERAL.test(mask)) return generalText(value)
  const sections = sectionsOf(mask)
  const [positive = [], negative, zero] = sections
  if (isDateMask(positive)) return dateText(value, positive, is1904) ?? generalText(value)
  if (value === 0 && zero) return writtenBy(zero, 0)
  if (value < 0 && negative) return writtenBy(negative, -value)
  const text = writtenBy(positive, Math.abs(value))
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
