import { expect, test } from 'vitest'
import { placeFormulas } from '../../../src/domain/maths/placed-formulas.ts'

test.each([
  ['no maths, $5 and $10', []],
  ['$x$', ['x']],
  ['a $x$ and $y^2$.', ['x', 'y^2']],
  ['$$\\frac12$$ then \\(a\\) then \\[b\\]', ['\\frac12', 'a', 'b']],
  ['\\$x$ and $x$', ['x']],
  ['two \\\\ and \\$ before $z$', ['z']],
  ['𝛼 and ünïcödé $w$', ['w']],
])('the formulas of %j are found where they were written', (text, sources) => {
  const placed = placeFormulas(text)
  expect(placed.map(({ tex }) => tex)).toEqual(sources)
  for (const { tex, start } of placed) expect(text.slice(start, start + tex.length)).toBe(tex)
})

test('a formula is found behind something that only looks like it', () => {
  expect(placeFormulas('\\$x$ and $x$')).toEqual([{ tex: 'x', display: false, start: 10 }])
})
