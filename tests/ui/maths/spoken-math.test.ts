// SPEC 2 Quiz taking
import { expect, test } from 'vitest'
import { SAMPLE_QUIZZES } from '../../../demo/api/sample/quizzes.ts'
import { splitMath } from '../../../src/domain/maths/math-text.ts'
import { spokenMath } from '../../../src/ui/maths/spoken/spoken-math.ts'
import { MATHS_QUESTIONS } from '../../support/school/maths-questions.ts'

test.each([
  ['x', 'x'],
  ['n = 1.5', 'n equals 1.5'],
  ['10\\,000 + 2{,}5', '10000 plus 2.5'],
  ['1{,}234.5', '1234.5'],
  ['1{,}234', '1234'],
  ['0{,}234', '0.234'],
  ['1{,}000{,}000', '1000000'],
  ['1{,}00{,}000', '100000'],
  ['12{,}34{,}567.8', '1234567.8'],
  ['1,00,000', '100000'],
  ['1.234{,}5', '1234.5'],
  ['1.000.000', '1000000'],
  ['1\\,000', '1000'],
  ['1{\\,}000', '1000'],
  ['1~000~000', '1000000'],
  ['1\u2009000', '1000'],
  ['0.123\\,456', '0.123456'],
  ['6{,}022 \\times 10^{23}', '6.022 times 10 to the power 23'],
  ['(2, 5)', 'open bracket 2, 5 close bracket'],
  ['(10,20,300)', 'open bracket 10, 20, 300 close bracket'],
  ['1{,}234 + 2{,}5', '1.234 plus 2.5'],
  ['v^2', 'v squared'],
  ['x^{-1}', 'x to the power minus 1'],
  ['2^{n+1} + 1', '2 to the power n plus 1, end power, plus 1'],
  ['v_0', 'v sub 0'],
  ['v_0^2', 'v sub 0 squared'],
  ['n_{12}', 'n sub 12'],
  ['a_{i+1}', 'a sub i plus 1, end sub'],
  ['x^23', 'x squared 3'],
  ['30^\\circ', '30 degrees'],
  ['30^{\\circ}', '30 degrees'],
  ['f \\circ g', 'f circle g'],
  ['V = v', 'capital V equals v'],
  ['V = \\Omega r', 'V equals capital omega r'],
  ['\\Delta t \\approx \\delta', 'delta t is about small delta'],
])('the formula %s is spoken as "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['\\frac{1}{2}mv^2', 'one half m v squared'],
  ['\\frac12', 'one half'],
  ['\\frac{1}{2} + x', 'one half plus x'],
  ['\\frac{1}{2 + x}', 'the fraction 1 over 2 plus x, end fraction'],
  ['\\frac{1}{8} + x', '1 over 8 plus x'],
  ['\\frac{1 + a}{8} + x', 'the fraction 1 plus a over 8, end fraction, plus x'],
  ['\\frac{v^2}{2g}', 'the fraction v squared over 2 g, end fraction'],
  ['\\frac{mg}{k}', 'm g over k'],
  ['\\frac{a}{\\frac{b}{c}}', 'the fraction a over the fraction b over c, end fraction, end fraction'],
  ['\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v}', '1 over f equals 1 over u plus 1 over v'],
  ['\\frac{d^2x}{dt^2} = -\\omega^2 x', 'd squared x by d t squared equals minus omega squared x'],
  ['\\frac{\\partial V}{\\partial x}', 'partial V by partial x'],
  ['\\sqrt{2}gh', 'square root of 2 g h'],
  ['\\sqrt{2gh}', 'square root of 2 g h, end root'],
  ['\\sqrt[3]{x}', 'cube root of x'],
  ['2\\pi\\sqrt{\\frac{l}{g}}', '2 pi times square root of l over g, end root'],
  ['\\binom{n}{2}', 'n choose 2'],
])('the end of a part can be heard: %s is "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['\\vec{F} = m\\vec a', 'vector F equals m vector a'],
  [
    '\\vec{F} = (3\\,\\hat{\\imath} - 4\\,\\hat{\\jmath})\\,\\mathrm{N}',
    'vector F equals open bracket 3 i hat minus 4 j hat close bracket newtons',
  ],
  ['\\left(a - b\\right)', 'open bracket a minus b close bracket'],
  ['\\left. x \\right|_0', 'x vertical bar sub 0'],
  ["f'(x)", 'f prime of x'],
  ['F(x) = 3x^2', 'F of x equals 3 x squared'],
  ['n(n+1)', 'n open bracket n plus 1 close bracket'],
  ['|x - 1| \\ge 2', 'absolute value of x minus 1, end absolute value, is at least 2'],
  ['\\sum_{k=1}^{n} k', 'sum from k equals 1 to n of k'],
  ['\\sum F = 0', 'sum of F equals 0'],
  ['\\int_0^1 x^3 dx', 'integral from 0 to 1 of x cubed d x'],
  ['\\oint_C', 'closed integral over C of'],
  ['\\lim_{x \\to 0} \\sin x', 'limit as x approaches 0 of sine x'],
  ['\\log_{10} x', 'log base 10 of x'],
  ['50\\,\\%', '50 percent'],
  ['9 : 51', '9 to 51'],
  ['\\text{if } a \\le b', 'if a is at most b'],
  ['\\text{if $x>0$ then}', 'if x is greater than 0 then'],
  [
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix} x',
    '2 by 2 matrix; row 1: a, b; row 2: c, d; end matrix, x',
  ],
  [
    '\\begin{cases} x & x \\ge 0 \\\\ -x & x < 0 \\end{cases}',
    '2 cases; case 1: x, x is at least 0; case 2: minus x, x is less than 0; end cases',
  ],
  ['\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}', 'a equals b; c equals d'],
  ['\\underline{\\hspace{2cm}} = 3', 'blank equals 3'],
])('the formula %s is "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['9.81\\,\\mathrm{m/s^2}', '9.81 metres per second squared'],
  ['9.81\\,\\mathrm{m\\,s^{-2}}', '9.81 metres per second squared'],
  ['9.81\\,\\mathrm{m}\\,\\mathrm{s}^{-2}', '9.81 metres per second squared'],
  ['\\pu{9.81 m//s2}', '9.81 metres per second squared'],
  ['1\\,\\mathrm{m}', '1 metre'],
  ['3\\text{ s}', '3 seconds'],
  ['6.6 \\cdot 10^{-34}\\,\\mathrm{J\\,s}', '6.6 times 10 to the power minus 34 joule seconds'],
  ['\\pu{6.6e-34 J s}', '6.6 times 10 to the power minus 34 joule seconds'],
  ['c = 4200\\,\\mathrm{J/(kg\\,K)}', 'c equals 4200 joules per kilogram per kelvin'],
  ['2\\,\\mathrm{cm^3}', '2 cubic centimetres'],
  ['3\\,\\mathrm{kWh}', '3 kilowatt hours'],
  ['10\\,\\mathrm{k\\Omega} + 1\\,\\Omega', '10 kilohms plus 1 ohm'],
  ['47\\,\\mathrm{\\mu F}', '47 microfarads'],
  ['20\\,^\\circ\\mathrm{C}', '20 degrees Celsius'],
  ['\\mathrm{kg\\,m\\,s^{-2}}', 'kilogram metre per second squared'],
  ['5\\,\\mathrm{min}', '5 minutes'],
  // These are no units.
  ['E_{\\mathrm{kin}}', 'E sub kin'],
  ['\\int v\\,\\mathrm{d}t', 'integral of v d t'],
  ['\\mathrm{e}^{x}', 'e to the power x'],
  ['a\\,\\mathrm{N}', 'a N'],
])('units are spoken as words: %s is "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['\\SI{9.81}{\\metre\\per\\second\\squared}', '9.81 metres per second squared'],
  ['\\qty{9.8}{m.s^{-2}}', '9.8 metres per second squared'],
  ['\\qty[per-mode=symbol]{3}{\\m\\per\\s}', '3 metres per second'],
  ['\\si{kg/m^3}', 'kilogram per cubic metre'],
  ['\\unit{\\kilo\\gram\\per\\cubic\\metre}', 'kilogram per cubic metre'],
  ['\\unit{\\metre}', 'metre'],
  ['\\SI{1}{\\metre}', '1 metre'],
  ['\\num{1.2e-3}', '1.2 times 10 to the power minus 3'],
  ['\\num{12345.678}', '12345.678'],
  ['\\num{-1,234}', 'minus 1.234'],
  ['\\ang{45}', '45 degrees'],
  ['\\SIrange{1}{5}{\\kilo\\metre}', '1 kilometre to 5 kilometres'],
  ['\\qtyrange{10}{20}{\\degreeCelsius}', '10 degrees Celsius to 20 degrees Celsius'],
  ['\\numrange{1}{10}', '1 to 10'],
  ['\\qty{47}{\\micro\\farad}', '47 microfarads'],
  ['\\qty{2}{\\uF}', '2 microfarads'],
  ['\\qty{10}{\\kilo\\ohm}', '10 kilohms'],
  ['\\qty{9.8}{\\m\\tothe{2}}', '9.8 square metres'],
  ['\\SI{5.0 +- 0.1}{cm}', '5.0 plus or minus 0.1 centimetres'],
  ['\\qty{4.18}{\\joule\\per\\gram\\per\\degreeCelsius}', '4.18 joules per gram per degree Celsius'],
  ['v = \\frac{\\SI{10}{\\metre}}{\\SI{2}{\\second}}', 'v equals 10 metres over 2 seconds'],
  // These are not known, and what is no siunitx stays.
  ['\\SI{5}{\\foobar}', 'SI 5 foobar'],
  ['\\SI{5', 'SI 5'],
  ['\\sin x + \\angle A', 'sine x plus angle A'],
])('siunitx is spoken as units: %s is "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['\\ce{2 H2 + O2 -> 2 H2O}', '2 H 2 plus O 2 yields 2 H 2 O'],
  ['\\ce{^{238}_{92}U}', 'U, mass number 238, atomic number 92'],
  ['{}^{14}_{6}\\mathrm{C}', 'C, mass number 14, atomic number 6'],
  ['\\ce{SO4^{2-}}', 'S O 4, charge 2 minus'],
  ['\\ce{NaCl(aq)}', 'Na Cl aqueous'],
  ['\\ce{N2 <=> 2N}', 'N 2 is in equilibrium with 2 N'],
])('chemistry is spoken sign by sign: %s is "%s"', (tex, words) => expect(spokenMath(tex)).toBe(words))

