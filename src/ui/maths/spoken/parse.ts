import { spokenMaths } from '../../../messages/en/spoken-maths.ts'
import { readChemistry, readQuantity } from './chemistry.ts'
import { withPlainNumbers } from './numbers.ts'
import { isSymbol, type KindOf, type Part } from './parts.ts'
import { HEATS, heatOf, isCircle, isQuantity, raise, unitsOf, wholeOf } from './quantities.ts'
import { BARS, hasClosingBar, peek, type Source, take, takeDigit, takeIf, takeRaw } from './source.ts'
import { ACCENTS, BIG, partOf, TABLES } from './symbols.ts'

/** The parts of a formula in TeX. Safe for any input. */
export const parseMath = (tex: string): Part[] => parseUntil({ tex: withPlainNumbers(tex), at: 0, depth: 0 })

/** Up to one of the tokens, which is not consumed, or to the end. */
function parseUntil(source: Source, ...ends: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let token = peek(source); token && !ends.includes(token); token = peek(source)) read(parts, source)
  return parts
}

function parseGroup(source: Source, ...ends: readonly string[]): Part[] {
  const parts = parseUntil(source, ...ends)
  take(source)
  return parts
}

/** A group, or a single token: of a number its first digit, as in TeX. */
function argument(source: Source): Part[] {
  const token = peek(source)
  if (/^\d/.test(token)) return [{ kind: 'number', digits: takeDigit(source) }]
  if (takeIf(source, '{')) return parseGroup(source, '}')
  const parts: Part[] = []
  // A closing brace is not its own.
  if (token && token !== '}') read(parts, source)
  return parts
}

const optional = (source: Source): Part[] | undefined =>
  takeIf(source, '[') ? parseGroup(source, ']') : undefined

type Reader = (source: Source, parts: Part[]) => Part | undefined

const fraction: Reader = (source) => ({ kind: 'fraction', above: argument(source), below: argument(source) })
const binomial: Reader = (source) => ({ kind: 'binomial', n: argument(source), k: argument(source) })
const root: Reader = (source) => ({ kind: 'root', degree: optional(source), of: argument(source) })

function wordOf(text: string): Part | undefined {
  if (text.length === 1) return partOf(text)
  return text in spokenMaths.functions ? { kind: 'function', name: text } : { kind: 'text', text }
}

/** Upright letters: units, a name, or more maths. */
const roman: Reader = (source, parts) => {
  const raw = takeRaw(source)
  const text = raw.trim()
  if (!text) return undefined
  return (
    heatOf(raw, parts) ??
    unitsOf(raw, parts) ??
    (/^\p{L}+$/u.test(text) ? wordOf(text) : { kind: 'group', parts: parseMath(raw) })
  )
}

