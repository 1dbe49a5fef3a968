// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { readQti } from '../../src/exchange/formats/qti/read.ts'
import { checkAll, goodQuestions, notesIn, problemsIn } from '../support/school/question-samples.ts'

const moodle = (text: string) =>
  checkAll(
    readMoodle(
      `<quiz><question type="multichoice"><questiontext format="html"><text>${text}</text></questiontext><single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`,
    ),
  )

const HALF = '<math><mfrac><mn>1</mn><mi>x</mi></mfrac><mo>=</mo><mn>2</mn></math>'

test.each([
  ['within a section', `<![CDATA[<p>Solve ${HALF} for x.</p>]]>`],
  ['escaped', `Solve ${HALF.replaceAll('<', '&lt;')} for x.`],
  ['never escaped', `Solve ${HALF} for x.`],
])('MathML in Moodle XML is a formula: %s', (_, text) => {
  const checked = moodle(text)
  expect(problemsIn(checked)).toEqual([])
  expect(goodQuestions(checked)[0]?.text).toBe('Solve \\(\\frac{1}{x}=2\\) for x.')
  expect(notesIn(checked)).toEqual([])
})

test('MathML of its own line stays on it', () =>
  expect(
    goodQuestions(moodle(`<![CDATA[See ${HALF.replace('<math', '<math display="block"')}]]>`))[0]?.text,
  ).toBe('See \\[\\frac{1}{x}=2\\]'))

test('a part of MathML that has no LaTeX is noted', () =>
  expect(notesIn(moodle('<![CDATA[<math><mlongdiv><mn>2</mn><mn>6</mn></mlongdiv></math>]]>'))).toEqual([
    expect.stringContaining('mlongdiv'),
  ]))

test('an empty formula is noted', () =>
  expect(notesIn(moodle('<![CDATA[What is <math></math>?]]>'))).toEqual([expect.stringContaining('math')]))

test.each([
  ['never escaped', '10<sup>7</sup> m'],
  ['escaped', '10&lt;sup&gt;7&lt;/sup&gt; m'],
  ['within a section', '<![CDATA[10<sup>7</sup> m]]>'],
])('raised text in XML stays raised: %s', (_, text) =>
  expect(goodQuestions(moodle(text))[0]?.text).toBe('10\\(^{7}\\) m'),
)

const table = (rows: readonly (readonly string[])[], inside = '') =>
  `<table>${inside}<tbody>${rows.map((row) => `<tr>${row.map((cell) => (cell.startsWith('<t') ? cell : `<td>${cell}</td>`)).join('\n')}</tr>`).join('\n')}</tbody></table>`
const shown = (markup: string) => {
  const checked = moodle(`<![CDATA[${markup}]]>`)
  return {
    text: goodQuestions(checked)[0]?.text,
    notes: checked.flatMap(({ notes }) => notes.map(({ code }) => code)),
  }
}
const array = (columns: number, ...rows: string[]) =>
  `\\[\\begin{array}{${'|l'.repeat(columns)}|}\\hline ${rows.map((row) => `${row}\\\\ \\hline`).join(' ')}\\end{array}\\]`

test.each([
  [
    'numbers',
    `<p>See:</p>${table([
      ['<th>X</th>', '0', '1'],
      ['P(X)', '0.2', '0.8'],
    ])}<p>The mean is</p>`,
    `See:\n${array(3, 'X&0&1', 'P(X)&0.2&0.8')}\nThe mean is`,
  ],
  [
    'formulas, raised letters and escaped signs',
    `See ${table([
      ['t &lt; 1', '\\(\\frac{1}{2}\\)'],
      ['10<sup>7</sup>', 'a<br>b'],
    ])}`,
    `See\n${array(2, '\\text{t < 1}&{\\frac{1}{2}}', '10{^{7}}&\\text{a b}')}`,
  ],
  [
    'a caption',
    table(
      [
        ['a', '1'],
        ['b', '2'],
      ],
      '<caption>Table 1</caption>',
    ),
    `Table 1\n${array(2, 'a&1', 'b&2')}`,
  ],
  [
    'paragraphs in its cells',
    table([
      ['<td><p>one</p></td>', '1'],
      ['<td><p>two</p></td>', '2'],
    ]),
    array(2, '\\text{one}&1', '\\text{two}&2'),
  ],
])('a table of data in Moodle XML stays a table: with %s', (_, markup, text) =>
  expect(shown(markup)).toEqual({ text, notes: [] }),
)

test.each([
  ['of one row', table([['a', 'b']]), 'a\tb', []],
  ['of one column', table([['a'], ['b']]), 'a\nb', []],
  [
    'with a table in it',
    table([
      ['a', table([['b', 'c']])],
      ['d', 'e'],
    ]),
    expect.stringContaining('d\te'),
    [],
  ],
  [
    'that joins cells',
    table([['<td colspan="2">a</td>'], ['b', 'c'], ['d', 'e']]),
    'a\nb\tc\nd\te',
    ['table-lost'],
  ],
  [
    'with a text that does not fit',
    table([
      ['a', 'word '.repeat(30)],
      ['b', 'c'],
    ]),
    expect.stringContaining('b\tc'),
    ['table-lost'],
  ],
  [
    'with code',
    table([
      ['a', '<pre>x\n  y</pre>'],
      ['b', 'c'],
    ]),
    expect.stringContaining('b\tc'),
    [],
  ],
])('a table %s stays lines', (_, markup, text, notes) => expect(shown(markup)).toEqual({ text, notes }))

test('a table that never ends keeps its text', () =>
  expect(shown('See <table><tr><td>a</td><td>b').text).toBe('See\na\tb'))

test('a table of data in QTI stays a table', () => {
  const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>See:</p>${table(
    [
      ['a', '1'],
      ['b', '2'],
    ],
  )}<choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">1</simpleChoice><simpleChoice identifier="B">2</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
  expect(goodQuestions(checkAll(readQti(item)))[0]?.text).toBe(`See:\n${array(2, 'a&1', 'b&2')}`)
})

test('MathML in QTI is a formula', () => {
  const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>Solve <m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mfrac><m:mn>1</m:mn><m:mi>x</m:mi></m:mfrac></m:math></p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">1</simpleChoice><simpleChoice identifier="B">2</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
  expect(goodQuestions(checkAll(readQti(item)))[0]?.text).toBe('Solve \\(\\frac{1}{x}\\)')
})

test('weights of GIFT may have a decimal comma', () => {
  const checked = checkAll(
    readGift('Force is { ~%-33,333%mass =ma ~%-50%energy }\n\nWater is {~ice ~%0,5%steam =H2O}'),
  )
  expect(goodQuestions(checked).map(({ options }) => options.map(({ text }) => text))).toEqual([
    ['mass', 'ma', 'energy'],
    ['ice', 'steam', 'H2O'],
  ])
})
