import { DEGREE, siunitxUnits } from './siunitx-units.ts'

/*
 * Temml does not know siunitx, so its common commands are converted to plain TeX before a formula is rendered or
 * spoken. Unknown ones are left, and shown as source.
 */

const NUMBER =
  /^([+-]|\\pm)?(\d*)(?:[.,](\d+))?(\(\d+\))?(?:(?:\+-|\\pm|±)(\d*(?:[.,]\d+)?))?(?:[eEdD]([+-]?\d+))?$/

const THREES = /\B(?=(?:\d{3})+$)/g

/** Five digits and more before the decimal point in groups. */
function decimal(whole: string, part: string | undefined): string {
  const grouped = whole.length > 4 ? whole.replaceAll(THREES, '\\,') : whole
  if (part === undefined) return grouped
  return `${grouped || (part && '0')}.${part}`
}

/** `1.2e-3` in TeX; anything that is not a number is left unchanged. */
function numberOf(source: string): string {
  const [all, sign = '', whole = '', part, spread = '', error, exponent] =
    source.replaceAll(/\s|~/g, '').match(NUMBER) ?? []
  if (!all) return source
  const digits = decimal(whole, part) + spread
  const mantissa = error ? `${digits} \\pm ${error.replace(',', '.')}` : digits
  const ten = exponent === undefined ? '' : `10^{${exponent.replace('+', '')}}`
  const enclosed = error && ten ? `(${mantissa})` : mantissa
  return sign + (enclosed && ten ? `${enclosed} \\times ${ten}` : enclosed || ten)
}

interface Manner {
  /** Units without a number. */
  lone: (units: string) => string
  /** Between the two ends of a range. */
  to: string
}

const quantity = (number: string, units: string) =>
  units === DEGREE ? numberOf(number) + DEGREE : `${numberOf(number)}\\,\\mathrm{${units}}`

const angle = (source: string) =>
  source
    .split(';')
    .map((part, at) => part.trim() && numberOf(part) + ([DEGREE, "'", "''"][at] ?? ''))
    .filter(Boolean)
    .join('\\,')

type Write = (given: string[], manner: Manner, units: string) => string

/** How many arguments a command has, whether the last is a unit, and what it is in TeX. */
const COMMANDS: Readonly<Record<string, readonly [count: number, hasUnit: boolean, write: Write]>> = {
  num: [1, false, ([number = '']) => numberOf(number)],
  ang: [1, false, ([degrees = '']) => angle(degrees)],
  si: [1, true, (_, { lone }, units) => lone(units)],
  unit: [1, true, (_, { lone }, units) => lone(units)],
  SI: [2, true, ([number = ''], _, units) => quantity(number, units)],
  qty: [2, true, ([number = ''], _, units) => quantity(number, units)],
  numrange: [2, false, ([from = '', to = ''], manner) => `${numberOf(from)}${manner.to}${numberOf(to)}`],
  SIrange: [
    3,
    true,
    ([from = '', to = ''], manner, units) => quantity(from, units) + manner.to + quantity(to, units),
  ],
  qtyrange: [
    3,
    true,
    ([from = '', to = ''], manner, units) => quantity(from, units) + manner.to + quantity(to, units),
  ],
}

const COMMAND = /\\(SIrange|SI|si|qtyrange|qty|unit|numrange|num|ang)(?![A-Za-z])/g
const OPTIONS = /\s{0,9}\[[^\]]{0,200}\]/y

/** The end of the group that begins there; -1 if there is none. */
function groupEnd(tex: string, start: number): number {
  let depth = 0
  for (let at = start; at < tex.length; at++) {
    if (tex[at] === '\\') at++
    else if (tex[at] === '{') depth++
    else if (tex[at] === '}' && --depth === 0) return at
  }
  return -1
}

/** The arguments in braces from there on, and where they end. */
function argumentsAt(tex: string, from: number, count: number): { given: string[]; end: number } | undefined {
  const given: string[] = []
  OPTIONS.lastIndex = from
  let end = OPTIONS.test(tex) ? OPTIONS.lastIndex : from
  while (given.length < count) {
    while (tex[end] === ' ') end++
    const close = tex[end] === '{' ? groupEnd(tex, end) : -1
    if (close < 0) return undefined
    given.push(tex.slice(end + 1, close))
    end = close + 1
  }
  return { given, end }
}

/** A formula without commands of siunitx, as far as they are known. */
export function withoutSiunitx(tex: string, manner: Manner): string {
  if (!tex.includes('\\')) return tex
  let [written, from] = ['', 0]
  for (const { 0: command, 1: name = '', index } of tex.matchAll(COMMAND)) {
    const known = COMMANDS[name]
    if (!known || index < from) continue
    const [count, hasUnit, write] = known
    const read = argumentsAt(tex, index + command.length, count)
    const units = read && (hasUnit ? siunitxUnits(read.given.at(-1) ?? '') : '')
    if (!read || units === undefined) continue
    written += `${tex.slice(from, index)}{${write(read.given, manner, units)}}`
    from = read.end
  }
  return written + tex.slice(from)
}
