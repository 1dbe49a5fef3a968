/* Units of siunitx in plain TeX. */

export const DEGREE = '^{\\circ}'

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

interface Unit {
  symbol: string
  power: number
}

/** What is read of a unit before its symbol. */
interface Opening {
  prefix: string
  power: number
  sign: 1 | -1
}

const OPENING: Opening = { prefix: '', power: 1, sign: 1 }

interface Units {
  list: Unit[]
  opening: Opening
}

const raised = ({ symbol, power }: Unit) => (power === 1 ? symbol : `${symbol}^{${power}}`)

/** `m.s^{-2}` and `kg/m^3` as they stand, products apart. */
const literal = (text: string) => text.replaceAll(/^[\s.~·]+|[\s.~·]+$/g, '').replaceAll(/[\s.~·]+/g, '\\,')

/** What stands between commands. */
function readText(units: Units, piece: string): void {
  const written = literal(piece)
  const last = units.list.at(-1)
  if (last && /^[\^_{]/.test(written)) last.symbol += written
  else if (written && !piece.startsWith('{')) units.list.push({ symbol: written, power: 1 })
}

/** `\squared`, `\tothe{3}` behind a unit, `\cubic`, `\raiseto{3}` before it. False if it has no unit. */
function readPower(units: Units, name: string, power: number): boolean {
  const isBefore = /^(?:square|cubic|raiseto)$/.test(name)
  const last = units.list.at(-1)
  if (isBefore) units.opening = { ...units.opening, power }
  else if (last) last.power *= power
  return isBefore || last !== undefined
}

/** Reads a command; false if it is not known. `given` is its argument. */
function readCommand(units: Units, name: string, given: string | undefined): boolean {
  const { list, opening } = units
  if (name === 'per') units.opening = { ...opening, sign: -1 }
  else if (Object.hasOwn(PREFIXES, name)) units.opening = { ...opening, prefix: PREFIXES[name] ?? '' }
  else if (Object.hasOwn(POWERS, name) || (given !== undefined && /^(?:tothe|raiseto)$/.test(name)))
    return readPower(units, name, POWERS[name] ?? Number(given))
  else {
    const symbol = symbolOf(name)
    if (symbol === undefined || given !== undefined) return false
    list.push({ symbol: opening.prefix + symbol, power: opening.sign * opening.power })
    units.opening = OPENING
  }
  return true
}

/** The units of `\metre\per\second\squared` in TeX; undefined if one of them is not known. */
export function siunitxUnits(source: string): string | undefined {
  const units: Units = { list: [], opening: OPENING }
  for (PIECE.lastIndex = 0; PIECE.lastIndex < source.length; ) {
    const [piece, name, given] = PIECE.exec(source) ?? []
    if (piece === undefined) return undefined
    if (name === undefined) readText(units, piece)
    else if (!readCommand(units, name, given)) return undefined
  }
  return units.opening === OPENING ? units.list.map(raised).join('\\,') : undefined
}
