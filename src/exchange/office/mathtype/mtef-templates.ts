/* What MathType's templates are, by the numbers that stand for them. */

export type Template =
  /** '' where a side has no bracket. */
  | { kind: 'fence'; open: string; close: string }
  | { kind: 'root' }
  | { kind: 'fraction'; isSlash: boolean }
  | { kind: 'bar'; below: boolean; isDouble: boolean }
  | { kind: 'arrow'; sign: string }
  /** Without a sign the formula has one of its own. `above` where limits stand above and below. */
  | { kind: 'big'; sign: string; above: boolean }
  | { kind: 'limit' }
  | { kind: 'brace'; sign: string; below: boolean }
  | { kind: 'scripts'; before: boolean }
  | { kind: 'accent'; sign: string; below: boolean }
  | { kind: 'strike'; command: string }
  | { kind: 'box' }
  | { kind: 'unknown'; name: string }

/** By its variation. */
export type Choose = (variation: number) => Template | undefined

export const always =
  (template: Template): Choose =>
  () =>
    template

export const BRACKETS = ['⟨⟩', '()', '{}', '[]', '||', '‖‖', '⌊⌋', '⌈⌉', '⟦⟧'] as const

export const fence = (pair: string, hasLeft: boolean, hasRight: boolean): Template => ({
  kind: 'fence',
  open: hasLeft ? pair.slice(0, 1) : '',
  close: hasRight ? pair.slice(1) : '',
})

const SIDES = '()[]'

const interval: Choose = (variation) =>
  fence(`${SIDES[variation & 3]}${SIDES[(variation >> 4) & 3]}`, true, true)

export const single = (isLeft: boolean, isRight: boolean) => (isLeft ? (isRight ? '↔' : '←') : '→')

const arrow: Choose = (variation) => {
  const isPair = (variation & 3) !== 0
  // One of a pair may be larger than the other, which TeX has no sign for.
  if (isPair && variation & 0x30) return undefined
  if (variation & 2) return { kind: 'arrow', sign: '⇌' }
  return { kind: 'arrow', sign: isPair ? '⇄' : single((variation & 0x10) !== 0, (variation & 0x20) !== 0) }
}

const INTEGRALS = ['', '∫', '∬', '∭']
const LOOPS = ['', '∮', '∯', '∰']

const integral: Choose = (variation) => {
  // A loop with an arrow has no sign of its own.
  if (variation & 0x08) return undefined
  const sign = (variation & 0x04 ? LOOPS : INTEGRALS)[variation & 3]
  return sign ? { kind: 'big', sign, above: (variation & 0x40) !== 0 } : undefined
}

const big =
  (sign: string): Choose =>
  (variation) => ({ kind: 'big', sign, above: (variation & 0x40) !== 0 })

export const bar =
  (below: boolean): Choose =>
  (variation) => ({ kind: 'bar', below, isDouble: (variation & 1) !== 0 })

const brace =
  (above: string, below: string): Choose =>
  (variation) =>
    variation & 1 ? { kind: 'brace', sign: above, below: false } : { kind: 'brace', sign: below, below: true }

const scripts: Choose = (variation) => ({ kind: 'scripts', before: (variation & 1) !== 0 })

const vector: Choose = (variation) => {
  const [isLeft, isRight, below, isHarpoon] = [1, 2, 4, 8].map((bit) => (variation & bit) !== 0)
  const arrowSign = single(isLeft ?? false, isRight ?? false)
  const sign = isHarpoon ? (isLeft ? '↼' : '⇀') : arrowSign
  return { kind: 'accent', sign, below: below ?? false }
}

const STRIKES: Readonly<Record<number, string>> = { 2: 'cancel', 4: 'bcancel', 6: 'xcancel' }

const strike: Choose = (variation) => {
  const command = STRIKES[variation & 7]
  return command === undefined ? undefined : { kind: 'strike', command }
}

const ALL_SIDES = 0x1e

const accent = (sign: string) => always({ kind: 'accent', sign, below: false })

/** By the numbers of MathType 4 and later. */
const TEMPLATES: Readonly<Record<number, Choose>> = {
  ...Object.fromEntries(
    BRACKETS.map((pair, selector): [number, Choose] => [
      selector,
      (variation) => fence(pair, (variation & 1) !== 0, (variation & 2) !== 0),
    ]),
  ),
  9: interval,
  10: always({ kind: 'root' }),
  11: (variation) => ({ kind: 'fraction', isSlash: (variation & 2) !== 0 }),
  12: bar(true),
  13: bar(false),
  14: arrow,
  15: integral,
  16: big('∑'),
  17: big('∏'),
  18: big('∐'),
  19: big('⋃'),
  20: big('⋂'),
  21: big(''),
  22: big(''),
  23: always({ kind: 'limit' }),
  24: brace('⏞', '⏟'),
  25: brace('⎴', '⎵'),
  27: scripts,
  28: scripts,
  29: scripts,
  31: vector,
  32: accent('~'),
  33: accent('^'),
  34: accent('⏜'),
  36: strike,
  37: (variation) => ((variation & ALL_SIDES) === ALL_SIDES ? { kind: 'box' } : undefined),
}

export const template = (selector: number, variation: number): Template | undefined =>
  TEMPLATES[selector]?.(variation)
