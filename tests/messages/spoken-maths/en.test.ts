import { expect, test } from 'vitest'
import { spokenMath } from '../../../src/messages/spoken-maths/en.ts'

test.each([
  ['x', 'x'],
  ['n = 1.5', 'n equals 1.5'],
  ['v^2', 'v squared'],
  ['x^{-1}', 'x to the power minus 1'],
  ['2^{n+1}', '2 to the power n plus 1 end power'],
  ['v_0', 'v sub 0'],
  ['n_{12}', 'n sub 12'],
  ['a_{i+1}', 'a sub i plus 1 end sub'],
  ['x^23', 'x squared 3'],
  ['30^\\circ', '30 degrees'],
  ['30^{\\circ}', '30 degrees'],
  ['f \\circ g', 'f circle g'],
  ['\\frac{1}{2}mv^2', '1 over 2 m v squared'],
  ['\\frac12', '1 over 2'],
  ['\\frac{v^2}{2g}', 'fraction v squared over 2 g end fraction'],
  ['\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v}', '1 over f equals 1 over u plus 1 over v'],
  ['\\sqrt{2}gh', 'square root of 2 g h'],
  ['\\sqrt{2gh}', 'square root of 2 g h end root'],
  ['\\sqrt[3]{x}', 'root 3 of x'],
  ['2\\pi\\sqrt{\\frac{l}{g}}', '2 pi square root of l over g end root'],
  ['\\Delta t \\approx 3\\,\\text{s}', 'Delta t is about 3 s'],
  ['\\vec{F} = m\\vec a', 'F vector equals m a vector'],
  ['\\left(a - b\\right)', 'open bracket a minus b close bracket'],
  ["f'(x)", 'f prime open bracket x close bracket'],
  ['\\sum_{k=1}^{n} k', 'sum from k equals 1 to n of k'],
  ['\\int_0^1 x^3 dx', 'integral from 0 to 1 of x cubed d x'],
  ['\\lim_{x \\to 0} \\sin x', 'limit from x to 0 of sine x'],
  ['50\\,\\%', '50 percent'],
  ['\\text{if } a \\le b', 'if a is at most b'],
])('%s is said as "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['a matrix', '\\begin{matrix} a & b \\end{matrix}'],
  ['chemistry', '\\ce{H2O}'],
  ['a macro', '\\def\\a{b}\\a'],
  ['two lines', 'a \\\\ b'],
  ['a text with a formula in it', '\\text{if $x>0$ then}'],
])('%s has no words, rather than wrong ones', (_, tex) => expect(spokenMath(tex)).toBeUndefined())

test.each(['', '{', '}', '^', '_', '\\frac', '\\sqrt[', '\\vec', '{'.repeat(1000)])(
  'what is unfinished, as %j, harms nobody',
  (tex) => expect(spokenMath(tex)).toBeTypeOf('string'),
)
