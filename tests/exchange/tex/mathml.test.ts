// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { find, type MarkupElement } from '../../../src/exchange/markup/markup.ts'
import { parseHtml } from '../../../src/exchange/markup/tree.ts'
import { mathmlTex } from '../../../src/exchange/tex/mathml.ts'
import { checkMath } from '../../../src/ui/maths/math.ts'

const X = '<mi>x</mi>'
const ONE = '<mn>1</mn>'
const TABLE = `<mtable><mtr><mtd>${X}</mtd><mtd>${ONE}</mtd></mtr><mtr><mtd>${ONE}</mtd><mtd>${X}</mtd></mtr></mtable>`

test.each([
  ['a sum', `${X}<mo>+</mo>${ONE}`, 'x+1'],
  ['Greek letters', '<mi>α</mi><mo>&InvisibleTimes;</mo><mi>β</mi>', '\\alpha\\beta'],
  ['a function', `<mi>sin</mi><mo>&ApplyFunction;</mo>${X}`, '\\sin x'],
  ['an upright name', '<mi>kin</mi>', '\\mathrm{kin}'],
  ['an upright letter', '<mi mathvariant="normal">d</mi>', '\\mathrm{d}'],
  ['a bold letter', '<mi mathvariant="bold">F</mi>', '\\mathbf{F}'],
  ['a fraction', `<mfrac>${ONE}${X}</mfrac>`, '\\frac{1}{x}'],
  ['a bevelled fraction', `<mfrac bevelled="true">${ONE}${X}</mfrac>`, '1/x'],
  ['no bar', `<mfrac linethickness="0">${ONE}${X}</mfrac>`, '{1\\atop x}'],
  ['a root', `<msqrt>${X}<mo>-</mo>${ONE}</msqrt>`, '\\sqrt{x-1}'],
  ['a third root', `<mroot>${X}<mn>3</mn></mroot>`, '\\sqrt[3]{x}'],
  ['a power', `<msup>${X}<mrow><mo>−</mo>${ONE}</mrow></msup>`, 'x^{-1}'],
  ['an index', `<msub>${X}${ONE}</msub>`, 'x_{1}'],
  ['both', `<msubsup>${X}${ONE}<mn>2</mn></msubsup>`, 'x_{1}^{2}'],
  ['a power of a bracket', `<msup><mrow><mo>(</mo>${X}<mo>)</mo></mrow><mn>2</mn></msup>`, '(x)^{2}'],
  [
    'scripts before',
    '<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>',
    '{}_{6}^{14}C',
  ],
  [
    'a sum with limits',
    `<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo>${ONE}</mrow><mi>n</mi></munderover><mi>i</mi>`,
    '\\sum_{i=1}^{n}i',
  ],
  ['an integral', `<msubsup><mo>∫</mo><mn>0</mn>${ONE}</msubsup>${X}`, '\\int_{0}^{1}x'],
  [
    'a limit',
    `<munder><mi>lim</mi><mrow>${X}<mo>→</mo><mn>0</mn></mrow></munder>${X}`,
    '\\lim_{x\\rightarrow0}x',
  ],
  ['a vector', '<mover><mi>v</mi><mo>→</mo></mover>', '\\vec{v}'],
  ['a mean', `<mover accent="true">${X}<mo>¯</mo></mover>`, '\\bar{x}'],
  ['a brace below', `<munder>${X}<mo>⏟</mo></munder>`, '\\underbrace{x}'],
  ['an arrow with text', '<mover><mo>→</mo><mtext>heat</mtext></mover>', '\\xrightarrow{\\text{heat}}'],
  ['brackets', `<mo>[</mo>${X}<mo>]</mo>`, '[x]'],
  [
    'tall brackets',
    `<mrow><mo>(</mo><mfrac>${ONE}${X}</mfrac><mo>)</mo></mrow>`,
    '\\left(\\frac{1}{x}\\right)',
  ],
  ['two brackets', `<mo>(</mo>${X}<mo>)</mo><mo>(</mo>${ONE}<mo>)</mo>`, '(x)(1)'],
  ['a fence', `<mfenced open="[" close=")">${ONE}${X}</mfenced>`, '[1,x)'],
  ['a matrix', `<mrow><mo>(</mo>${TABLE}<mo>)</mo></mrow>`, '\\begin{pmatrix}x&1\\\\ 1&x\\end{pmatrix}'],
  ['cases', `<mrow><mo>{</mo>${TABLE}</mrow>`, '\\begin{cases}x&1\\\\ 1&x\\end{cases}'],
  ['a text', '<mtext>if 5 %</mtext>', '\\text{if 5 \\%}'],
  ['a space', `${X}<mspace width="1em"></mspace>${X}`, 'x\\quad x'],
  ['a frame', `<menclose notation="box">${X}</menclose>`, '\\boxed{x}'],
  ['a phantom', `<mphantom>${X}</mphantom>`, '\\phantom{x}'],
  ['what is within styles', `<mstyle displaystyle="true"><mpadded>${X}</mpadded></mstyle>`, 'x'],
])('MathML becomes LaTeX: %s', (_, html, tex) => {
  const math = find(parseHtml(`<math>${html}</math>`).root, 'math') as MarkupElement
  expect(mathmlTex(math)).toEqual({ tex, lost: [] })
  expect(checkMath(tex, false)).toBeUndefined()
})

test('an unknown element is named, and its content stays', () => {
  const math = find(parseHtml(`<math><mnew>${X}</mnew></math>`).root, 'math') as MarkupElement
  expect(mathmlTex(math)).toEqual({ tex: 'x', lost: ['mnew'] })
})