/** Words, which may contain formulas. */
const text: Reader = (source, parts) => {
  const raw = takeRaw(source)
  const known = heatOf(raw, parts) ?? (isQuantity(parts.at(-1)) ? unitsOf(raw, parts) : undefined)
  if (known) return known
  const said = raw.split(/(?<!\\)\$/).flatMap((piece, index): Part[] => {
    if (index % 2 === 1) return parseMath(piece)
    const words = piece.replaceAll(/\\[A-Za-z]+|\\[^\p{L}%$&#_]|[{}~]/gu, ' ').replaceAll('\\', '')
    return words.trim() ? [{ kind: 'text', text: words.trim().replaceAll(/\s+/g, ' ') }] : []
  })
  return said.length === 1 ? said[0] : { kind: 'group', parts: said }
}

/** Consumes its argument silently. */
const nothing: Reader = (source) => {
  takeRaw(source)
  return undefined
}

const environment: Reader = (source) => {
  const name = takeRaw(source).replace('*', '')
  if (name === 'array' || name === 'alignedat') takeRaw(source)
  const rows: Part[][][] = [[]]
  while (peek(source) && peek(source) !== '\\end') {
    const cell = parseUntil(source, '&', '\\\\', '\\end')
    rows.at(-1)?.push(cell)
    if (take(source) === '\\\\') rows.push([])
    else if (source.tex.slice(0, source.at).endsWith('\\end')) break
  }
  takeIf(source, '\\end')
  takeRaw(source)
  return {
    kind: 'table',
    name: TABLES.get(name) ?? 'lines',
    rows: rows.filter((row) => row.flat().length > 0),
  }
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...['\\frac', '\\dfrac', '\\tfrac', '\\cfrac'].map((token) => [token, fraction] as const),
  ...['\\binom', '\\dbinom', '\\tbinom'].map((token) => [token, binomial] as const),
  ...['\\mathrm', '\\mathup', '\\rm', '\\textrm', '\\textup'].map((token) => [token, roman] as const),
  ...['\\text', '\\textbf', '\\textit', '\\mbox', '\\textnormal'].map((token) => [token, text] as const),
  ...['\\hspace', '\\vspace', '\\phantom', '\\hphantom', '\\vphantom', '\\label', '\\color'].map(
    (token) => [token, nothing] as const,
  ),
  ['\\textcolor', (source, parts) => nothing(source, parts) ?? { kind: 'group', parts: argument(source) }],
  ['\\sqrt', root],
  ['\\begin', environment],
  ['\\operatorname', (source) => wordOf(takeRaw(source).trim() || ' ')],
  ['\\ce', (source) => ({ kind: 'group', parts: readChemistry(takeRaw(source)) })],
  ['\\pu', (source) => ({ kind: 'group', parts: readQuantity(takeRaw(source)) })],
])

/** Far beyond any real formula. */
const MAX_DEPTH = 200

/** Reads what comes next onto the parts. */
function read(parts: Part[], source: Source): void {
  const token = peek(source)
  source.depth++
  if (/^[_^']/.test(token) && source.depth < MAX_DEPTH) readScripts(parts, source)
  else {
    take(source)
    const part = source.depth < MAX_DEPTH ? partAt(token, source, parts) : partOf(token)
    if (part) parts.push(part)
  }
  source.depth--
}

/** A unit or a temperature behind a number; what is written the same elsewhere is a symbol. */
function unitAt(token: string, parts: Part[]): Part | undefined {
  const isOhm = token === '\\Omega'
  if (!HEATS[token] && !(isOhm && isQuantity(parts.at(-1)))) return undefined
  return heatOf(token, parts) ?? unitsOf(isOhm ? 'Ω' : '', parts)
}

function partAt(token: string, source: Source, parts: Part[]): Part | undefined {
  const reader = READERS.get(token)
  if (reader) return reader(source, parts)
  if (token === '{') return { kind: 'group', parts: parseGroup(source, '}') }
  const accent = ACCENTS.get(token)
  if (accent) return { kind: 'accent', name: accent, of: argument(source) }
  const big = BIG.get(token)
  if (big) return { kind: 'big', name: big, from: [], to: [] }
  if (BARS.includes(token) && hasClosingBar(source)) {
    return { kind: 'absolute', of: parseGroup(source, ...BARS), double: /^\\(\||Vert)$/.test(token) }
  }
  const name = token.slice(1)
  if (token.startsWith('\\') && name in spokenMaths.functions) return { kind: 'function', name }
  // An invisible delimiter.
  if (/^\\(left|right)$/.test(token)) takeIf(source, '.')
  return unitAt(token, parts) ?? partOf(token)
}

type Scripts = KindOf<'scripts'>

function readScript(scripts: Pick<Scripts, 'below' | 'above' | 'primes'>, source: Source): void {
  const sign = take(source)
  if (sign === '_') scripts.below = argument(source)
  else if (sign === '^') scripts.above = argument(source)
  else scripts.primes += sign.length
  // A superscript asterisk is not a product.
  if (scripts.above.length === 1 && isSymbol(scripts.above[0], 'dot'))
    scripts.above = [{ kind: 'symbol', name: 'star' }]
}

/** The subscripts and superscripts of the last part, in any order. */
function readScripts(parts: Part[], source: Source): void {
  const scripts: Omit<Scripts, 'base' | 'kind'> = { below: [], above: [], primes: 0 }
  while (/^[_^']/.test(peek(source))) readScript(scripts, source)
  const last = parts.at(-1)
  const base = isBase(last) ? parts.pop() : undefined
  parts.push(withScripts(base, scripts, source))
}

const isBase = (part: Part | undefined) =>
  part !== undefined &&
  part.kind !== 'pause' &&
  !isSymbol(part, 'plus', 'minus', 'equals', 'times', 'dot', 'over')

const isEmpty = (part: Part | undefined) => !part || (part.kind === 'group' && part.parts.length === 0)

function withScripts(base: Part | undefined, scripts: Omit<Scripts, 'base' | 'kind'>, source: Source): Part {
  const { below, above, primes } = scripts
  if (base?.kind === 'big') return { ...base, from: below, to: above }
  if (isCircle(above) && below.length === 0)
    return { kind: 'degrees', base: isEmpty(base) ? undefined : base }
  const power = wholeOf(above)
  if (base?.kind === 'units' && power !== undefined) return raise(base, power)
  if (isEmpty(base) && power !== undefined && primes === 0) {
    const of = argument(source)
    const [only] = of
    return {
      kind: 'nucleus',
      mass: above,
      charge: below,
      of: only && of.length === 1 ? only : { kind: 'group', parts: of },
    }
  }
  return { kind: 'scripts', base: isEmpty(base) ? undefined : base, ...scripts }
}
