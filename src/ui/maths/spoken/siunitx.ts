/*
 * Temml does not know siunitx, so its common commands are converted to plain TeX before a formula is rendered or
 * spoken. Unknown ones are left, and shown as source.
 */

const DEGREE = '^{\\circ}'

/** By their commands; a few have a short name, too. */
const UNITS: Readonly<Record<string, string>> = {
  metre: 'm',
  meter: 'm',
  gram: 'g',
  kilogram: 'kg',
  second: 's',
  ampere: 'A',
  kelvin: 'K',
  mole: 'mol',
  candela: 'cd',
  hertz: 'Hz',
  newton: 'N',
  pascal: 'Pa',
  joule: 'J',
  watt: 'W',
  coulomb: 'C',
  volt: 'V',
  farad: 'F',
  ohm: '\\Omega ',
  siemens: 'S',
  weber: 'Wb',
  tesla: 'T',
  henry: 'H',
  lumen: 'lm',
  lux: 'lx',
  becquerel: 'Bq',
  gray: 'Gy',
  sievert: 'Sv',
  katal: 'kat',
  electronvolt: 'eV',
  litre: 'L',
  liter: 'L',
  tonne: 't',
  bar: 'bar',
  minute: 'min',
  hour: 'h',
  day: 'd',
  hectare: 'ha',
  radian: 'rad',
  steradian: 'sr',
  decibel: 'dB',
  atomicmassunit: 'u',
  dalton: 'Da',
  angstrom: '\\AA ',
  percent: '\\%',
  degree: DEGREE,
  degreeCelsius: '^{\\circ}C',
  celsius: '^{\\circ}C',
  kWh: 'kWh',
}

const PREFIXES: Readonly<Record<string, string>> = {
  femto: 'f',
  pico: 'p',
  nano: 'n',
  micro: '\\mu ',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  deca: 'da',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
  peta: 'P',
  exa: 'E',
}

const POWERS: Readonly<Record<string, number>> = { square: 2, squared: 2, cubic: 3, cubed: 3 }

const SYMBOLS = new Set(Object.values(UNITS))

/** The symbol of a unit's command, as `\km` and `\uF`. */
function symbolOf(name: string): string | undefined {
  const short = name.replace(/ohm$/, '\\Omega ')
  const [first = '', rest] = [short.charAt(0), short.slice(1)]
  if (Object.hasOwn(UNITS, name)) return UNITS[name]
  if (SYMBOLS.has(short)) return short
  return /[fpnumcdhkMGT]/.test(first) && SYMBOLS.has(rest)
    ? (first === 'u' ? '\\mu ' : first) + rest
    : undefined
}

const PIECE = /\\([A-Za-z]+)(?:\{([+-]?\d{1,2})\})?\s*|([^\\{}]+)|(\{[^{}\\]*\})/uy

/** What is read of a unit before its symbol. */
interface Opening {
  prefix: string
  power: number
  sign: 1 | -1
}

const OPENING: Opening = { prefix: '', power: 1, sign: 1 }

const raised = (symbol: string, power: number) => (power === 1 ? symbol : `${symbol}^{${power}}`)

/** `m.s^{-2}` and `kg/m^3` as they stand, products apart. */
const literal = (text: string) => text.replaceAll(/^[\s.~·]+|[\s.~·]+$/g, '').replaceAll(/[\s.~·]+/g, '\\,')

/** The units of `\metre\per\second\squared` in TeX; undefined if one of them is not known. */
function unitsOf(source: string): string | undefined {
  const units: { symbol: string; power: number }[] = []
  let opening = OPENING
  for (PIECE.lastIndex = 0; PIECE.lastIndex < source.length; ) {
    const piece = PIECE.exec(source)
    if (!piece) return undefined
    const [, name, given, text] = piece
    if (name === undefined) {
      const [last] = units.slice(-1)
      const written = literal(piece[0])
      if (/^[\^_]|^\{/.test(written) && last) last.symbol += written
      else if (text && written) units.push({ symbol: written, power: 1 })
      continue
    }
    const last = units.at(-1)
    const power = POWERS[name] ?? (given === undefined ? undefined : Number(given))
    if (name === 'per') opening = { ...opening, sign: -1 }
    else if (PREFIXES[name] !== undefined) opening = { ...opening, prefix: PREFIXES[name] ?? '' }
    else if (power !== undefined && /^(?:squared|cubed|tothe)$/.test(name)) {
      if (!last) return undefined
      last.power *= power
    } else if (power !== undefined && /^(?:square|cubic|raiseto)$/.test(name)) opening = { ...opening, power }
    else {
      const symbol = symbolOf(name)
      if (symbol === undefined || given !== undefined) return undefined
      units.push({ symbol: opening.prefix + symbol, power: opening.sign * opening.power })
      opening = OPENING
    }
  }
  return opening === OPENING ? units.map(({ symbol, power }) => raised(symbol, power)).join('\\,') : undefined
}

const NUMBER =
  /^([+-]|\\pm)?(\d*)(?:[.,](\d+))?(\(\d+\))?(?:(?:\+-|\\pm|±)(\d*(?:[.,]\d+)?))?(?:[eEdD]([+-]?\d+))?$/

const THREES = /\B(?=(?:\d{3})+$)/g

/** `1.2e-3` in TeX, with five digits and more in groups; anything else is left unchanged. */
function numberOf(source: string): string {
  const [all, sign = '', whole = '', part, spread = '', error, exponent] =
    source.replaceAll(/\s|~/g, '').match(NUMBER) ?? []
  if (!all) return source
  const grouped = whole.length > 4 ? whole.replaceAll(THREES, '\\,') : whole
  const digits = `${grouped || (part ? '0' : '')}${part === undefined ? '' : `.${part}`}${spread}`
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
    const units = read && (hasUnit ? unitsOf(read.given.at(-1) ?? '') : '')
    if (!read || units === undefined) continue
    written += `${tex.slice(from, index)}{${write(read.given, manner, units)}}`
    from = read.end
  }
  return written + tex.slice(from)
}
