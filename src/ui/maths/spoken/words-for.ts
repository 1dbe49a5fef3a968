import { spokenMaths as words } from '../../../messages/spoken-maths/en.ts'
import { isSymbol, type KindOf, type Part } from './parts.ts'
import { sayUnits } from './say-units.ts'

interface Manner {
  /** All letters of the formula: capitals are said as such where the small letter is there, too. */
  letters: ReadonlySet<string>
  /** There, a fraction needs its end, however short it is. */
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

/** One thing to the ear. */
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

/** Whether its end is heard without a word: a single thing, or a number with its unit. */
function isShort(parts: readonly Part[]): boolean {
  const [first, second, ...more] = unsigned(parts)
  if (parts.length === 1 && !first) return true
  return more.length === 0 && isAtom(first) && (second === undefined || second.kind === 'units')
}

/** A product before "over" means the same wherever it is heard to begin. */
const isProduct = (parts: readonly Part[]) =>
  parts.length > 0 && unsigned(parts).every((part) => isAtom(part) || part.kind === 'units')

const isScript = (parts: readonly Part[]) => {
  const part = only(unsigned(parts))
  return parts.length === 0 || isAtom(part) || isSymbol(only(parts), 'minus', 'plus')
}

/** What stands before the variable that is derived by. */
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

const scripts: Say<'scripts'> = ({ base, below, above, primes }, manner) => {
  let said = base ? sayOne(base, manner) : ''
  if (below.length > 0 && base?.kind === 'function') return words.logarithm(said, say(below, manner))
  if (primes > 0) said = words.prime(said, primes)
  if (below.length > 0) said = words.index(said, say(below, manner), !isScript(below))
  // A charge, or a star.
  if (isSymbol(only(above), 'plus', 'minus', 'star', 'times', 'perpendicular', 'parallel'))
    said += ` ${say(above, manner)}`
  else if (isSymbol(only(above), 'degrees')) said = words.degrees(said)
  else if (above.length > 0) said = words.power(said, say(above, manner), !isScript(above))
  return said.trim()
}

const accent: Say<'accent'> = ({ name, of }, manner) => {
  const said = say(of, manner)
  if (name === 'under') return said || words.symbols.blank
  return words[name](said, !isShort(of) && !isLine(of))
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
  root: ({ degree, of }, manner) => words.root(degree && say(degree, manner), say(of, manner), !isShort(of)),
  scripts,
  degrees: ({ base }, manner) => words.degrees(base ? sayOne(base, manner) : ''),
  accent,
  big,
  absolute: ({ of }, manner) => words.absolute(say(of, manner), !isShort(of)),
  binomial: ({ n, k }, manner) => words.binomial(say(n, manner), say(k, manner)),
  table,
  nucleus: ({ of, mass, charge }, manner) =>
    words.nucleus(sayOne(of, manner), say(mass, manner), say(charge, manner)),
}

// Each kind of part has its own function; the compiler cannot follow that through the table.
const sayOne = (part: Part, manner: Manner): string =>
  (SAY[part.kind] as Say<Part['kind']>)(part as never, manner)

/** Whether what is in brackets is what the letter before them depends on, as in f(x). */
function argumentAt(parts: readonly Part[], at: number): Part | undefined {
  const [name, open, inside, close] = parts.slice(at, at + 4)
  const base = name?.kind === 'scripts' ? name.base : name
  const isCall = base?.kind === 'letter' && isSymbol(open, 'openBracket') && isSymbol(close, 'closeBracket')
  return isCall && (inside?.kind === 'letter' || inside?.kind === 'greek') ? inside : undefined
}

const isRatio = (parts: readonly Part[], at: number) => {
  const [before, mark, after] = [parts[at - 1], parts[at], parts[at + 1]]
  return mark?.kind === 'pause' && mark.mark === ':' && before?.kind === 'number' && after?.kind === 'number'
}

function say(parts: readonly Part[], manner: Manner): string {
  const said: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]
    const argument = argumentAt(parts, at)
    const before = parts[at - 1]
    if (!part) continue
    if (argument) {
      said.push(words.valueAt(sayOne(part, manner), sayOne(argument, manner)))
      at += 3
    } else if (isRatio(parts, at)) said.push(words.symbols.ratio)
    else if (part.kind === 'units')
      said.push(sayUnits(part.units, !before || (before.kind === 'number' && before.digits === '1')))
    else said.push(sayOne(part, manner))
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