test.each([
  ['\\curvearrowright', 'curvearrowright'],
  ['x \\foobar{y}', 'x foobar y'],
  ['\\def\\a{b}\\a', 'def a b a'],
  ['a \\\\ b', 'a; b'],
  ['\\,', 'blank'],
])('a command without words is spoken by its name: %s is "%s"', (tex, words) =>
  expect(spokenMath(tex)).toBe(words),
)

test.each([
  '',
  '{',
  '}',
  '^',
  '_',
  "'",
  '|',
  '\\frac',
  '\\sqrt[',
  '\\vec',
  '\\begin{',
  '\\begin{cases} &',
  '\\ce{',
  '\\pu{',
  '\\',
  '\\left',
])('an unfinished formula such as %j is spoken all the same', (tex) => expect(spokenMath(tex)).not.toBe(''))

test.each([
  '{',
  '|',
  '{|',
  '1,',
  '1{,}',
  '1,00',
  '12\\,',
  '\\frac',
  '^',
  '\\begin{cases}',
  '\\sqrt[',
  '&',
  '\\text{',
  '\\left|',
])('a long row of %j takes hardly any time', (tex) => {
  const from = performance.now()
  expect(spokenMath(tex.repeat(2000 / tex.length))).not.toBe('')
  expect(performance.now() - from).toBeLessThan(5000)
})

/** A text as it is heard, its formulas said. */
const heardOf = (text: string) =>
  splitMath(text)
    .map((segment) => (segment.kind === 'math' ? spokenMath(segment.tex) : segment.text))
    .join('')

test.each(MATHS_QUESTIONS.map(({ text, heard }) => [text, heard]))('%s is heard as "%s"', (text, heard) =>
  expect(heardOf(text)).toBe(heard),
)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

const SAMPLE = [
  ...new Set(
    SAMPLE_QUIZZES.flatMap(({ questions }) => questions.flatMap(textsIn))
      .flatMap(splitMath)
      .flatMap((segment) => (segment.kind === 'math' ? [segment.tex] : [])),
  ),
]

test('each formula of the sample school is spoken completely, without a sign or a command of TeX', () => {
  expect(SAMPLE.length).toBeGreaterThan(400)
  const badly = SAMPLE.map((tex) => [tex, spokenMath(tex)]).filter(
    ([, words]) => !words || /[\\{}^_&$~]|undefined|mathrm/.test(words),
  )
  expect(badly).toEqual([])
})
