/** Commands and characters that are not said as they are written. */
const WORDS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '/': 'divided by',
  '\\div': 'divided by',
  '\\times': 'times',
  '\\cdot': 'times',
  '*': 'times',
  '\\pm': 'plus or minus',
  '\\mp': 'minus or plus',
  '\\approx': 'is about',
  '\\propto': 'is proportional to',
  '\\le': 'is at most',
  '\\leq': 'is at most',
  '\\ge': 'is at least',
  '\\geq': 'is at least',
  '\\ne': 'is not equal to',
  '\\neq': 'is not equal to',
  '\\in': 'is in',
  '\\Rightarrow': 'implies',
  '\\to': 'to',
  '\\rightarrow': 'to',
  '\\infty': 'infinity',
  '\\partial': 'partial',
  '\\nabla': 'nabla',
  '(': 'open bracket',
  ')': 'close bracket',
  '[': 'open square bracket',
  ']': 'close square bracket',
  '|': 'bar',
  "'": 'prime',
  '\\prime': 'prime',
  '!': 'factorial',
  '\\%': 'percent',
  '\\hbar': 'h bar',
  '\\circ': 'circle',
  '\\degree': 'degrees',
  '\\ell': 'l',
  '\\ldots': 'and so on',
  '\\dots': 'and so on',
  '\\sin': 'sine',
  '\\cos': 'cosine',
  '\\tan': 'tangent',
  '\\ln': 'natural log',
  '\\log': 'log',
}

/** Said after what they mark. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\\vec': 'vector',
  '\\hat': 'hat',
  '\\bar': 'bar',
  '\\overline': 'bar',
  '\\dot': 'dot',
}

/** Their index and exponent are limits. */
const LIMITED: Readonly<Record<string, string>> = {
  '\\sum': 'sum',
  '\\prod': 'product',
  '\\int': 'integral',
  '\\lim': 'limit',
}

const POWERS: ReadonlyMap<string, string> = new Map([
  ['2', 'squared'],
  ['3', 'cubed'],
  ['circle', 'degrees'],
  ['degrees', 'degrees'],
  ['prime', 'prime'],
])

/** A command with its text, a command, an escaped character, a number or a character. */
const TOKEN = /\\(?:text|mathrm|mathbf|operatorname)\{[^{}\\$]*\}|\\[A-Za-z]+|\\.|\d+(?:[.,]\d+)*|\S/gu
const TEXT = /^\\[a-z]+\{(.*)\}$/
const GREEK =
  /^\\(?:var)?(alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)$/i
const SILENT = /^\\(left|right|limits|displaystyle|quad|qquad|[,;:! ])$/
const STRUCTURE = /^\\([dt]?frac|sqrt)$/

const wordOf = (token: string): string | undefined =>
  WORDS[token] ??
  TEXT.exec(token)?.[1]?.trim() ??
  GREEK.exec(token)?.[1] ??
  (SILENT.test(token) ? '' : undefined)

const canSay = (token: string) =>
  /^[^\\&~]/.test(token) ||
  wordOf(token) !== undefined ||
  STRUCTURE.test(token) ||
  token in { ...ACCENTS, ...LIMITED }

/** A longer part needs an end that can be heard. */
const isShort = (part: string) => /^(minus )?\S*$/.test(part)
const enclosed = (name: string, begin: string, part: string) =>
  isShort(part) ? `${begin} ${part}` : `${begin} ${part} end ${name}`

function fraction(above: string, below: string): string {
  const both = `${above} over ${below}`
  return isShort(above) && isShort(below) ? both : `fraction ${both} end fraction`
}

/** A group, or a single token: of a number its first digit, as in TeX. */
function argument(tokens: string[]): string {
  const [first = ''] = tokens
  if (!/^\d./.test(first)) return next(tokens)
  tokens[0] = first.slice(1)
  return first.charAt(0)
}

/** Takes what comes next from the tokens, and says it. */
function next(tokens: string[]): string {
  const token = tokens.shift() ?? ''
  if (token === '{') return phrase(tokens, '}')
  if (token === '_') return enclosed('sub', 'sub', argument(tokens))
  if (token === '^') {
    const exponent = argument(tokens)
    return POWERS.get(exponent) ?? enclosed('power', 'to the power', exponent)
  }
  if (token === '\\sqrt') {
    const name = tokens[0] === '[' && tokens.shift() ? `root ${phrase(tokens, ']')}` : 'square root'
    return enclosed('root', `${name} of`, argument(tokens))
  }
  if (STRUCTURE.test(token)) return fraction(argument(tokens), argument(tokens))
  if (token in ACCENTS) return `${argument(tokens)} ${ACCENTS[token]}`
  if (token in LIMITED) return limited(LIMITED[token] ?? '', tokens)
  return wordOf(token) ?? token
}

function limited(name: string, tokens: string[]): string {
  const from = tokens[0] === '_' && tokens.shift() ? ` from ${argument(tokens)}` : ''
  const to = tokens[0] === '^' && tokens.shift() ? ` to ${argument(tokens)}` : ''
  return `${name}${from}${to}${from || to ? ' of' : ''}`
}

function phrase(tokens: string[], end?: string): string {
  const said: string[] = []
  while (tokens.length > 0 && tokens[0] !== end) said.push(next(tokens))
  tokens.shift()
  return said.filter(Boolean).join(' ')
}

/** A simple formula in words, such as 'v sub 0 squared'; undefined if it has commands without words here. */
export function spokenMath(tex: string): string | undefined {
  const tokens = tex.match(TOKEN) ?? []
  return tokens.every(canSay) ? phrase([...tokens]) : undefined
}
