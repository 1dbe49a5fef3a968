import '../support.ts'
import { expect, test } from 'vitest'
import { placeFormulas } from '../../../src/domain/maths/placed-formulas.ts'
import { MATH_EXAMPLES } from '../../../src/screens/parts/question/math-examples.ts'
import { renderMath } from '../../../src/ui/maths/math.ts'
import { MATH_FONT_PARTS } from '../../../src/ui/maths/math-font.ts'

const charactersOf = (unicodeRange: string) =>
  unicodeRange.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })

/** The part with the space, where browsers look for stretched brackets. */
const first = new Set(charactersOf(MATH_FONT_PARTS[0]?.unicodeRange ?? ''))

test('no character is in two parts', () => {
  const all = MATH_FONT_PARTS.flatMap(({ unicodeRange }) => charactersOf(unicodeRange))
  expect(all.length).toBeGreaterThan(1000)
  expect(new Set(all).size).toBe(all.length)
})

test.each([...' ()[]{}|/‖√∑∏∫∬∭∮⋃⋂⌈⌉⌊⌋⟦⟧⟨⟩⏞⏟→←⇒⇌'])(
  'the stretched character %j is in the first part',
  (character) => {
    expect(first).toContain(character)
  },
)

/** Characters as browsers show them: a single letter is italic. */
function shownIn(math: Element): string[] {
  return [...math.querySelectorAll('mi, mo, mn, mtext')].flatMap((token) => {
    const text = token.textContent ?? ''
    const upright = token.getAttribute('mathvariant') === 'normal'
    return token.tagName === 'mi' && !upright && /^[α-ω]$/u.test(text) ? [] : [...text]
  })
}

test.each(MATH_EXAMPLES.map(({ name, source }) => [name, source]))(
  'the first part of the font is enough for the example of %s',
  (_, source) => {
    for (const { tex, display } of placeFormulas(source)) {
      const box = document.createElement('span')
      expect(renderMath({ tex, source, display }, box)).toBe(true)
      expect(shownIn(box).filter((character) => !first.has(character))).toEqual([])
    }
  },
)
