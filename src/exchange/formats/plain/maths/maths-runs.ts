import { STOP_WORDS } from '../signs/words.ts'
import { FUNCTION_NAMES, isChemical } from './maths-signs.ts'
import type { Token, TokenKind } from './maths-tokens.ts'
import { type Cluster, clustersOf, unitTokens } from './maths-units.ts'

/** A run of tokens, from the first to the last one, that is a formula. */
export type FormulaRun = readonly [first: number, last: number]

/** A character in these makes a formula of what is around it. */
const STRONG: ReadonlySet<TokenKind> = new Set([
  'vector',
  'greek',
  'superscript',
  'subscript',
  'power',
  'index',
  'root',
])
const ATOMS: ReadonlySet<TokenKind> = new Set([
  ...STRONG,
  'number',
  'word',
  'fraction',
  'symbol',
  'degree',
  'prime',
])
const LINKS: ReadonlySet<TokenKind> = new Set(['operator', 'relation'])
const WEAK = /[×÷±≤≥≈≠∝→⇌∞∫∑∏∂∇]/

/** What the runs of one text are found with. */
interface Scene {
  tokens: readonly Token[]
  clusters: readonly Cluster[]
  units: readonly boolean[]
  /** No index of a formula of chemistry is 1. */
  mayBeChemical: boolean
  /** There 'η' is an article. */
  isGreek: boolean
}

const kindAt = ({ tokens }: Scene, at: number) => tokens[at]?.kind
const textAt = ({ tokens }: Scene, at: number) => tokens[at]?.text ?? ''

const isFunction = (scene: Scene, at: number) => FUNCTION_NAMES.has(textAt(scene, at))

/** A word is a product of variables if it is short, or glued to something that is none of prose. */
function isAtom(scene: Scene, at: number, glued: boolean): boolean {
  const kind = kindAt(scene, at)
  if (kind === undefined || !ATOMS.has(kind)) return false
  if (kind !== 'word') return true
  const word = textAt(scene, at)
  if (isFunction(scene, at) || word.length === 1) return true
  return word.length <= 3 && (glued || !STOP_WORDS.has(word.toLowerCase()))
}

const isLink = (scene: Scene, at: number) => LINKS.has(kindAt(scene, at) ?? 'other')
const isBracket = (scene: Scene, at: number) => kindAt(scene, at) === 'open' || kindAt(scene, at) === 'close'

const DIFFERENTIAL = /^d[^aeiou\W]$/

/** "2 π", "sin θ", "2x dx": what multiplies without a sign. */
const multiplies = (scene: Scene, left: number, right: number) =>
  isFunction(scene, left) ||
  kindAt(scene, left) === 'symbol' ||
  DIFFERENTIAL.test(textAt(scene, right)) ||
  (['greek', 'root', 'fraction'].includes(kindAt(scene, right) ?? '') &&
    ['number', 'greek', 'superscript', 'subscript', 'close'].includes(kindAt(scene, left) ?? '')) ||
  (isFunction(scene, right) &&
    ['number', 'greek', 'superscript', 'subscript', 'close', 'degree'].includes(kindAt(scene, left) ?? ''))

const joinsRun = (scene: Scene, at: number, glued: boolean) =>
  isAtom(scene, at, glued) || isLink(scene, at) || isBracket(scene, at)

/** The next token of a run that ends at `at`, in a direction; undefined if it goes no further. */
function nextOf(scene: Scene, at: number, step: 1 | -1): number | undefined {
  const beside = at + step
  if (kindAt(scene, beside) !== 'space') return joinsRun(scene, beside, true) ? beside : undefined
  const beyond = beside + step
  if (scene.units[beyond] && kindAt(scene, beyond) === 'word') return undefined
  const [left, right] = step > 0 ? [at, beyond] : [beyond, at]
  if (!isLink(scene, left) && !isLink(scene, right) && !multiplies(scene, left, right)) return undefined
  return joinsRun(scene, beyond, false) ? beyond : undefined
}

const isSpaced = (scene: Scene, at: number, step: 1 | -1) => kindAt(scene, at + step) === 'space'

/** A sign at the border joins nothing; only a sign of its own number stays. */
function trimmed(scene: Scene, [first, last]: FormulaRun): FormulaRun {
  let [from, to] = [first, last]
  const loose = (at: number) =>
    isLink(scene, at) &&
    !(/[+−±-]/.test(textAt(scene, at)) && !isSpaced(scene, at, 1) && (at === 0 || isSpaced(scene, at, -1)))
  while (from <= to && (loose(from) || kindAt(scene, from) === 'close' || kindAt(scene, from) === 'space'))
    from++
  while (to >= from && (isLink(scene, to) || kindAt(scene, to) === 'open' || kindAt(scene, to) === 'space'))
    to--
  return [from, to]
}

