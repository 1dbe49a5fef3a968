import type { Part, SymbolName } from './parts.ts'
import { readUnits } from './units.ts'

const ARROWS: readonly [RegExp, SymbolName][] = [
  [/^(<=>>?|<<=>|⇌)/, 'equilibrium'],
  [/^(<-->|<->)/, 'both'],
  [/^(->|→)/, 'yields'],
  [/^<-/, 'from'],
]
const STATES: Readonly<Record<string, SymbolName>> = {
  '(g)': 'gas',
  '(l)': 'liquid',
  '(s)': 'solid',
  '(aq)': 'aqueous',
}

const symbol = (name: SymbolName): Part => ({ kind: 'symbol', name })
const number = (digits: string): Part => ({ kind: 'number', digits })

/** Digits and signs, spoken one after another. */
const charge = (written: string): Part[] =>
  [...written.matchAll(/\d+|[+-]|\w/g)].map(([piece]) =>
    /\d/.test(piece)
      ? number(piece)
      : piece === '+'
        ? symbol('plus')
        : piece === '-'
          ? symbol('minus')
          : { kind: 'text', text: piece },
  )

/** The charge of an ion; other superscripts, such as a radical's dot or star, are spoken as is. */
const chargeOf = (written: string): Part[] =>
  /[+-]/.test(written) ? [{ kind: 'charge', of: charge(written) }] : charge(written)

type Step = (match: RegExpExecArray, parts: Part[]) => Part[]

const lone =
  (name: SymbolName): Step =>
  () => [symbol(name)]

/** A nucleus with its mass and charge numbers. */
const nucleus: Step = ([, mass = '', protons = '', element = '']) => [
  { kind: 'nucleus', mass: charge(mass), charge: charge(protons), of: { kind: 'text', text: element } },
]

/** What can stand in `\ce`, tried in order. */
const STEPS: readonly [RegExp, Step][] = [
  ...ARROWS.map(([pattern, name]): [RegExp, Step] => [pattern, lone(name)]),
  [/^(?:\[[^\]]*\])+/, () => []],
  [/^\((?:aq|g|l|s)\)/, ([state]) => [symbol(STATES[state] ?? 'openBracket')]],
  [/^\^\{?(\d+)\}?(?:_\{?(-?\d+)\}?)?([A-Z][a-z]?|[a-z])/, nucleus],
  [/^\^\{?([^{}\s]*)\}?/, ([, above = '']) => chargeOf(above)],
  [/^_\{?([^{}\s]*)\}?/, ([, below = '']) => charge(below)],
  [/^[+-](?=\s|$|\)|\])/, ([sign]) => chargeOf(sign)],
  [/^\s*\+\s*/, lone('plus')],
  [
    /^\d+(?:\.\d+)?(?:\/\d+)?/,
    ([digits]) =>
      digits.split(/\//).flatMap((one, at) => (at ? [symbol('over'), number(one)] : [number(one)])),
  ],
  [/^[A-Z][a-z]?/, ([element]) => [{ kind: 'text', text: element }]],
  [/^\\([A-Za-z]+)/, ([, name = '']) => [{ kind: 'text', text: name }]],
  [/^[[(]/, lone('openBracket')],
  [/^[\])]/, lone('closeBracket')],
  [/^=/, lone('doubleBond')],
  [/^#/, lone('tripleBond')],
  [/^-/, lone('bond')],
  [/^[.*·]/, lone('times')],
  [/^[a-z]/, ([letter]) => [{ kind: 'letter', letter }]],
  [/^[\s\S]/u, () => []],
]

/** Chemistry as in `\ce`; each sign is spoken in order: 2, H, 2, O. */
export function readChemistry(tex: string): Part[] {
  const parts: Part[] = []
  for (let rest = tex.trim(); rest; ) {
    const source = rest
    for (const [pattern, step] of STEPS) {
      const match = pattern.exec(source)
      if (!match?.[0]) continue
      parts.push(...step(match, parts))
      rest = source.slice(match[0].length)
      break
    }
  }
  return parts
}

const QUANTITY = /^([+-])?\s*(\d+(?:[.,]\d+)?)?\s*(?:[eE]([+-]?\d+)|x?\s*10\^\{?([+-]?\d+)\}?)?\s*/

/** A number with its units as `\pu` writes them: `6.6e-34 J s`. */
export function readQuantity(tex: string): Part[] {
  const [whole = '', sign, digits, e, ten] = QUANTITY.exec(tex.trim()) ?? []
  const exponent = e ?? ten
  const rest = tex.trim().slice(whole.length)
  const units = readUnits(rest)
  const parts: Part[] = []
  if (sign) parts.push(symbol(sign === '+' ? 'plus' : 'minus'))
  if (digits) parts.push(number(digits.replace(',', '.')))
  if (exponent) {
    if (digits) parts.push(symbol('times'))
    parts.push({ kind: 'scripts', base: number('10'), below: [], above: charge(exponent), primes: 0 })
  }
  if (units) parts.push({ kind: 'units', units })
  else if (rest) parts.push({ kind: 'text', text: rest })
  return parts
}
