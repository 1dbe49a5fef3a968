import { spokenMaths as words } from '../../../messages/en/spoken-maths.ts'
import { isSymbol, type KindOf, type Part } from './parts.ts'
import { sayUnits } from './say-units.ts'

interface Manner {
  /** All letters of the formula: capitals are announced if the lower-case letter also occurs. */
  letters: ReadonlySet<string>
  /** There, even a short fraction needs an end marker. */
  inFraction: boolean
}

const DELTA = 3

const only = (parts: readonly Part[]) => (parts.length === 1 ? parts[0] : undefined)

/** Without a sign at the front. */
const unsigned = (parts: readonly Part[]) => (isSymbol(parts[0], 'minus', 'plus') ? parts.slice(1) : parts)

/** The line between two points. */
const isLine = (parts: readonly Part[]) =>
  parts.length > 0 &&
  parts.every((part) => part.kind === 'letter' && part.letter !== part.letter.toLowerCase())

/** Heard as a single unit. */
function isAtom(part: Part | undefined): boolean {
  switch (part?.kind) {
    case 'number':
    case 'letter':
    case 'greek':
    case 'degrees':
      return true
    case 'text':
      return !part.text.includes(' ')
    case 'symbol':
      return ['infinity', 'hBar', 'star', 'blank', 'percent'].includes(part.name)
    case 'accent':
      return isLine(part.of) || (part.name !== 'bar' && isAtom(only(part.of)))
    case 'group':
      return isShort(part.parts)
    case 'scripts':
      return (
        isAtom(part.base) &&
        [part.below, part.above].every((script) => script.length === 0 || isShort(script))
      )
  }
  return false
}

/** Whether its end is clear without a word: a single unit, or a number with its unit. */
function isShort(parts: readonly Part[]): boolean {
  const [first, second, ...more] = unsigned(parts)
  if (parts.length === 1 && !first) return true
  return more.length === 0 && isAtom(first) && (second === undefined || second.kind === 'units')
}

/**
 * Short, and what follows cannot be mistaken for a part of it: the root of x squared differs from that root squared.
 */
const isClosed = (parts: readonly Part[]) => {
  const last = parts.findLast(({ kind }) => kind !== 'units')
  return isShort(parts) && !(last?.kind === 'scripts' && last.above.length > 0)
}

/** A product before "over" means the same wherever it is heard to begin. */
const isProduct = (parts: readonly Part[]) =>
  parts.length > 0 && unsigned(parts).every((part) => isAtom(part) || part.kind === 'units')

const isScript = (parts: readonly Part[]) => {
  const part = only(unsigned(parts))
  return (
    parts.length === 0 || (isAtom(part) && part?.kind !== 'scripts') || isSymbol(only(parts), 'minus', 'plus')
  )
}

/** What precedes the variable of a derivative. */
const isDifferential = (parts: readonly Part[]) => {
  const [first] = parts
  const base = first?.kind === 'scripts' ? first.base : first
  return (base?.kind === 'letter' && base.letter === 'd') || isSymbol(base, 'partial')
}

type Say<Kind extends Part['kind']> = (part: KindOf<Kind>, manner: Manner) => string

const fraction: Say<'fraction'> = ({ above, below }, manner) => {
  const inside = { ...manner, inFraction: true }
  const [over, under] = [say(above, inside), say(below, inside)]
  if (isDifferential(above) && below.length > 1 && isDifferential(below)) return words.derivative(over, under)
  return words.fraction(over, under, manner.inFraction || !(isProduct(above) && isShort(below)))
}

const letter = (said: string, manner: Manner) =>
  said !== said.toLowerCase() && manner.letters.has(said.toLowerCase()) ? words.capital(said) : said

const greek: Say<'greek'> = ({ at, capital }) => {
  const name = words.greek.split(' ')[at] ?? ''
  // A difference is just called delta.
  if (at === DELTA) return capital ? name : words.small(name)
  return capital ? words.capital(name) : name
}

