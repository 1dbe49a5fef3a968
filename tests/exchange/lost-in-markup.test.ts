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
