import type { MaskPart } from './mask.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const DATE_SIGN = /^(?:[ydhms]|\[[hms]+\]|AM\/PM|A\/P)$/i

export const isDateMask = (parts: readonly MaskPart[]) =>
  parts.some((part) => 'sign' in part && DATE_SIGN.test(part.sign))

const DAY_MS = 86_400_000
/** Days from 30 December 1899, of which spreadsheets count, to 1970. */
const DAYS_TO_1970 = 25_569
const DAYS_TO_1904 = 1462
/** Excel has a 29 February 1900. */
const FALSE_LEAP_DAY = 60
const MAX_SERIAL = 2_958_466

function dateOf(serial: number, is1904: boolean): Date {
  const days = is1904 ? serial + DAYS_TO_1904 : serial < FALSE_LEAP_DAY ? serial + 1 : serial
  return new Date(Math.round(((days - DAYS_TO_1970) * DAY_MS) / 1000) * 1000)
}

/** Equal letters beside each other belong together. */
function tokensOf(parts: readonly MaskPart[]): MaskPart[] {
  const tokens: MaskPart[] = []
  for (const part of parts) {
    const last = tokens.at(-1)
    const goesOn =
      'sign' in part && last && 'sign' in last && last.sign[0]?.toLowerCase() === part.sign.toLowerCase()
    if (goesOn) tokens[tokens.length - 1] = { sign: last.sign + part.sign }
    else tokens.push(part)
  }
  return tokens
}

const padded = (value: number, { length }: string) => String(value).padStart(Math.min(length, 2), '0')

function monthText(month: number, token: string): string {
  const name = MONTHS[month] ?? ''
  if (token.length === 5) return name.slice(0, 1)
  if (token.length === 4) return name
  return token.length === 3 ? name.slice(0, 3) : padded(month + 1, token)
}

function dayText(date: Date, token: string): string {
  const name = DAYS[date.getUTCDay()] ?? ''
  if (token.length >= 4) return name
  return token.length === 3 ? name.slice(0, 3) : padded(date.getUTCDate(), token)
}

function elapsed(serial: number, token: string): string {
  const inUnit = { h: 24, m: 1440, s: 86_400 }[token[1]?.toLowerCase() ?? 'h'] ?? 24
  return String(Math.floor(serial * inUnit + 1e-6))
}

interface Place {
  date: Date
  serial: number
  isHalfDay: boolean
  /** Whether an m is a minute. */
  isMinute: boolean
}

function tokenText(token: string, { date, serial, isHalfDay, isMinute }: Place): string {
  const hours = date.getUTCHours()
  switch (token[0]?.toLowerCase()) {
    case 'y':
      return String(date.getUTCFullYear()).slice(token.length > 2 ? 0 : -2)
    case 'm':
      return isMinute ? padded(date.getUTCMinutes(), token) : monthText(date.getUTCMonth(), token)
    case 'd':
      return dayText(date, token)
    case 'h':
      return padded(isHalfDay ? hours % 12 || 12 : hours, token)
    case 's':
      return padded(date.getUTCSeconds(), token)
    case 'a':
      return hours < 12 ? 'AM' : 'PM'
    case '[':
      return elapsed(serial, token)
    default:
      return token
  }
}

const firstLetter = (part: MaskPart | undefined) =>
  part && 'sign' in part ? part.sign.replace('[', '')[0]?.toLowerCase() : undefined

const TIME_LETTERS = /^[ymdhs]$/

/** A date or a time; undefined if the number is none. */
export function dateText(serial: number, parts: readonly MaskPart[], is1904: boolean): string | undefined {
  if (serial < 0 || serial >= MAX_SERIAL) return undefined
  const tokens = tokensOf(parts)
  const letters = tokens.map((token) => firstLetter(token) ?? '')
  const date = dateOf(serial, is1904)
  const isHalfDay = letters.includes('a')
  const text = tokens.map((token, index) => {
    if ('text' in token) return token.text
    const before = letters.slice(0, index).findLast((letter) => TIME_LETTERS.test(letter))
    const after = letters.slice(index + 1).find((letter) => TIME_LETTERS.test(letter))
    return tokenText(token.sign, { date, serial, isHalfDay, isMinute: before === 'h' || after === 's' })
  })
  return text.join('').trim()
}
