import type { spokenUnits } from '../../../messages/en/spoken-units.ts'

type UnitName = keyof typeof spokenUnits.units
type PrefixName = keyof typeof spokenUnits.prefixes

export interface SpokenUnit {
  name: UnitName
  prefix: PrefixName | undefined
  /** Never 0; what is divided by has a negative one. */
  power: number
}

/** `*`: takes prefixes. */
const UNITS: Readonly<Record<UnitName, string>> = {
  metre: 'm*',
  gram: 'g*',
  second: 's*',
  ampere: 'A*',
  kelvin: 'K*',
  mole: 'mol*',
  candela: 'cd*',
  hertz: 'Hz*',
  newton: 'N*',
  pascal: 'Pa*',
  joule: 'J*',
  watt: 'W*',
  coulomb: 'C*',
  volt: 'V*',
  farad: 'F*',
  ohm: 'Ω* Ohm',
  siemens: 'S*',
  weber: 'Wb*',
  tesla: 'T*',
  henry: 'H*',
  lumen: 'lm*',
  lux: 'lx*',
  becquerel: 'Bq*',
  gray: 'Gy*',
  sievert: 'Sv*',
  electronvolt: 'eV*',
  litre: 'L* l*',
  tonne: 't',
  bar: 'bar*',
  calorie: 'cal*',
  minute: 'min',
  hour: 'h',
  day: 'd',
  radian: 'rad*',
  steradian: 'sr',
  dioptre: 'D',
  decibel: 'dB',
  atomicMass: 'u',
  atmosphere: 'atm',
  celsius: '°C',
  fahrenheit: '°F',
  percent: '%',
}

const PREFIXES: Readonly<Record<string, PrefixName>> = {
  T: 'tera',
  G: 'giga',
  M: 'mega',
  k: 'kilo',
  h: 'hecto',
  d: 'deci',
  c: 'centi',
  m: 'milli',
  μ: 'micro',
  n: 'nano',
  p: 'pico',
  f: 'femto',
}

const isUnitName = (name: string): name is UnitName => name in UNITS

/** By symbol, with and without prefix; the plain ones win: `min` is a minute. */
const BY_SYMBOL: ReadonlyMap<string, Omit<SpokenUnit, 'power'>> = new Map(
  Object.entries(UNITS)
    .flatMap(([name, symbols]) => symbols.split(' ').map((symbol) => ({ name, symbol })))
    .flatMap(({ name, symbol }) => {
      if (!isUnitName(name)) return []
      const plain = symbol.replace('*', '')
      const prefixed = symbol === plain ? [] : Object.entries(PREFIXES)
      return [
        ...prefixed.map(([sign, prefix]) => ({ symbol: sign + plain, unit: { name, prefix } })),
        { symbol: plain, unit: { name, prefix: undefined } },
      ]
    })
    // A later one replaces an earlier one.
    .sort((one, other) => Number(one.unit.prefix === undefined) - Number(other.unit.prefix === undefined))
    .map(({ symbol, unit }) => [symbol, unit]),
)

/** One unit, or two without a space, as `kWh`. */
function unitsOf(symbol: string): Omit<SpokenUnit, 'power'>[] | undefined {
  const whole = BY_SYMBOL.get(symbol)
  if (whole) return [whole]
  for (let at = symbol.length - 1; at > 0; at--) {
    const [first, second] = [BY_SYMBOL.get(symbol.slice(0, at)), BY_SYMBOL.get(symbol.slice(at))]
    if (first && second) return [first, second]
  }
  return undefined
}

const PIECE = /([A-Za-zΩμ°%]+)(?:\^?\{?([+-]?\d+)\}?)?|(\/+)|[\s~.·*()]+/uy

/** What TeX writes, in the characters of units. */
const plain = (tex: string) =>
  tex
    .replaceAll(/\\(?:math|text)?(?:rm|up|normal)\b/g, ' ')
    .replaceAll(/\\(?:Omega|ohm)(?![A-Za-z])\s*/g, 'Ω')
    .replaceAll(/\\(?:up)?mu(?![A-Za-z])\s*|[µ]/g, 'μ')
    .replaceAll(/\\(?:cdot|times)(?![A-Za-z])|\\[,;: ]|⋅/g, ' ')
    .replaceAll(/\^?\{?\\?\^?\\(?:circ|degree)(?![A-Za-z])\}?\s*/g, '°')
    .replaceAll('\\%', '%')
    .replaceAll('−', '-')

/** The units of `m\,s^{-2}`, `kJ/(kg K)` or `kWh`; undefined if it is something else. */
export function readUnits(tex: string): SpokenUnit[] | undefined {
  const source = plain(tex)
  const units: SpokenUnit[] = []
  let sign = 1
  for (PIECE.lastIndex = 0; PIECE.lastIndex < source.length; ) {
    const piece = PIECE.exec(source)
    if (!piece) return undefined
    const [, symbol, power = '1', slash] = piece
    if (slash) sign = -1
    if (symbol === undefined) continue
    const found = unitsOf(symbol)
    if (!found || Number(power) === 0) return undefined
    units.push(
      ...found.map((unit, index) => ({
        ...unit,
        power: sign * (index === found.length - 1 ? Number(power) : 1),
      })),
    )
  }
  return units.length > 0 ? units : undefined
}

/** Units alone, without a number before them, look like names: only several, divided or raised ones are sure. */
export const areSurelyUnits = (tex: string) => /[\s~^/]|\\[,; ]|\\cdot/.test(tex.trim())
