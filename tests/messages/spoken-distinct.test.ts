import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showWords } from '../../src/messages/lib/words.ts'
import { loadPack } from '../../src/messages/packs.ts'
import { spokenMath } from '../../src/ui/maths/spoken/spoken-math.ts'

/** Formulas that could be options of one question: none may sound like another of its row. */
const OPTIONS: readonly (readonly string[])[] = [
  // Numbers
  ['1{,}234.5', '1.234', '234.5', '1, 234.5', '1\\,234\\,5'],
  ['1{,}000{,}000', '1{,}000', '1', '1000, 000'],
  ['0{,}5', '0, 5', '5', '05'],
  // Powers, indices and their ends
  ['a_n^2', 'a_{n^2}', 'a_n 2', '(a_n)^2'],
  ['e^{x^2}', '{e^x}^2', 'e^{x}2', 'e^{2x}'],
  ['2^{n+1}', '2^n + 1', '2^n 1'],
  ['x_{i+1}', 'x_i + 1', 'x_{i}1'],
  ['4x^2', '(4x)^2', '4x_2', '4x2'],
  ['x^{-1}', '-x^1', 'x - 1', 'x_{-1}'],
  ["f'", "f''", "f'''", 'f|', 'f^1', '\\bar f', '\\dot f'],
  ["f'(x)", "f(x')", "f(x)'"],
  ['x^{1/2}', '\\frac{x^1}{2}'],
  ['30^\\circ', '30^0', '30', "30'"],
  // Fractions
  ['\\frac{a}{b}+c', '\\frac{a}{b+c}', '\\frac{a+c}{b}', 'a + \\frac{c}{b}'],
  ['2\\frac{a}{b}', '\\frac{2}{a}b', '\\frac{2}{ab}'],
  ['\\frac{a}{bc}', '\\frac{a}{b}c', 'a\\frac{c}{b}'],
  ['\\frac{\\frac{a}{b}}{c}', '\\frac{a}{\\frac{b}{c}}'],
  ['\\frac{a}{b^2}', '{\\frac{a}{b}}^2', '\\left(\\frac{a}{b}\\right)^2', '\\frac{a^2}{b}'],
  ['1\\frac{1}{2}', '11', '\\frac{11}{2}', '1 + \\frac{1}{2}', '1\\cdot\\frac{1}{2}', '\\frac{1}{2}'],
  ['\\frac{1}{2}mv^2', '\\frac{1}{2}(mv)^2', '\\frac{1}{2mv^2}', '2mv^2'],
  ['-\\frac{a}{b+1}', '\\frac{-a}{b} + 1', '\\frac{a}{-b+1}'],
  ['\\frac{dy}{dx}', '\\frac{d}{dx}\\frac{1}{y}', '\\frac{d^2y}{dx^2}', '\\frac{\\partial y}{\\partial x}'],
  // Roots, bars
  ['2\\sqrt{3}', '\\sqrt{23}', '\\sqrt{2}\\,3', '\\sqrt{2 \\cdot 3}', '2^{\\sqrt 3}', '\\sqrt[2]{3}'],
  ['x\\sqrt{2}', '\\sqrt{x^2}', '\\sqrt{2x}', '{\\sqrt{x}}^2', '\\sqrt{x}\\,2'],
  ['\\sqrt{a}+b', '\\sqrt{a+b}'],
  ['\\sqrt[3]{x}', '3\\sqrt{x}', '\\sqrt{x^3}', '\\sqrt[4]{x}'],
  ['2|x|', '|2x|', '|x|2', '2x'],
  ['|x|^2', '|x^2|', '\\|x\\|^2'],
  ['\\overline{AB}', '\\bar A B', 'AB', '\\overrightarrow{AB}'],
  ['\\bar{x}^2', '\\overline{x^2}', 'x^2'],
  // Vectors
  ['\\vec a \\cdot \\vec b', '\\vec a \\times \\vec b', '\\vec a\\,\\vec b', 'ab'],
  ['\\mathbf a \\cdot \\mathbf b', '\\mathbf a \\times \\mathbf b', 'a \\cdot b'],
  ['\\nabla\\cdot\\vec B', '\\nabla\\times\\vec B', '\\nabla \\vec B'],
  [
    '(\\vec a \\times \\vec b)\\cdot\\vec c',
    '(\\vec a \\cdot \\vec b)\\times\\vec c',
    '(\\vec a \\times \\vec b)\\times\\vec c',
  ],
  ['\\vec{a+b}', '\\vec a + b', '\\vec a + \\vec b'],
  ['|\\vec v|', '\\vec v', '|v|', '\\hat v'],
  // Functions
  ['\\sin^{-1} x', '\\frac{1}{\\sin x}', '\\sin x^{-1}', '\\sin(-1)x', '-\\sin x'],
  ['\\sin^2 x', '\\sin x^2', '\\sin 2x', '2\\sin x', '\\sin_2 x'],
  ['\\log_2 x', '\\log 2x', '\\log^2 x', '\\log_x 2', '\\lg x', '\\ln x', '\\log x'],
  ['\\ln(x+1)', '\\ln x + 1'],
  ['\\binom{n+1}{k}', 'n + \\binom{1}{k}', '\\frac{n+1}{k}', '\\binom{n}{k}'],
  ['\\sum_{k=1}^{n} k^2', '\\sum_{k=1}^{n^2} k', '\\sum k^2'],
  ['\\int_0^1 x\\,dx', '\\int_1^0 x\\,dx', '\\int x\\,dx', '\\oint x\\,dx'],
  ['\\lim_{x\\to 0} x', '\\lim_{x\\to 0^+} x', '\\lim_{x\\to 0^-} x', '\\lim_{x\\to\\infty} x'],
  // Relations, intervals
  [
    'x < 2',
    'x > 2',
    'x \\le 2',
    'x \\ge 2',
    'x \\ll 2',
    'x \\ne 2',
    'x = 2',
    'x \\approx 2',
    'x \\equiv 2',
    'x \\cong 2',
  ],
  ['A \\subset B', 'A \\subseteq B', 'A \\in B', 'A \\cup B', 'A \\cap B', 'A \\notin B'],
  ['[a, b]', '(a, b)', '[a, b)', '(a, b]', '\\{a, b\\}'],
  ['a : b', 'ab', 'b : a'],
  ['6 : 2', '62', '6 - 2', '2 : 6'],
  ['x \\to y', 'x \\mapsto y', 'x \\Rightarrow y', 'x \\leftarrow y'],
  ['\\pm 2', '\\mp 2', '+2', '-2'],
  // Units
  [
    '2\\,\\mathrm{m/s^2}',
    '2\\,\\mathrm{m/s}',
    '2\\,\\mathrm{m^2/s^2}',
    '2\\,\\mathrm{m\\,s}',
    '2\\,\\mathrm{ms}',
    '2\\,\\mathrm{m^2/s}',
  ],
  ['3\\,\\mathrm{mN}', '3\\,\\mathrm{m\\,N}', '3\\,\\mathrm{MN}', '3\\,\\mathrm{nm}'],
  ['1\\,\\mathrm{kg\\,m^2}', '1\\,\\mathrm{kg/m^2}', '1\\,\\mathrm{kg\\,m^{-3}}', '1\\,\\mathrm{kg\\,m}'],
  ['3 \\times 10^8', '3 \\times 10^{-8}', '3 \\times 108', '3 \\times 10 \\cdot 8', '3^{10}'],
  // Chemistry
  ['\\ce{SO4^2-}', '\\ce{SO4}', '\\ce{SO42}', '\\ce{SO4^-}', '\\ce{SO4^2+}'],
  ['\\ce{Na+}', '\\ce{Na}', '\\ce{Na-}', '\\ce{Na^2+}'],
  ['\\mathrm{SO_4^{2-}}', '\\mathrm{SO_4^2}', '\\mathrm{SO_4} - 2'],
  ['e^-', 'e^+', 'e', 'e - 1', 'e^{-1}'],
  ['{}^{14}_{6}\\mathrm{C}', '{}^{6}_{14}\\mathrm{C}', '{}^{14}\\mathrm{C}', '14\\,\\mathrm{C}'],
]

afterAll(() => showWords(() => undefined))

describe.each(['en', 'de', 'es', 'hi', 'ar'] as const)('speech in %s', (language) => {
  beforeAll(async () => {
    const spoken = await loadPack(language, 'spoken')
    showWords((room) => (language === 'en' ? undefined : spoken[room]))
  })

  test.each(OPTIONS.map((options) => [options.join('  '), options] as const))(
    'makes no two of these sound the same: %s',
    (_, options) => {
      const said = options.map((tex) => spokenMath(tex).replaceAll(/[,،;:](?=\s|$)/g, ''))
      const twice = options.filter(
        (_option, at) => said.indexOf(said[at] ?? '') !== at || said.lastIndexOf(said[at] ?? '') !== at,
      )
      expect(twice.map((tex) => `${tex}: ${spokenMath(tex)}`)).toEqual([])
    },
  )
})
