import { baseTex, joinTex, mathTex } from './tex.ts'

/* Structures of formulas, as OMML and MathML have them. Arguments are LaTeX. */

export const fraction = (above: string, below: string) => `\\frac{${above}}{${below}}`
export const binomial = (above: string, below: string) => `\\binom{${above}}{${below}}`
export const stacked = (above: string, below: string) => `{${above}\\atop ${below}}`
export const skewed = (above: string, below: string) => `{}^{${above}}\\!/{}_{${below}}`

export const root = (radicand: string, degree = '') =>
  degree ? `\\sqrt[${degree.includes(']') ? `{${degree}}` : degree}]{${radicand}}` : `\\sqrt{${radicand}}`

const script = (sign: string, tex: string) => (tex ? `${sign}{${tex}}` : '')

const PRIMES = /^'+$/

/** A base that takes scripts without braces, or any other. */
export const scripts = (base: string, { sub = '', sup = '' }, isWhole = false) => {
  const start = isWhole ? base : baseTex(base)
  return PRIMES.test(sup)
    ? `${start}${sup}${script('_', sub)}`
    : `${start}${script('_', sub)}${script('^', sup)}`
}

export const preScripts = (base: string, { sub = '', sup = '' }) =>
  `{}${script('_', sub)}${script('^', sup)}${base}`

/** Operators with limits; integrals have them at the side. */
const INTEGRALS = /^\\(?:int|iint|iiint|iiiint|oint|oiint|oiiint)$/

export function bigOperator(sign: string, { sub = '', sup = '' }, limitsAbove: boolean): string {
  const command = mathTex(sign)
  const operator = command.startsWith('\\') ? command : `\\mathop{${command}}`
  const isMoved = INTEGRALS.test(operator) && limitsAbove && (sub || sup)
  return `${operator}${isMoved ? '\\limits' : ''}${script('_', sub)}${script('^', sup)}`
}

const FENCES: Readonly<Record<string, string>> = {
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '∣': '|',
  '‖': '\\|',
  '∥': '\\|',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '<': '\\langle ',
  '>': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '⟦': '\\llbracket ',
  '⟧': '\\rrbracket ',
  '/': '/',
  '\\': '\\backslash ',
  '↑': '\\uparrow ',
  '↓': '\\downarrow ',
  '': '.',
}

const TALL = /\\(?:frac|binom|begin|sum|prod|coprod|o?i*int|sqrt|over|under|big|left|atop|lim|x)/

/** Only tall content gets growing brackets, which keeps the source readable. */
export function fenced(open: string, close: string, parts: readonly string[], separator = '|'): string {
  const start = FENCES[open]
  const end = FENCES[close]
  const between = FENCES[separator] ?? mathTex(separator)
  if (start === undefined || end === undefined)
    return joinTex([mathTex(open), parts.join(between), mathTex(close)])
  const isTall = TALL.test(parts.join('')) || start === '.' || end === '.'
  if (!isTall) return `${start}${parts.join(between)}${end === '.' ? '' : end.trimEnd()}`
  const middle = separator in FENCES && /^[|‖∣∥/]$/.test(separator) ? `\\middle${between}` : between
  return joinTex([`\\left${start}`, parts.join(middle), `\\right${end}`]).trimEnd()
}

const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '∣∣': 'vmatrix',
  '‖‖': 'Vmatrix',
  '∥∥': 'Vmatrix',
}

/** The environment of a matrix between these brackets, if there is one. */
export const matrixBetween = (open: string, close: string): string | undefined => MATRICES[open + close]

export const environment = (name: string, rows: readonly string[]) =>
  `\\begin{${name}}${rows.join('\\\\ ')}\\end{${name}}`

export const matrix = (rows: readonly (readonly string[])[], name = 'matrix') =>
  environment(
    name,
    rows.map((cells) => cells.join('&')),
  )