/** The first bracket without its partner within the run. */
function lonelyBracket(scene: Scene, [first, last]: FormulaRun): number | undefined {
  const open: number[] = []
  for (let at = first; at <= last; at++) {
    if (kindAt(scene, at) === 'open') open.push(at)
    else if (kindAt(scene, at) === 'close' && open.pop() === undefined) return at
  }
  return open[0]
}

function balanced(scene: Scene, run: FormulaRun, seed: number): FormulaRun | undefined {
  let [first, last] = trimmed(scene, run)
  for (let rounds = 0; rounds < 6; rounds++) {
    if (first > last || seed < first || seed > last) return undefined
    const lonely = lonelyBracket(scene, [first, last])
    if (lonely === undefined) return [first, last]
    ;[first, last] = trimmed(scene, lonely < seed ? [lonely + 1, last] : [first, lonely - 1])
  }
  return undefined
}

/** A letter that is no unit, or one of the strong signs. */
const hasVariable = (scene: Scene, [first, last]: FormulaRun) => {
  for (let at = first; at <= last; at++) {
    const kind = kindAt(scene, at)
    if (kind === 'word' && !scene.units[at] && !isFunction(scene, at)) return true
    if (kind && STRONG.has(kind)) return true
  }
  return false
}

type SeedTest = (scene: Scene, at: number) => boolean

/** Set high or low of something that may be a base. */
const isScript: SeedTest = (scene, at) => {
  const before = kindAt(scene, at - 1)
  if (before === 'word') return textAt(scene, at - 1).length <= 2 || kindAt(scene, at - 2) === 'number'
  return ['number', 'greek', 'vector', 'close', 'superscript', 'subscript'].includes(before ?? '')
}

const isIndex: SeedTest = (scene, at) => {
  const before = kindAt(scene, at - 1)
  return (
    before === 'greek' || before === 'vector' || (before === 'word' && textAt(scene, at - 1).length === 1)
  )
}

/** When a token shows that there is a formula; of other kinds, those with a sign in `WEAK` do. */
const SEEDS: Partial<Record<TokenKind, SeedTest>> = {
  superscript: isScript,
  subscript: isScript,
  power: isScript,
  index: isIndex,
  greek: ({ isGreek }) => !isGreek,
  vector: () => true,
  root: () => true,
  fraction: (scene, at) => ['word', 'greek', 'open'].includes(kindAt(scene, at + 1) ?? ''),
}

function isSeed(scene: Scene, at: number): boolean {
  const token = scene.tokens[at]
  if (!token || scene.units[at]) return false
  const test = SEEDS[token.kind]
  return test ? test(scene, at) : WEAK.test(token.text)
}

const GREEK_WORD = /^[\u0370-\u03ff\u1f00-\u1fff]{3,}$/
const isWeak = (scene: Scene, at: number) => WEAK.test(textAt(scene, at)) || kindAt(scene, at) === 'fraction'

const isMolecule = ({ mayBeChemical, clusters }: Scene, at: number) => {
  const { text = '' } = clusters[at] ?? {}
  const bare = text
    .slice(0, 60)
    .replace(/^\(/, '')
    .replace(/[.,;:?!)]+$/, '')
  return mayBeChemical && /[₂-₉⁺⁻]/.test(bare) && isChemical(bare)
}

/** No formula that people write is longer; the work on one grows with its square. */
const MAX_TOKENS = 400

/** Formulas among the tokens, in order, each token in one at most. */
export function runsOf(tokens: readonly Token[]): FormulaRun[] {
  const clusters = clustersOf(tokens)
  const scene: Scene = {
    tokens,
    clusters,
    units: unitTokens(tokens, clusters),
    isGreek: tokens.some(({ kind, text }) => kind === 'other' && GREEK_WORD.test(text)),
    mayBeChemical: !clusters.some(({ text }) => text.length <= 40 && /[A-Z]₁(?![₀-₉])/.test(text)),
  }
  const runs: FormulaRun[] = []
  for (let seed = 0, free = 0; seed < tokens.length; seed++) {
    if (seed < free || !isSeed(scene, seed) || isMolecule(scene, seed)) continue
    let [first, last] = [seed, seed]
    for (
      let next = nextOf(scene, first, -1);
      next !== undefined && next >= free;
      next = nextOf(scene, first, -1)
    )
      first = next
    for (let next = nextOf(scene, last, 1); next !== undefined; next = nextOf(scene, last, 1)) last = next
    const run = last - first > MAX_TOKENS ? undefined : balanced(scene, [first, last], seed)
    // What was looked at once is not looked at again from the next sign.
    free = (run?.[1] ?? last) + 1
    if (run && isFormula(scene, run, seed)) runs.push(run)
  }
  return runs
}

function isFormula(scene: Scene, run: FormulaRun, seed: number): boolean {
  for (let at = run[0]; at <= run[1]; at++) if (isMolecule(scene, at)) return false
  return isWeak(scene, seed) ? run[0] < run[1] && hasVariable(scene, run) : true
}
