/** The decimal sign of the learner's language, where it was sent along. */
export type DecimalSign = '.' | ',' | undefined

/** Digits without the signs that separate thousands. */
export interface Digits {
  whole: string
  decimals: string
  /** Whether a decimal sign was written, as in '5550.'. */
  hasSign: boolean
}

/** Digits with signs and groups: a group after a space or an apostrophe has three digits, and is not the top of a fraction. */
const WRITTEN = /^(?:\d[\d.,٫٬]*|[.,٫][\d.,٫٬]*)(?:[ ']\d{3}(?!\d| ?\/ ?\d)(?:[.,٫٬][\d.,٫٬]*)?)*/

/** A single sign before three digits may separate thousands or decimals. */
const OPEN = /^[1-9]\d{0,2}[.,]\d{3}$/

const GROUP_SIGN = /[.,٬ ']/

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Where the decimal sign stands: at the end if there is none, undefined if there are two. */
function decimalPlace(written: string, decimal: DecimalSign): number | undefined {
  const [points, commas, arabic] = ['.', ',', '٫'].map((sign) => countOf(written, sign)) as [
    number,
    number,
    number,
  ]
  if (arabic > 0) return arabic > 1 ? undefined : written.indexOf('٫')
  if (points > 0 && commas > 0) {
    const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','))
    return countOf(written, written[last] ?? '') > 1 ? undefined : last
  }
  if (points + commas !== 1) return written.length
  const place = written.search(/[.,]/)
  return OPEN.test(written) && decimal && decimal !== written[place] ? written.length : place
}

/** Whether thousands are grouped with one sign, in threes, or as in India: 12,34,567. */
function areGroups(whole: string): boolean {
  const [sign] = GROUP_SIGN.exec(whole) ?? []
  if (sign === undefined) return true
  const groups = whole.split(sign)
  const [first = '', ...others] = groups
  const last = others.pop() ?? ''
  const size = others[0]?.length ?? 3
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(last) &&
    (size === 3 || (size === 2 && first.length < 3)) &&
    others.every((group) => /^\d+$/.test(group) && group.length === size)
  )
}

/** Reads the digits at the front of a text, and tells what follows them. */
export function digitsAt(
  text: string,
  decimal: DecimalSign,
): (Digits & { rest: string }) | { problem: 'no-number' | 'two-signs' } {
  const [written = ''] = WRITTEN.exec(text) ?? []
  if (!/\d/.test(written)) return { problem: 'no-number' }
  const place = decimalPlace(written, decimal)
  if (place === undefined) return { problem: 'two-signs' }
  const whole = written.slice(0, place)
  const decimals = written.slice(place + 1).replace(/[ ']/g, '')
  if (!areGroups(whole) || !/^\d*$/.test(decimals))
    return { problem: /[.,٫٬]/.test(written) ? 'two-signs' : 'no-number' }
  const digits = whole.replace(/\D/g, '')
  return { whole: digits, decimals, hasSign: place < written.length, rest: text.slice(written.length) }
}

/** Whether the digits at the front leave open if their sign separates thousands. */
export const isOpenAt = (text: string) => OPEN.test(WRITTEN.exec(text)?.[0] ?? '')