/** Of an ion, an electron or a proton, beside 0 from above. */
const isCharge = (base: Part | undefined, above: readonly Part[]) => {
  const [first, second] = above
  if (above.length === 2) return first?.kind === 'number' && isSymbol(second, 'plus', 'minus')
  const isParticle =
    base?.kind === 'text' ||
    base?.kind === 'group' ||
    (base?.kind === 'scripts' ? true : base?.kind === 'letter' && /[A-Zep]/.test(base.letter))
  return isParticle && above.length === 1 && isSymbol(first, 'plus', 'minus')
}

/** The base of a power, with its end marker. */
function sayBase(base: Part, manner: Manner): string {
  const inside = base.kind === 'group' ? only(base.parts) : undefined
  if (inside) return sayBase(inside, manner)
  if (base.kind === 'fraction') return fraction(base, { ...manner, inFraction: true })
  if (base.kind === 'root') return root(base, manner, true)
  return base.kind === 'absolute' ? absolute(base, manner, true) : sayOne(base, manner)
}

const isMinusOne = (parts: readonly Part[]) => {
  const [sign, one] = parts
  return parts.length === 2 && isSymbol(sign, 'minus') && one?.kind === 'number' && one.digits === '1'
}

const scripts: Say<'scripts'> = ({ base, below, above, primes }, manner) => {
  let said = base ? sayBase(base, manner) : ''
  if (base?.kind === 'function' && isMinusOne(above)) return words.inverse(base.name, said)
  if (below.length > 0 && base?.kind === 'function') {
    const power = above.length > 0 ? words.power(said, say(above, manner), !isScript(above)) : said
    return words.logarithm(power, say(below, manner))
  }
  if (primes > 0) said = words.prime(said, primes)
  if (below.length > 0) said = words.index(said, say(below, manner), !isScript(below))
  if (isCharge(base, above)) return words.charge(said, sayCharge(above, manner))
  if (isSymbol(only(above), 'plus', 'minus', 'star', 'times', 'perpendicular', 'parallel'))
    said += ` ${say(above, manner)}`
  else if (isSymbol(only(above), 'degrees')) said = words.degrees(said)
  else if (above.length > 0) said = words.power(said, say(above, manner), !isScript(above))
  return said.trim()
}

const sayCharge = (parts: readonly Part[], manner: Manner) =>
  parts
    .map((part) => {
      if (isSymbol(part, 'plus')) return words.positive
      return isSymbol(part, 'minus') ? words.negative : sayOne(part, manner)
    })
    .join(' ')

const root = ({ degree, of }: KindOf<'root'>, manner: Manner, isLong = !isClosed(of)) =>
  words.root(degree && say(degree, manner), say(of, manner), isLong)

const isVector = (part: Part | undefined): boolean => {
  switch (part?.kind) {
    case 'accent':
      return part.name === 'vector' || part.name === 'bold' || part.name === 'hat'
    case 'scripts':
      return isVector(part.base)
    case 'group':
      return isVector(only(part.parts))
  }
  return isSymbol(part, 'nabla')
}

const absolute = ({ of, double }: KindOf<'absolute'>, manner: Manner, isLong = !isClosed(of)) => {
  const said = say(of, manner)
  return double || isVector(only(of)) ? words.magnitude(said, isLong) : words.absolute(said, isLong)
}

const accent: Say<'accent'> = ({ name, of }, manner) => {
  const said = say(of, manner)
  if (name === 'under') return said || words.symbols.blank
  return words[name](said, !isClosed(of) && !isLine(of))
}

const big: Say<'big'> = ({ name, from, to }, manner) => {
  if (name === 'limit' && from.length > 0) {
    const approaching = from.map(
      (part): Part => (isSymbol(part, 'to') ? { kind: 'symbol', name: 'approaches' } : part),
    )
    return words.limit(say(approaching, manner))
  }
  if (to.length > 0) return words.between(words.big[name], say(from, manner), say(to, manner))
  return from.length > 0 ? words.over(words.big[name], say(from, manner)) : words.whole(words.big[name])
}

