import {
  BIG_SIGNS,
  FRACTIONS,
  GREEK,
  OPERATORS,
  RELATIONS,
  ROOTS,
  SUBSCRIPTS,
  SUPERSCRIPTS,
} from './maths-signs.ts'

export type TokenKind =
  | 'number'
  | 'word'
  | 'vector'
  | 'greek'
  | 'fraction'
  | 'superscript'
  | 'subscript'
  | 'power'
  | 'index'
  | 'root'
  | 'operator'
  | 'relation'
  | 'symbol'
  | 'degree'
  | 'prime'
  | 'open'
  | 'close'
  | 'space'
  | 'other'

export interface Token {
  kind: TokenKind
  text: string
  at: number
}

const anyOf = (signs: ReadonlyMap<string, string>) =>
  `[${[...signs.keys()].map((sign) => (sign === '-' ? '\\-' : sign)).join('')}]`

const KINDS: readonly [TokenKind, string][] = [
  ['space', '[ \\t\\n]+'],
  ['number', '\\d+(?:[.,]\\d+)*'],
  ['vector', '[A-Za-z]\\u20d7'],
  ['superscript', `${anyOf(SUPERSCRIPTS)}+`],
  ['subscript', `${anyOf(SUBSCRIPTS)}+`],
  ['degree', '°[CF](?![A-Za-z])|°'],
  // A word of Greek is no formula.
  ['other', '[\\u0370-\\u03ff\\u1f00-\\u1fff]{3,}'],
  ['greek', anyOf(GREEK)],
  ['fraction', anyOf(FRACTIONS)],
  ['root', anyOf(ROOTS)],
  ['symbol', anyOf(BIG_SIGNS)],
  ['operator', anyOf(OPERATORS)],
  ['relation', anyOf(RELATIONS)],
  ['power', '\\^(?:[A-Za-z]|[-+−]?\\d{1,4}|\\([^()\\s^]{1,20}\\)|\\{[^{}\\s^]{1,20}\\})'],
  ['index', '_(?:\\d{1,2}(?=[A-Z(])|(?:[A-Za-z\\d]{1,2}|\\{[^{}\\s^]{1,20}\\})(?![A-Za-z\\d_]))'],
  ['prime', '[′″]'],
  ['open', '[([]'],
  ['close', '[)\\]]'],
  ['word', '[A-Za-z](?:(?![A-Za-z]\\u20d7)[A-Za-z])*'],
  ['other', '[\\p{L}\\p{M}]+|[\\s\\S]'],
]

const TOKEN = new RegExp(KINDS.map(([, source]) => `(${source})`).join('|'), 'gu')

const LETTER = /\p{L}/u

/** The letters of "für" and "naïve" are no variables. */
function joinWords(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (token.kind !== 'word' && token.kind !== 'other') continue
    if (before?.kind === 'word' && token.kind === 'other' && LETTER.test(token.text)) before.kind = 'other'
    if (before?.kind === 'other' && token.kind === 'word' && LETTER.test(before.text)) token.kind = 'other'
  }
}

const TIMES = /^[xX]$/

/** "3 x 10^8": there the letter is a sign. */
function writeTimes(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !TIMES.test(token.text)) continue
    const [before, after] = [-1, 1].map((step) => {
      const beside = index + step
      return tokens[beside]?.kind === 'space' ? beside + step : beside
    })
    const power = tokens[(after ?? 0) + 1]?.kind
    const isPower = tokens[after ?? 0]?.text === '10' && (power === 'power' || power === 'superscript')
    if (isPower && tokens[before ?? 0]?.kind === 'number') {
      token.kind = 'operator'
      token.text = '×'
    }
  }
}

/** Splits a text without a rest. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const kind =
      KINDS[match.findIndex((group, index) => index > 0 && group !== undefined) - 1]?.[0] ?? 'other'
    tokens.push({ kind, text: match[0], at: match.index })
  }
  joinWords(tokens)
  writeTimes(tokens)
  return tokens
}
