import { placeFormulas } from '../../../../domain/maths/placed-formulas.ts'
import { type FormulaRun, runsOf } from './maths-runs.ts'
import {
  BIG_SIGNS,
  FRACTIONS,
  FUNCTION_NAMES,
  GREEK,
  OPERATORS,
  RELATIONS,
  ROOTS,
  SUBSCRIPTS,
  SUPERSCRIPTS,
} from './maths-signs.ts'
import { type Token, type TokenKind, tokensOf } from './maths-tokens.ts'

/** A run of plain text that became a formula, at an index of the source. */
export interface WrittenFormula {
  at: number
  source: string
  result: string
}

const eachOf = (text: string, signs: ReadonlyMap<string, string>) =>
  [...text].map((sign) => signs.get(sign) ?? sign).join('')

const SIGNS = new Map([...GREEK, ...FRACTIONS, ...OPERATORS, ...RELATIONS, ...BIG_SIGNS])
const BRACES = /^[{(]|[)}]$/g

const WRITERS: Partial<Record<TokenKind, (text: string) => string | undefined>> = {
  superscript: (text) => `^{${eachOf(text, SUPERSCRIPTS)}}`,
  subscript: (text) => `_{${eachOf(text, SUBSCRIPTS)}}`,
  power: (text) => `^{${text.slice(1).replaceAll(BRACES, '').replace('−', '-')}}`,
  index: (text) => `_{${text.slice(1).replaceAll(BRACES, '')}}`,
  vector: (text) => `\\vec{${text[0]}}`,
  degree: (text) => (text === '°' ? '^{\\circ}' : `^{\\circ}\\mathrm{${text[1]}}`),
  prime: (text) => (text === '″' ? "''" : "'"),
  number: (text) => text.replaceAll(',', '{,}'),
  word: (text) => (FUNCTION_NAMES.has(text) ? `\\${text}` : undefined),
  space: () => ' ',
}

/** The LaTeX of a token that stands alone. */
const texOf = ({ kind, text }: Token) => WRITERS[kind]?.(text) ?? SIGNS.get(text) ?? text

/** A command's name must not run into a letter behind it. */
const joined = (parts: readonly string[]) =>
  parts.reduce(
    (tex, part) =>
      /\\[A-Za-z]+$/.test(tex.slice(-20)) && /^[A-Za-z]/.test(part) ? `${tex} ${part}` : tex + part,
    '',
  )

function closingAt(tokens: readonly Token[], open: number, last: number): number {
  let depth = 0
  for (let at = open; at <= last; at++) {
    if (tokens[at]?.kind === 'open') depth++
    if (tokens[at]?.kind === 'close' && --depth === 0) return at
  }
  return -1
}

const isSingle = ({ kind, text }: Token) =>
  ['number', 'greek', 'fraction'].includes(kind) || (kind === 'word' && text.length === 1)

const ENDS_ROOT: ReadonlySet<TokenKind | undefined> = new Set<TokenKind | undefined>([
  undefined,
  'space',
  'operator',
  'relation',
  'close',
  'subscript',
  'superscript',
])

/** What a root is drawn over; undefined where that is not certain, as in √2gh. */
function underRoot(
  tokens: readonly Token[],
  at: number,
  last: number,
): { tex: string; next: number } | undefined {
  const under = at <= last ? tokens[at] : undefined
  if (under?.kind === 'open') {
    const close = closingAt(tokens, at, last)
    const tex = close < 0 ? undefined : write(tokens, [at + 1, close - 1])
    return tex === undefined ? undefined : { tex, next: close + 1 }
  }
  const behind = at < last ? tokens[at + 1] : undefined
  if (!under || !isSingle(under) || !ENDS_ROOT.has(behind?.kind)) return undefined
  return behind?.kind === 'subscript'
    ? { tex: texOf(under) + texOf(behind), next: at + 2 }
    : { tex: texOf(under), next: at + 1 }
}

/** Undefined if a part of the run could mean several things. */
function write(tokens: readonly Token[], [first, last]: FormulaRun): string | undefined {
  const parts: string[] = []
  for (let at = first; at <= last; ) {
    const token = tokens[at]
    if (!token) return undefined
    const root = token.kind === 'root' ? ROOTS.get(token.text) : undefined
    if (root === undefined) {
      parts.push(texOf(token))
      at++
      continue
    }
    const under = underRoot(tokens, at + 1, last)
    if (!under) return undefined
    parts.push(`${root}{${under.tex}}`)
    at = under.next
  }
  return joined(parts)
}

const DIGIT_INDEX = /^[A-Za-z]\d$/

/** "n1/n2" and the like: one letter with two numbers is one name with two indices. */
const indexed = (source: string) =>
  source.replaceAll(/(?<![A-Za-z\d\\])([A-Za-z])(\d)(?![\d.])/g, (name, letter: string, digit: string) =>
    DIGIT_INDEX.test(name) && new RegExp(`(?<![A-Za-z\\d])${letter}(?!${digit})\\d(?![\\d.])`).test(source)
      ? `${letter}_{${digit}}`
      : name,
  )

const DOLLAR = /\\.|\$/gs
const escapeDollars = (text: string) => text.replaceAll(DOLLAR, (sign) => (sign === '$' ? '\\$' : sign))

/** Addresses and code are no formulas, whatever signs they have. */
const VERBATIM = /\b(?:https?:\/\/|www\.)\S+|`[^`\n]{1,200}`/gi

function writePlain(source: string, offset: number): { text: string; written: WrittenFormula[] } {
  const tokens = tokensOf(source)
  const verbatim = [...source.matchAll(VERBATIM)].map((each) => [each.index, each.index + each[0].length])
  const written: WrittenFormula[] = []
  let text = ''
  let from = 0
  for (const [first, last] of runsOf(tokens)) {
    const [start, end] = [tokens[first]?.at ?? 0, (tokens[last]?.at ?? 0) + (tokens[last]?.text.length ?? 0)]
    if (verbatim.some(([begin = 0, stop = 0]) => start < stop && begin < end)) continue
    const tex = write(tokens, [first, last])
    if (tex === undefined) continue
    const [run, result] = [source.slice(start, end), `$${indexed(tex)}$`]
    text += escapeDollars(source.slice(from, start)) + result
    written.push({ at: offset + start, source: run, result })
    from = end
  }
  return { text: text + escapeDollars(source.slice(from)), written }
}

/** Where the formulas that are there already begin and end, delimiters included. */
const formulasIn = (text: string) =>
  placeFormulas(text).map(({ tex, start }) => {
    const width = text[start - 1] === '$' && text[start - 2] !== '$' ? 1 : 2
    return { start: start - width, end: start + tex.length + width }
  })

/** Without any of these a text has nothing to write. */
const MATHEMATICAL = /[^\p{ASCII}\p{L}]|[\u0370-\u03ffµⁿⁱˣʸᵃᵇᵏᵐᵗ]|[$^]|[A-Za-z]_[A-Za-z\d{]/u

/** Unicode's mathematics as formulas, and the dollars of prices escaped; what is a formula already stays as it is. */
export function writeMaths(source: string): { text: string; written: WrittenFormula[] } {
  if (!MATHEMATICAL.test(source)) return { text: source, written: [] }
  const written: WrittenFormula[] = []
  let text = ''
  let from = 0
  for (const formula of [...formulasIn(source), { start: source.length, end: source.length }]) {
    const piece = writePlain(source.slice(from, formula.start), from)
    text += piece.text + source.slice(formula.start, formula.end)
    written.push(...piece.written)
    from = formula.end
  }
  return { text, written }
}