const table: Say<'table'> = ({ name, rows }, manner) => {
  const cells = rows.map((row) => row.map((cell) => say(cell, manner)).filter(Boolean))
  if (name === 'lines') return cells.map((row) => row.join(' ')).join('; ')
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const line = name === 'cases' ? words.line : words.row
  const body = cells.map((row, index) => line(index + 1, row.join(', '))).join('; ')
  return name === 'cases' ? words.cases(rows.length, body) : words[name](rows.length, columns, body)
}

const SAY: { [Kind in Part['kind']]: Say<Kind> } = {
  number: ({ digits }) => words.number(digits),
  letter: (part, manner) => letter(part.letter, manner),
  greek,
  symbol: ({ name }) => words.symbols[name],
  function: ({ name }) => Object.entries(words.functions).find(([known]) => known === name)?.[1] ?? name,
  text: ({ text }) => text,
  pause: ({ mark }) => mark,
  units: ({ units }) => sayUnits(units, false),
  group: ({ parts }, manner) => say(parts, manner),
  fraction,
  root: (part, manner) => root(part, manner),
  scripts,
  degrees: ({ base }, manner) => words.degrees(base ? sayOne(base, manner) : ''),
  accent,
  big,
  absolute: (part, manner) => absolute(part, manner),
  charge: ({ of }, manner) => words.charge('', sayCharge(of, manner)),
  binomial: ({ n, k }, manner) =>
    words.binomial(say(n, manner), say(k, manner), !(isClosed(n) && isClosed(k))),
  table,
  nucleus: ({ of, mass, charge }, manner) =>
    words.nucleus(sayOne(of, manner), say(mass, manner), say(charge, manner)),
}

// Each kind of part has its own function; the compiler cannot follow that through the table.
const sayOne = (part: Part, manner: Manner): string =>
  (SAY[part.kind] as Say<Part['kind']>)(part as never, manner)

/** Whether the brackets hold the argument of the letter before them, as in f(x). */
function argumentAt(parts: readonly Part[], at: number): Part | undefined {
  const [name, open, inside, close] = parts.slice(at, at + 4)
  const base = name?.kind === 'scripts' ? name.base : name
  const isCall = base?.kind === 'letter' && isSymbol(open, 'openBracket') && isSymbol(close, 'closeBracket')
  return isCall && (inside?.kind === 'letter' || inside?.kind === 'greek') ? inside : undefined
}

const isColon = (part: Part | undefined) => part?.kind === 'pause' && part.mark === ':'

/** The sign between two sides, and not the one of f : A → B or {x : x > 0}. */
const isRatio = (parts: readonly Part[], at: number) => {
  const [before, after] = [parts[at - 1], parts[at + 1]]
  if (!isColon(parts[at]) || !isFactor(before) || !after || after.kind === 'symbol') return false
  return !parts.some((part) => isSymbol(part, 'to', 'mapsTo', 'openBrace'))
}

/** A ratio such as 1 : 1000 or 3 : 4 : 5 is not a division. */
const isScale = (parts: readonly Part[], at: number) => {
  const before = parts[at - 1]
  return (before?.kind === 'number' && before.digits === '1') || parts.filter(isColon).length > 1
}

/** What can be multiplied by what follows. */
function isFactor(part: Part | undefined): boolean {
  switch (part?.kind) {
    case 'number':
    case 'letter':
    case 'greek':
    case 'root':
    case 'absolute':
    case 'accent':
    case 'degrees':
    case 'binomial':
      return true
    case 'fraction':
      return !isDifferential(part.above) || !isDifferential(part.below)
    case 'scripts':
      return isFactor(part.base)
    case 'group':
      return isFactor(part.parts.at(-1))
  }
  return isSymbol(part, 'closeBracket', 'closeSquare', 'infinity', 'hBar', 'factorial')
}

