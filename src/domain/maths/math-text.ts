import { lazily } from '../lib/lazily.ts'

/** Plain text, or a formula: `tex` is its source, `source` includes the delimiters. */
export type MathSegment =
  | { kind: 'text'; text: string }
  | { kind: 'math'; tex: string; display: boolean; source: string }

const PAIRED: readonly [open: string, close: string, display: boolean][] = [
  ['$$', '$$', true],
  ['\\[', '\\]', true],
  ['\\(', '\\)', false],
]

/** A double backslash does not escape what follows, and stays as written. */
const ESCAPES: readonly [source: string, plain: string][] = [
  ['\\$', '$'],
  ['\\\\', '\\\\'],
]

interface Found {
  tex: string
  display: boolean
  end: number
}

/** Finds the next unescaped delimiter at or after an index; -1 if there is none. */
type Find = (delimiter: string, from: number) => number

/** Text in which no formula and no escape can begin. */
const UNMARKED = /[^$\\]+/y

/** Plain text at an index where no formula begins; `length` is that of its source, with escapes. */
export function plainAt(text: string, at: number): { plain: string; length: number } {
  UNMARKED.lastIndex = at
  const [unmarked] = UNMARKED.exec(text) ?? []
  if (unmarked) return { plain: unmarked, length: unmarked.length }
  const escaped = ESCAPES.find(([source]) => text.startsWith(source, at))
  return escaped ? { plain: escaped[1], length: escaped[0].length } : { plain: text.charAt(at), length: 1 }
}

/** Remembers exhausted delimiters: otherwise a text full of unclosed openings takes quadratic time. */
function finder(text: string): Find {
  const exhausted = new Set<string>()
  return (delimiter, from) => {
    if (exhausted.has(delimiter)) return -1
    for (let at = text.indexOf(delimiter, from); at >= 0; at = text.indexOf(delimiter, at + 1)) {
      let slashes = 0
      while (text[at - 1 - slashes] === '\\') slashes++
      if (slashes % 2 === 0) return at
    }
    exhausted.add(delimiter)
    return -1
  }
}

function pairedMath(text: string, at: number, find: Find): Found | undefined {
  const pair = PAIRED.find(([open]) => text.startsWith(open, at))
  if (!pair) return undefined
  const [open, close, display] = pair
  const end = find(close, at + open.length)
  if (end < 0) return undefined
  const tex = text.slice(at + open.length, end)
  return tex.trim() ? { tex, display, end: end + close.length } : undefined
}

type DollarPairs = ReadonlyMap<number, number>

/** The next dollar that is not deeper in braces, for each: the dollars of `\text{if $x>0$}` do not close a formula around. */
function dollarPairs(text: string): DollarPairs {
  const pairs = new Map<number, number>()
  const open: { at: number; depth: number }[] = []
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/\\[\s\S]|[${}]/g)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (sign !== '$') continue
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      pairs.set(last.at, index)
      open.pop()
    }
    open.push({ at: index, depth })
  }
  return pairs
}

/** The amount before a price's dollar sign. */
const AMOUNT = /\p{Nd}[\p{Nd}.,]{0,20}(?:[kM]| \p{L}{4,})?\s?$/u
/**
 * A script other than that of formulas, a comma first, or a word last: "tea is 4$, cake costs 6$", "$5 or (6$)", "$5 and US$ 6".
 * Functions are often written without their backslash, as in `$17 mod 5$`.
 */
const WORDS =
  /[^\P{L}\p{sc=Latn}\p{sc=Grek}]|^[,;:)”]|(?<![\p{L}\p{Nd}])(?!(?:mod|div|sin|cos|tan|log|ln|gcd|lcm|exp|max|min|sqrt)\s)(?:\p{L}{2,}|[aeiouyà])[,;:]?\s[(“]?(?:\p{Lu}{1,2})?$/u

/** Text between two prices is not a formula, nor is their separator, as in "4$-6$". */
function isProse(text: string, at: number, end: number): boolean {
  const [before, tex] = [text.slice(Math.max(0, at - 16), at), text.slice(at + 1, end)]
  const between = tex.replace(AMOUNT, '')
  if (/[\\^_{}=<>]/.test(tex) || (between === tex && !/^\s\p{Nd}/u.test(text.slice(end + 1, end + 3))))
    return false
  const follows = AMOUNT.test(before)
  if (follows && /\S$/.test(before) && /^[^\p{L}\p{Nd}+]+$/u.test(between)) return true
  return (follows || /^\p{Nd}/u.test(tex)) && WORDS.test(between)
}

/**
 * A single dollar opens before a non-space and closes after a non-space and before a non-digit. Only the very next dollar can
 * close it, so "$5 and $x$" keeps its formula, or the next one outside braces.
 */
function dollarMath(text: string, at: number, find: Find, pairs: () => DollarPairs): Found | undefined {
  if (text[at] !== '$' || text[at + 1] === '$' || !/\S/.test(text[at + 1] ?? ' ')) return undefined
  const end = pairs().get(at) ?? find('$', at + 1)
  if (end < 0 || /\s/.test(text[end - 1] ?? ' ') || /\p{Nd}/u.test(text[end + 1] ?? '')) return undefined
  return isProse(text, at, end) ? undefined : { tex: text.slice(at + 1, end), display: false, end: end + 1 }
}

/**
 * Splits a question's or option's text into plain text and formulas: `$…$` and `\(…\)` inline, `$$…$$` and `\[…\]` display,
 * `\$` a dollar, `\\` itself, "$5 and $10" text.
 */
export function splitMath(text: string): MathSegment[] {
  if (!/[$\\]/.test(text)) return text ? [{ kind: 'text', text }] : []
  const segments: MathSegment[] = []
  const find = finder(text)
  const pairs = lazily(() => dollarPairs(text))
  let plain = ''
  const flush = () => {
    if (plain) segments.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const found = pairedMath(text, at, find) ?? dollarMath(text, at, find, pairs)
    if (found) {
      flush()
      segments.push({
        kind: 'math',
        tex: found.tex,
        display: found.display,
        source: text.slice(at, found.end),
      })
      at = found.end
    } else {
      const read = plainAt(text, at)
      plain += read.plain
      at += read.length
    }
  }
  flush()
  return segments
}

/** Whether a text needs the maths renderer. */
export const hasMath = (text: string) => splitMath(text).some((segment) => segment.kind === 'math')

/** Why a formula cannot be displayed; `said` is the parser's own message. */
export type FormulaFault = { code: 'too-long' } | { code: 'unreadable' } | { code: 'said'; message: string }