/** Accents as [for one letter, for several]. Combining and spacing forms mean the same. */
const ACCENTS: readonly [signs: string, command: string, wide: string][] = [
  ['\u0302^ˆ', 'hat', 'widehat'],
  ['\u0303~˜∼', 'tilde', 'widetilde'],
  ['\u0304\u0305¯‾ˉ―−_\u203e', 'bar', 'overline'],
  ['\u0307˙.', 'dot', 'dot'],
  ['\u0308¨', 'ddot', 'ddot'],
  ['\u20db', 'dddot', 'dddot'],
  ['\u20dc', 'ddddot', 'ddddot'],
  ['\u0301´', 'acute', 'acute'],
  ['\u0300`', 'grave', 'grave'],
  ['\u0306˘', 'breve', 'breve'],
  ['\u030cˇ', 'check', 'widecheck'],
  ['\u030a˚', 'mathring', 'mathring'],
  ['\u20d7→⟶', 'vec', 'overrightarrow'],
  ['\u20d6←⟵', 'overleftarrow', 'overleftarrow'],
  ['\u20e1↔', 'overleftrightarrow', 'overleftrightarrow'],
  ['\u20d1⇀', 'overrightharpoon', 'overrightharpoon'],
  ['\u20d0↼', 'overleftharpoon', 'overleftharpoon'],
  ['⏞︷', 'overbrace', 'overbrace'],
  ['⏜', 'overgroup', 'overgroup'],
  ['⎴', 'overbracket', 'overbracket'],
  ['^', 'hat', 'widehat'],
]

const BELOW: readonly [signs: string, command: string][] = [
  ['\u0332\u0331_¯‾―\u0304\u0305', 'underline'],
  ['⏟︸', 'underbrace'],
  ['⎵', 'underbracket'],
  ['⏝', 'undergroup'],
  ['→\u20d7\u20ef', 'underrightarrow'],
  ['←\u20ee', 'underleftarrow'],
  ['↔', 'underleftrightarrow'],
]

const ONE_LETTER = /^(?:[A-Za-z0-9]|\\[A-Za-z]+)$/

/** Undefined for a sign that is not an accent. */
export function accent(sign: string, base: string): string | undefined {
  const [, narrow, wide] = ACCENTS.find(([signs]) => sign !== '' && signs.includes(sign)) ?? []
  const command = ONE_LETTER.test(base) ? narrow : wide
  return command && `\\${command}{${base}}`
}

/** The same for signs below. */
export function accentBelow(sign: string, base: string): string | undefined {
  const [, command] = BELOW.find(([signs]) => sign !== '' && signs.includes(sign)) ?? []
  return command && `\\${command}{${base}}`
}

const ARROWS: Readonly<Record<string, string>> = {
  '→': 'xrightarrow',
  '⟶': 'xrightarrow',
  '←': 'xleftarrow',
  '⟵': 'xleftarrow',
  '↔': 'xleftrightarrow',
  '⇒': 'xRightarrow',
  '⇐': 'xLeftarrow',
  '⇔': 'xLeftrightarrow',
  '⇌': 'xrightleftharpoons',
  '⇋': 'xleftrightharpoons',
  '↦': 'xmapsto',
  '=': 'xlongequal',
}

/** An arrow with something above or below; undefined for any other sign. */
export function longArrow(sign: string, { above = '', below = '' }): string | undefined {
  const command = ARROWS[sign]
  return command && `\\${command}${below ? `[${below}]` : ''}{${above}}`
}

const LIMIT_OPERATORS =
  /^\\(?:lim|limsup|liminf|max|min|sup|inf|gcd|det|Pr|sum|prod|coprod|big[a-z]+|mathop\{.*\}|operatorname\*\{.*\})$/
const OVER = /^\\(?:overbrace|overbracket|overgroup)\{/
const UNDER = /^\\(?:underbrace|underbracket|undergroup)\{/

/** Something below or above, such as the condition of a limit. */
export function belowOf(base: string, below: string): string {
  return LIMIT_OPERATORS.test(base) || UNDER.test(base)
    ? `${base}_{${below}}`
    : `\\underset{${below}}{${base}}`
}

export function aboveOf(base: string, above: string): string {
  return LIMIT_OPERATORS.test(base) || OVER.test(base) ? `${base}^{${above}}` : `\\overset{${above}}{${base}}`
}