/** The implicit sign in 2√3. Without it, the root would absorb what precedes it. */
const isProductWith = (before: Part | undefined, part: Part) =>
  (part.kind === 'root' ||
    part.kind === 'fraction' ||
    part.kind === 'absolute' ||
    part.kind === 'binomial') &&
  isFactor(before)

const wholeNumber = (parts: readonly Part[]) => {
  const part = only(parts)
  return part?.kind === 'number' && /^\d+$/.test(part.digits) ? Number(part.digits) : undefined
}

/** 1½; 1 · a/b and 1 · 3/2 are none. */
function isMixed(before: Part | undefined, part: Part): boolean {
  if (part.kind !== 'fraction' || before?.kind !== 'number') return false
  const [above, below] = [wholeNumber(part.above), wholeNumber(part.below)]
  return above !== undefined && below !== undefined && above < below && /^\d+$/.test(before.digits)
}

/** Whether a vector is next to the sign, in brackets or not. */
function isVectorAt(parts: readonly Part[], at: number, step: 1 | -1): boolean | undefined {
  const [open, close] =
    step > 0 ? (['openBracket', 'closeBracket'] as const) : (['closeBracket', 'openBracket'] as const)
  if (!isSymbol(parts[at], open)) return isVector(parts[at])
  for (let depth = 0, inside = at; parts[inside]; inside += step) {
    if (isSymbol(parts[inside], open)) depth++
    if (isSymbol(parts[inside], close) && --depth === 0) return false
    if (isVector(parts[inside])) return true
  }
  return false
}

/** Between vectors, a dot and a cross are two products. */
function productAt(parts: readonly Part[], at: number): string | undefined {
  const part = parts[at]
  if (!isSymbol(part, 'times', 'dot')) return undefined
  if (!isVectorAt(parts, at - 1, -1) || !isVectorAt(parts, at + 1, 1)) return words.symbols.times
  return isSymbol(part, 'dot') ? words.symbols.dot : words.symbols.cross
}

/** What is spoken between two parts. */
const sayJoint = (before: Part | undefined, part: Part) =>
  isProductWith(before, part) && !isMixed(before, part) ? words.symbols.times : ''

function say(parts: readonly Part[], manner: Manner): string {
  const said: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]
    const argument = argumentAt(parts, at)
    const before = parts[at - 1]
    if (!part) continue
    const joint = sayJoint(before, part)
    if (joint) said.push(joint)
    if (argument) {
      said.push(words.valueAt(sayOne(part, manner), sayOne(argument, manner)))
      at += 3
    } else if (isRatio(parts, at)) said.push(words.symbols[isScale(parts, at) ? 'ratio' : 'quotient'])
    else if (isMixed(before, part)) said.push(words.mixed(said.pop() ?? '', sayOne(part, manner)))
    else if (part.kind === 'units')
      said.push(sayUnits(part.units, !before || (before.kind === 'number' && before.digits === '1')))
    else said.push(productAt(parts, at) ?? sayOne(part, manner))
  }
  return said.filter(Boolean).join(' ')
}

/** The letters of the parts, however deep. */
const lettersIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : 'letter' in value
      ? [String(value.letter)]
      : Object.values(value).flatMap(lettersIn)

/** A pause after a pause, and one before nothing. */
const TOO_MANY = /[,،]\s*(?=[,،;:])|\s+(?=[,،;:])|[,،;]\s*$/gu

/** The parts in words; never empty. */
export function wordsFor(parts: readonly Part[]): string {
  const manner = { letters: new Set(lettersIn(parts)), inFraction: false }
  return say(parts, manner).replaceAll(TOO_MANY, '').replaceAll(TOO_MANY, '').trim() || words.symbols.blank
}
