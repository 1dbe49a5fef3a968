// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { mtefTex } from '../../../src/exchange/office/mathtype/mtef-tex.ts'
import { checkMath } from '../../../src/ui/maths/math.ts'
import {
  digits,
  FACE,
  letter,
  letters,
  line,
  MISSING,
  matrix,
  mtef,
  old,
  pile,
  template,
} from '../../support/office/mtef.ts'

const x = letter('x')
const two = line(digits('2'))
const sup = (content = two) => template(28, 0, MISSING, content)
const sub = (content: readonly number[]) => template(27, 0, content, MISSING)
const frac = (above: readonly number[], below: readonly number[]) => template(11, 0, line(above), line(below))
const paren = (content: readonly number[], sides = 3) =>
  template(1, sides, line(content), letter('(', FACE.space))

describe('a formula of MathType', () => {
  test.each([
    ['letters', mtef(letters('F'), letter('=', FACE.symbol), letters('ma')), 'F=ma'],
    ['Greek letters', mtef(letter('λ', FACE.greek), letter('Δ', 5), x), '\\lambda\\Delta x'],
    ['a decimal comma', mtef(digits('0'), letter(',', FACE.name), digits('98')), '0{,}98'],
    ['a function', mtef(letters('sin', FACE.name), letter('θ', FACE.greek)), '\\sin\\theta'],
    ['words', mtef(letters('if x', FACE.text)), '\\text{if x}'],
    ['a vector in bold', mtef(letters('F', FACE.vector)), '\\mathbf{F}'],
    ['a unit', mtef(digits('5'), letter(0xef04, FACE.space), letters('kg', FACE.name)), '5\\;\\mathrm{kg}'],
    ['a fraction', mtef(frac(digits('1'), digits('2'))), '\\frac{1}{2}'],
    ['a fraction with a slash', mtef(template(11, 2, line(x), two)), '{x}/{2}'],
    ['a root', mtef(template(10, 0, line(x), MISSING)), '\\sqrt{x}'],
    ['a third root', mtef(template(10, 1, line(x), line(digits('3')))), '\\sqrt[3]{x}'],
    ['a power', mtef(digits('10'), sup(line(letter('−', FACE.symbol), digits('7')))), '10^{-7}'],
    ['an index', mtef(x, sub(line(digits('1')))), 'x_{1}'],
    ['both', mtef(x, template(29, 0, line(digits('1')), two)), 'x_{1}^{2}'],
    [
      'scripts before',
      mtef(template(29, 1, line(digits('6')), line(digits('14'))), letters('C')),
      '{}_{6}^{14}C',
    ],
    ['a script of nothing', mtef(sup()), '{}^{2}'],
    ['a power of a power', mtef(x, sup(), sup()), 'x^{2}{}^{2}'],
    ['a prime as a script', mtef(x, sup(line(letter('′', FACE.symbol)))), "x'"],
    ['brackets', mtef(paren(x)), '(x)'],
    ['tall brackets', mtef(paren(frac(x, digits('2')))), '\\left(\\frac{x}{2}\\right)'],
    ['one bracket', mtef(paren(x, 1)), '\\left(x\\right.'],
    ['an interval', mtef(template(9, 0x12, line(x))), '[x)'],
    ['absolute value', mtef(template(4, 3, line(x))), '|x|'],
    [
      'an integral',
      mtef(template(15, 0x31, line(x), line(digits('0')), line(digits('1')))),
      '\\int_{0}^{1}x',
    ],
    ['a loop', mtef(template(15, 5, line(x), MISSING, MISSING)), '\\oint x'],
    ['a sum', mtef(template(16, 0x70, line(x), line(letters('i')), line(letters('n')))), '\\sum_{i}^{n}x'],
    ['a limit', mtef(template(23, 0x10, line(letters('lim', FACE.name)), line(x), MISSING)), '\\lim_{x}'],
    [
      'an arrow of a reaction',
      mtef(letters('A'), template(14, 0x24, line(letters('heat', FACE.text)), MISSING), letters('B')),
      'A\\xrightarrow{\\text{heat}}B',
    ],
    ['a vector', mtef(letter('v', FACE.variable, 11)), '\\vec{v}'],
    ['a vector over two letters', mtef(template(31, 2, line(letters('AB')))), '\\overrightarrow{AB}'],
    ['a derivative', mtef(letter('x', FACE.variable, 3)), '\\ddot{x}'],
    ['a sign that is crossed out', mtef(x, letter('=', FACE.symbol, 10), x), 'x\\ne x'],
    ['a mean', mtef(template(13, 0, line(letters('xy')))), '\\overline{xy}'],
    ['a brace', mtef(template(24, 0, line(x), two)), '\\underbrace{x}_{2}'],
    ['a box', mtef(template(37, 0x1e, line(x))), '\\boxed{x}'],
    ['several lines', mtef(pile(1, line(x), two)), '\\begin{array}{l}x\\\\ 2\\end{array}'],
    ['cases', mtef(template(2, 1, line(pile(1, line(x), two)))), '\\begin{cases}x\\\\ 2\\end{cases}'],
    [
      'a matrix',
      mtef(paren(matrix(2, 2, line(x), two, two, line(x)))),
      '\\begin{pmatrix}x&2\\\\ 2&x\\end{pmatrix}',
    ],
  ])('becomes LaTeX: %s', (_, bytes, tex) => {
    expect(mtefTex(bytes)).toEqual({ tex, lost: [] })
    expect(checkMath(tex, false)).toBeUndefined()
  })
})

