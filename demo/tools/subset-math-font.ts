import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { MATH_FONT_PARTS } from '../../src/ui/maths/math-font.ts'

/*
 * Subsets STIX Two Math to what school and first-year mathematics and physics need, in the parts of
 * src/ui/maths/math-font.ts. The MATH table stays, with the stretched brackets and roots of the kept glyphs.
 *
 *   node --import tsx demo/tools/subset-math-font.ts
 */

const SOURCE = new URL(
  '../../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  import.meta.url,
)

/** The characters of a range like `U+2190-2195` or `U+7E`. */
function charactersOf(range: string): string {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  const from = Number.parseInt(first, 16)
  const count = Number.parseInt(last, 16) - from + 1
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index)).join('')
}

const source = await readFile(SOURCE)
for (const { url, unicodeRange } of MATH_FONT_PARTS) {
  const characters = unicodeRange.split(',').map((range) => charactersOf(range.trim()))
  // Hinting serves old low-resolution screens only and is a third of the size.
  const font = await subsetFont(source, characters.join(''), { targetFormat: 'woff2', noHinting: true })
  await writeFile(url, font)
  console.info(`${url.pathname}: ${(font.length / 1024).toFixed(1)} KiB`)
}
