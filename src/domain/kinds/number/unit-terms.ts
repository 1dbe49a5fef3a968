import Qty from 'js-quantities'
import { unitByName } from './unit-names.ts'
import { PREFIXES, SHORT_FORMS, UNIT_ROWS } from './unit-table.ts'
import { plainSigns } from './written-signs.ts'

/** One unit of a product, without or with an exponent. */
export interface Term {
  text: string
  exponent: number
  /** Written below the stroke. */
  below: boolean
  factor: number
  dimension: number
}

/** More would be no unit of any question. */
const MOST_TERMS = 10

const TOKEN =
  /\s*([/·.-])\s*|\s*(\()\s*|\s*(\))(?:\^?([+-]?\d))?|(°\s?[CFK](?![\p{L}\p{M}])|[°%٪]|[\p{L}\p{M}]+|1(?=\s*\/))(?:\^?([+-]?\d)|\^[({]([+-]?\d)[)}])?|\s+/guy

/** Units that are written without a sign between them, as in Nm, kgK and kgms⁻². */
const JOINED = /^([fpnμmkMGT]?(?:N|W|A|V|J|Pa|Ω|T|C|mol)|kg)((?:kg|mol|cm|mm|km|ms|m|s|K|A|h|°C)(?:s|K)?)$/

const known = new Map<string, Pick<Term, 'factor' | 'dimension'>>()

/** The dimensions, each as a digit of a number, so that those of a product are added. Angles and solid angles are ratios, and none. */
const DIMENSIONS = ['<meter>', '<kilogram>', '<second>', '<ampere>', '<kelvin>', '<mole>', '<candela>']
const dimensionOf = (bases: readonly string[]) =>
  bases.reduce((sum, base) => sum + (DIMENSIONS.includes(base) ? 100 ** DIMENSIONS.indexOf(base) : 0), 0)

/** What js-quantities knows of a unit: its size and dimension in base units. */
function sizeOf(symbol: string) {
  const before = known.get(symbol)
  if (before) return before
  const { scalar, numerator, denominator } = Qty(1, UNIT_ROWS[symbol]?.quantityName ?? '').toBase()
  const size = { factor: scalar, dimension: dimensionOf(numerator) - dimensionOf(denominator) }
  known.set(symbol, size)
  return size
}

/** The terms of one written name: mostly one. */
function termsOf(name: string, exponent: number, deep = 0): readonly Term[] | undefined {
  // 'ms⁻¹' stands for metres per second wherever it is taught.
  if (name === 'ms' && exponent < 0) return together(termsOf('m', 1), termsOf('s', exponent))
  const short = Object.hasOwn(SHORT_FORMS, name.toLowerCase()) && SHORT_FORMS[name.toLowerCase()]
  if (short) return exponent === 1 ? readTerms(plainSigns(short)) : undefined
  const found = unitByName(name)
  if (!found) {
    const [, first, rest] = JOINED.exec(name) ?? []
    return first && rest && deep < 3
      ? together(termsOf(first, 1, deep + 1), termsOf(rest, exponent, deep + 1))
      : undefined
  }
  const { factor, dimension } = sizeOf(found.symbol)
  const text = `${found.prefix === 'μ' ? 'µ' : found.prefix}${found.symbol.replace(/^([WA])h$/, '$1·h')}`
  return [{ text, exponent, below: false, factor: factor * (PREFIXES[found.prefix] ?? 1), dimension }]
}

const together = (one: readonly Term[] | undefined, other: readonly Term[] | undefined) =>
  one && other && [...one, ...other]

/** 'm/s/s' is 'm/s²'. */
function added(terms: readonly Term[], term: Term): Term[] {
  const same = terms.findIndex(({ text, below }) => text === term.text && below === term.below)
  const before = terms[same]
  return before
    ? terms.with(same, { ...before, exponent: before.exponent + term.exponent })
    : [...terms, term]
}

interface Level {
  terms: readonly Term[]
  below: boolean
}

const into = (level: Level, terms: readonly Term[], power = 1): readonly Term[] =>
  terms.reduce(
    (all, term) =>
      added(all, { ...term, exponent: term.exponent * power, below: term.below !== level.below }),
    level.terms,
  )

/**
 * Reads a product from the front. What follows a stroke is below it, as far as it goes, since 'J/kg*K' is written for J/(kg·K);
 * after brackets it is above again.
 */
export function readTerms(text: string): readonly Term[] | undefined {
  const outer: Level[] = []
  let level: Level = { terms: [], below: false }
  /** Whether a unit has to follow. */
  let open = true
  const tokens = [...text.matchAll(TOKEN)]
  if (tokens.reduce((length, [token]) => length + token.length, 0) < text.length) return undefined
  for (const [, sign, opening, closing, power, name, raised, braced] of tokens) {
    if (opening) {
      outer.push(level)
      level = { terms: [], below: false }
      open = true
    } else if (closing) {
      const around = outer.pop()
      if (!around || open) return undefined
      level = { terms: into(around, level.terms, Number(power ?? 1)), below: false }
    } else if (name) {
      const terms = name === '1' ? [] : termsOf(name.replace(' ', ''), Number(raised ?? braced ?? 1))
      if (!terms) return undefined
      level = { ...level, terms: into(level, terms) }
      open = false
    } else if (sign) {
      const isFirst = sign === '/' && !level.below && level.terms.length === 0
      if (open && !isFirst) return undefined
      level = { ...level, below: level.below || sign === '/' }
      open = true
    }
    if (level.terms.length > MOST_TERMS) return undefined
  }
  return open || outer.length > 0 || level.terms.length === 0 ? undefined : level.terms
}
