import { plainDigits } from './numbers.ts'
import type { AccentName, BigName, Part, SymbolName, TableName } from './parts.ts'

/** By their TeX source. */
const TOKENS: Readonly<Record<SymbolName, string>> = {
  plus: '+',
  minus: '- − –',
  equals: '=',
  less: '< \\lt',
  greater: '> \\gt',
  muchLess: '\\ll',
  muchGreater: '\\gg',
  atMost: '\\le \\leq \\leqslant ≤',
  atLeast: '\\ge \\geq \\geqslant ≥',
  notEqual: '\\ne \\neq ≠',
  about: '\\approx \\simeq ≈',
  congruent: '\\cong ≅',
  similar: '\\sim ∼',
  identical: '\\equiv ≡',
  defined: '\\coloneqq',
  proportional: '\\propto \\varpropto ∝',
  divided: '\\div ÷',
  over: '/ \\slash',
  times: '\\times ×',
  dot: '\\cdot * \\ast · ⋅',
  plusMinus: '\\pm ±',
  minusPlus: '\\mp ∓',
  element: '\\in ∈',
  notElement: '\\notin ∉',
  subset: '\\subset ⊂',
  subsetOrEqual: '\\subseteq ⊆',
  union: '\\cup ∪',
  intersection: '\\cap ∩',
  empty: '\\emptyset \\varnothing',
  forAll: '\\forall ∀',
  exists: '\\exists ∃',
  implies: '\\Rightarrow \\implies \\Longrightarrow ⇒',
  equivalent: '\\Leftrightarrow \\iff \\Longleftrightarrow ⇔',
  to: '\\to \\rightarrow \\longrightarrow →',
  mapsTo: '\\mapsto \\longmapsto ↦',
  from: '\\leftarrow \\gets \\longleftarrow ←',
  both: '\\leftrightarrow ↔',
  upwards: '\\uparrow ↑',
  downwards: '\\downarrow ↓',
  equilibrium: '\\rightleftharpoons ⇌',
  infinity: '\\infty ∞',
  partial: '\\partial ∂',
  nabla: '\\nabla ∇',
  hBar: '\\hbar ℏ',
  angle: '\\angle ∠',
  triangle: '\\triangle',
  perpendicular: '\\perp ⟂',
  parallel: '\\parallel ∥',
  therefore: '\\therefore',
  because: '\\because',
  given: '\\mid',
  bar: '| \\vert \\lvert \\rvert \\| \\Vert',
  openBracket: '( \\lparen',
  closeBracket: ') \\rparen',
  openSquare: '[ \\lbrack',
  closeSquare: '] \\rbrack',
  openBrace: '\\{ \\lbrace',
  closeBrace: '\\} \\rbrace',
  openAngle: '\\langle ⟨',
  closeAngle: '\\rangle ⟩',
  factorial: '!',
  percent: '\\% %',
  circle: '\\circ ∘',
  degrees: '\\degree °',
  star: '\\star',
  andSoOn: '\\ldots \\dots \\cdots \\dotsc \\dotsb … ⋯',
  modulo: '\\bmod \\mod \\pmod',
  // These have no symbol of their own.
  cross: '',
  quotient: '',
  ratio: '',
  approaches: '',
  blank: '',
  yields: '',
  gas: '',
  liquid: '',
  solid: '',
  aqueous: '',
  bond: '',
  doubleBond: '',
  tripleBond: '',
}

const byToken = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).flatMap(([name, tokens]) => tokens.split(' ').map((token) => [token, name])))

const SYMBOLS = byToken(TOKENS) as ReadonlyMap<string, SymbolName>

export const ACCENTS = byToken({
  vector: '\\vec \\overrightarrow \\overrightharpoon',
  hat: '\\hat \\widehat',
  bar: '\\bar \\overline',
  dot: '\\dot',
  doubleDot: '\\ddot',
  tilde: '\\tilde \\widetilde',
  bold: '\\mathbf \\bm \\boldsymbol \\pmb',
  under: '\\underline',
} satisfies Record<AccentName, string>) as ReadonlyMap<string, AccentName>

export const BIG = byToken({
  sum: '\\sum ∑',
  product: '\\prod ∏',
  integral: '\\int ∫',
  doubleIntegral: '\\iint',
  tripleIntegral: '\\iiint',
  closedIntegral: '\\oint ∮',
  limit: '\\lim',
} satisfies Record<BigName, string>) as ReadonlyMap<string, BigName>

export const TABLES: ReadonlyMap<string, TableName> = new Map([
  ...['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix'].map((name) => [name, 'matrix'] as const),
  ...['vmatrix', 'Vmatrix'].map((name) => [name, 'determinant'] as const),
  ...['cases', 'rcases', 'dcases'].map((name) => [name, 'cases'] as const),
])

const GREEK = (
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi ' +
  'psi omega'
).split(' ')
const GREEK_LETTERS = 'αβγδεζηθικλμνξοπρστυφχψω'

function greekOf(token: string): Part | undefined {
  const name = token.replace(/^\\(?:var|up)?/, '')
  const small = name.toLowerCase()
  const at = token.startsWith('\\')
    ? GREEK.indexOf(small)
    : GREEK_LETTERS.indexOf({ ϕ: 'φ', ϵ: 'ε', ϑ: 'θ', µ: 'μ' }[small] ?? small)
  return at < 0 ? undefined : { kind: 'greek', at, capital: name.charAt(0) !== small.charAt(0) }
}

/** Letters with their own command. */
const LETTERS: Readonly<Record<string, string>> = {
  '\\ell': 'l',
  '\\imath': 'i',
  '\\jmath': 'j',
  '\\AA': 'Å',
}

const SILENT =
  /^(?:[{}.&]?|\\(left|right|middle|[bB]igg?[lrm]?|(no)?limits|(display|text|script)style|q?quad|nonumber|[,;:>! ]))$/
/** These only change how what follows looks. */
const STYLE =
  /^\\(math(it|cal|bb|frak|scr|sf|tt)|boxed|cancel|mathop|mathbin|mathrel|overbrace|[a-z]+size|large|small|tiny|hline|smash|mathstrut)$/i

/** The part for a single token; undefined if it is silent. */
export function partOf(token: string): Part | undefined {
  if (SILENT.test(token) || STYLE.test(token)) return undefined
  if (/^\.?\d/.test(token)) return { kind: 'number', digits: plainDigits(token) }
  const name = SYMBOLS.get(token)
  if (name) return { kind: 'symbol', name }
  if (/^[,;:]$/.test(token)) return { kind: 'pause', mark: token }
  if (token === '\\\\') return { kind: 'pause', mark: ';' }
  const letter = LETTERS[token] ?? (/^[A-Za-z]$/.test(token) ? token : undefined)
  if (letter) return { kind: 'letter', letter }
  // A command without words is spoken by name, so it is never silent.
  return greekOf(token) ?? { kind: 'text', text: token.replace(/^\\/, '') }
}