describe('a formula of an older or of an unknown kind', () => {
  const oldTwo = old.line(old.letter('2', FACE.number))
  test.each([
    ['a power', old.mtef(old.letter('x'), old.template(15, 0, old.missing, oldTwo)), 'x^{2}'],
    ['an index', old.mtef(old.letter('x'), old.template(15, 1, oldTwo, old.missing)), 'x_{2}'],
    ['a fraction', old.mtef(old.template(14, 0, oldTwo, old.line(old.letter('x')))), '\\frac{2}{x}'],
    ['a root', old.mtef(old.template(13, 0, oldTwo, old.missing)), '\\sqrt{2}'],
    ['a left bracket', old.mtef(old.template(1, 1, oldTwo)), '\\left(2\\right.'],
    [
      'an integral',
      old.mtef(old.template(21, 1, old.line(old.letter('x')), oldTwo, old.missing)),
      '\\int_{2}x',
    ],
    ['a sum', old.mtef(old.template(29, 1, old.line(old.letter('x')), oldTwo, oldTwo)), '\\sum_{2}^{2}x'],
  ])('of the Equation Editor becomes LaTeX: %s', (_, bytes, tex) =>
    expect(mtefTex(bytes)).toEqual({ tex, lost: [] }),
  )

  test.each([
    ['a long division', mtef(template(26, 1, line(x), two)), 'x2', ['mathtype/template-26']],
    ['a loop with an arrow', mtef(template(15, 0x0d, line(x))), 'x', ['mathtype/template-15']],
    ['a sign of its own', mtef(x, letter(0xf00c)), 'x', ['mathtype/U+F00C']],
    ['an unknown mark', mtef(letter('x', FACE.variable, 31)), 'x', ['mathtype/mark-31']],
  ])('names what has no LaTeX: %s', (_, bytes, tex, lost) => expect(mtefTex(bytes)).toEqual({ tex, lost }))

  const whole = mtef(frac(digits('1'), x))
  test.each([
    ['nothing', new Uint8Array()],
    ['another version', Uint8Array.from([4, ...whole.slice(1)])],
    ['an unknown record', mtef([42])],
    ['no end', whole.slice(0, -4)],
    ['no letters', mtef()],
    ['endless depth', mtef(Array.from({ length: 200_000 }, () => [1, 0]).flat())],
  ])('is not read from %s', (_, bytes) => expect(mtefTex(bytes)).toBeUndefined())

  test('of any length is read', () => {
    const long = mtef(Array.from({ length: 20_000 }, () => [...x, ...sup()]).flat())
    expect(mtefTex(long)?.tex).toHaveLength(100_000)
  })
})
