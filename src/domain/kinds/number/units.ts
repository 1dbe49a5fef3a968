import { MAX_TYPED } from '../answer.ts'
import { UNIT_LIST } from './unit-list.ts'

export { UNIT_LIST } from './unit-list.ts'

import { readTerms, type Term } from './unit-terms.ts'
import { plainSigns } from './written-signs.ts'

/** A unit that can be converted. */
export interface Unit {
  /** As it is shown: 'm/s²', 'kW·h', '°C'. */
  text: string
  /** How many of the base units of its quantity it is. */
  factor: number
  /** Added after the factor: only for temperatures. */
  offset: number
  /** The same for units of one quantity, and only for them. */
  quantity: string
}

/** The quantity of what has no dimension: angles, percent. */
export const PURE_NUMBER = '0'

/** Of temperatures that stand alone: where their scale begins, in kelvins. */
const OFFSETS: Record<string, number> = { '°C': 273.15, '°F': 459.67 * (5 / 9) }

const CELSIUS =
  /(?:degrees?|deg|grados?|grad|डिग्री|درجة|°)[ -]?(?:celsius|centigrade|centígrados?|सेल्सियस|सेंटीग्रेड|سلسيوس|مئوية)/giu

/** 'metres per second' in our languages. */
const PER = / (?:per|pro|por|प्रति|لكل) /gu

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const powerText = (exponent: number) =>
  exponent === 1
    ? ''
    : String(exponent)
        .replace('-', '⁻')
        .replace(/\d/g, (digit) => RAISED[+digit] ?? '')

const productOf = (terms: readonly Term[]) =>
  terms.map(({ text, exponent }) => text + powerText(exponent)).join('·')

function textOf(terms: readonly Term[]) {
  const below = terms.filter((term) => term.below)
  const above = productOf(terms.filter((term) => !term.below))
  if (below.length === 0) return above
  return `${above || '1'}/${below.length > 1 ? `(${productOf(below)})` : productOf(below)}`
}

function parseUnit(text: string): Unit | undefined {
  const terms = readTerms(
    plainSigns(text.slice(0, MAX_TYPED))
      .replace(CELSIUS, '°C')
      .replace(PER, '/')
      .replace(/^\[(.+)\]$|\.$/, '$1')
      .trim(),
  )
  if (!terms) return undefined
  const powers = terms.map((term) => ({ ...term, power: term.below ? -term.exponent : term.exponent }))
  const shown = textOf(terms)
  return {
    text: shown,
    factor: powers.reduce((product, { factor, power }) => product * factor ** power, 1),
    offset: OFFSETS[shown] ?? 0,
    quantity: String(powers.reduce((sum, { dimension, power }) => sum + dimension * power, 0)),
  }
}

/** Enough for the units of a quiz; whatever is typed, no more is kept. */
const MOST_KNOWN = 500
const known = new Map<string, Unit | undefined>()

/** A unit as it was typed; undefined if there is none of that name. Thousands of answers have the same few. */
export function readUnit(text: string): Unit | undefined {
  if (known.has(text)) return known.get(text)
  const unit = parseUnit(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, unit)
  return unit
}

/** Whether a text is a unit that can be converted. */
export const isUnit = (text: string) => readUnit(text) !== undefined

const rowFor = ({ text, quantity }: Unit) =>
  UNIT_LIST.find(({ units }) => units.includes(text)) ??
  UNIT_LIST.find(({ units }) => readUnit(units[0] ?? '')?.quantity === quantity)

/** The units that one press enters for an answer in this one: itself, and its next of kin. At most three. */
export function unitsLike(unit: string): readonly string[] {
  const read = readUnit(unit)
  if (!read) return [unit]
  const units = rowFor(read)?.units ?? []
  const place = units.indexOf(read.text)
  const kin = place < 0 ? units : [units[place + 1], units[0], units[place + 2], units[place - 1]]
  return [...new Set([read.text, ...kin])].flatMap((each) => each ?? []).slice(0, 3)
}
