// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { insertFormula, insertMath, type TextSelection } from '../../../src/domain/maths/math-insert.ts'

/** The selection stands between bars; two of them are the cursor. */
function read(marked: string): TextSelection {
  const [before = '', selected = '', after = ''] = marked.split('|')
  return { text: before + selected + after, from: before.length, to: before.length + selected.length }
}

/** The text afterwards, with a bar where the cursor is. */
function shown({ text, from, to }: TextSelection, insertion: ReturnType<typeof insertFormula>) {
  if (!insertion) return undefined
  const after = text.slice(0, from) + insertion.inserted + text.slice(to)
  expect(insertion.to, 'nothing is selected').toBe(insertion.from)
  return `${after.slice(0, insertion.from)}|${after.slice(insertion.from)}`
}

const FRACTION = String.raw`\frac{□}{□}`

test.each([
  ['outside maths it gets dollars', 'Take || now', FRACTION, String.raw`Take $\frac{|}{}$ now`],
  ['inside it gets none', 'Take $x = ||$ now', FRACTION, String.raw`Take $x = \frac{|}{}$ now`],
  ['inside displayed maths', '$$x = || + 1$$', FRACTION, String.raw`$$x = \frac{|}{} + 1$$`],
  ['inside a formula that is still empty', 'Take $||$', FRACTION, String.raw`Take $\frac{|}{}$`],
  ['in bracketed maths', String.raw`\(x + ||\)`, FRACTION, String.raw`\(x + \frac{|}{}\)`],
  ['between two formulas', '$a$ and || $b$', FRACTION, String.raw`$a$ and $\frac{|}{}$ $b$`],
  ['between two prices', 'costs $5 || or $6', FRACTION, String.raw`costs $5 $\frac{|}{}$ or $6`],
  [
    'what is selected goes to the first place',
    'Take |ab| now',
    FRACTION,
    String.raw`Take $\frac{ab}{|}$ now`,
  ],
  ['inside, too', '$x = |ab|$', FRACTION, String.raw`$x = \frac{ab}{|}$`],
  ['a selected formula loses its dollars', 'Take |$ab$|', FRACTION, String.raw`Take $\frac{ab}{|}$`],
  ['dollars of the selection stay as they are', 'Take |a$&b|', '□^{□}', 'Take $a$&b^{|}$'],
  ['without a place the cursor follows it', 'Take ||', String.raw`\alpha `, String.raw`Take $\alpha |$`],
  [
    'with no place left the cursor follows it',
    'Take |x|',
    String.raw`\sqrt{□}`,
    String.raw`Take $\sqrt{x}|$`,
  ],
])('a piece of the palette is inserted (%s): %s', (_, marked, piece, expected) => {
  const selection = read(marked)
  expect(shown(selection, insertMath(selection, piece))).toBe(expected)
})

test.each([
  ['at the cursor', 'Take || now', 'Take $|$ now'],
  ['around the selection', 'Take |x^2| now', 'Take $x^2|$ now'],
  ['not inside another one', 'Take $x||$ now', undefined],
])('a formula begins %s', (_, marked, expected) => {
  const selection = read(marked)
  expect(shown(selection, insertFormula(selection))).toBe(expected)
})
