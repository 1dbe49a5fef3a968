import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/*
 * Subsets STIX Two Math to what school and first-year mathematics and physics need: src/ui/maths/fonts/quiz-math.woff2.
 * The MATH table stays, with the stretched brackets and roots of the kept glyphs.
 *
 *   node --import tsx demo/tools/subset-math-font.ts
 */

const SOURCE = new URL(
  '../../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  import.meta.url,
)
const TARGET = new URL('../../src/ui/maths/fonts/quiz-math.woff2', import.meta.url)

/** Ranges of code points, both ends included. */
const RANGES: readonly (readonly [from: number, to: number, what: string])[] = [
  [0x20, 0x7e, 'ASCII'],
  [0xa0, 0xbf, 'degree, micro, plus-minus, squared, middle dot'],
  [0xc5, 0xc5, 'ångström'],
  [0xd7, 0xd7, 'times'],
  [0xf7, 0xf7, 'divided by'],
  [0x131, 0x131, 'dotless i'],
  [0x237, 0x237, 'dotless j'],
  [0x2c6, 0x2dd, 'accents'],
  [0x300, 0x30c, 'combining accents'],
  [0x332, 0x338, 'combining lines and slashes'],
  [0x391, 0x3f6, 'Greek'],
  [0x2000, 0x200b, 'spaces'],
  [0x2010, 0x2026, 'dashes, quotes, dots'],
  [0x2030, 0x203e, 'per mille, primes, overline'],
  [0x2057, 0x2064, 'fourfold prime, invisible operators'],
  [0x20d0, 0x20e1, 'combining arrows, as on vectors'],
  [0x2102, 0x2102, 'complex numbers'],
  [0x210a, 0x2113, 'Planck constants, script g, H, I, L and l'],
  [0x2115, 0x2115, 'natural numbers'],
  [0x2118, 0x211d, 'Weierstrass p, P, Q and real numbers'],
  [0x2124, 0x2127, 'integers, ohm, mho'],
  [0x212b, 0x212c, 'ångström, script B'],
  [0x212f, 0x2134, 'script e, E, F, M and o'],
  [0x2190, 0x219b, 'arrows'],
  [0x21a6, 0x21aa, 'maps to, hooked arrows'],
  [0x21bc, 0x21cc, 'harpoons, equilibrium'],
  [0x21d0, 0x21d5, 'double arrows'],
  [0x2200, 0x229d, 'operators and relations'],
  [0x22a2, 0x22a5, 'turnstiles, up and down tacks'],
  [0x22c0, 0x22c6, 'large and, or, union; dots and stars'],
  [0x22ee, 0x22f1, 'vertical and diagonal dots'],
  [0x2308, 0x230b, 'ceiling and floor'],
  [0x239b, 0x23b1, 'bracket pieces'],
  [0x23b4, 0x23b5, 'brackets over and under'],
  [0x23d0, 0x23e1, 'braces over and under'],
  [0x25a0, 0x25cb, 'squares, triangles, circles'],
  [0x27c2, 0x27c2, 'perpendicular'],
  [0x27e6, 0x27eb, 'angle brackets'],
  [0x27f5, 0x27fc, 'long arrows'],
  [0x2a00, 0x2a0c, 'large operators'],
  [0x2a7d, 0x2a7e, 'slanted relations'],
  [0x1d400, 0x1d4b9, 'bold, italic, bold italic, script capitals'],
  [0x1d538, 0x1d550, 'double-struck capitals'],
  [0x1d6a4, 0x1d6a5, 'dotless i and j'],
  [0x1d6e2, 0x1d755, 'Greek, italic and bold italic'],
]

const charactersOf = ([from, to]: readonly [number, number, string]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const font = await subsetFont(await readFile(SOURCE), RANGES.map(charactersOf).join(''), {
  targetFormat: 'woff2',
  // Hinting serves old low-resolution screens only and is a third of the size.
  noHinting: true,
})
await writeFile(TARGET, font)
console.info(`${TARGET.pathname}: ${(font.length / 1024).toFixed(1)} KiB`)
