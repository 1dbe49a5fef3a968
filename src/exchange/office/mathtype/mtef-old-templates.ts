import { always, BRACKETS, bar, type Choose, fence, single } from './mtef-templates.ts'

const oldFence =
  (pair: string): Choose =>
  (variation) =>
    fence(pair, variation !== 2, variation !== 1)

/** Of integrals with a loop there is only the single one that we know. */
const oldIntegral =
  (sign: string, above: boolean, loopsFrom: number): Choose =>
  (variation) => {
    if (variation < loopsFrom) return { kind: 'big', sign, above }
    return sign === '∫' ? { kind: 'big', sign: '∮', above } : undefined
  }

const oldBig = (sign: string) => [
  always({ kind: 'big', sign, above: true }),
  always({ kind: 'big', sign, above: false }),
]

/** By the numbers of the Equation Editor. */
export const OLD_TEMPLATES: readonly (Choose | undefined)[] = [
  ...BRACKETS.slice(0, 8).map(oldFence),
  ...['[[', ']]', '][', '[)', '(]'].map(oldFence),
  always({ kind: 'root' }),
  always({ kind: 'fraction', isSlash: false }),
  always({ kind: 'scripts', before: false }),
  bar(true),
  bar(false),
  ...['←', '→', '↔'].map((sign) => always({ kind: 'arrow', sign })),
  oldIntegral('∫', false, 3),
  oldIntegral('∬', false, 2),
  oldIntegral('∭', false, 2),
  oldIntegral('∫', true, 2),
  oldIntegral('∬', true, 1),
  oldIntegral('∭', true, 1),
  always({ kind: 'brace', sign: '⏞', below: false }),
  always({ kind: 'brace', sign: '⏟', below: true }),
  ...['∑', '∏', '∐', '⋃', '⋂'].flatMap(oldBig),
  always({ kind: 'limit' }),
  undefined,
  always({ kind: 'fraction', isSlash: true }),
  always({ kind: 'big', sign: '', above: false }),
  always({ kind: 'big', sign: '', above: true }),
  always({ kind: 'scripts', before: true }),
  undefined,
  ...[true, false].map(
    (below): Choose =>
      (variation) => ({ kind: 'accent', sign: single(variation !== 1, variation !== 0), below }),
  ),
]
