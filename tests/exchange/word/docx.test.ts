// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { listItem, lists, paragraph, run, table } from '../../support/office/docx-file.ts'
import { p, readParts, textOf } from '../../support/office/read-docx.ts'
import { f, oMath, oMathPara } from '../../support/omml/builders.ts'

test.each([
  ['paragraphs are lines', paragraph('One') + paragraph('Two'), 'One\nTwo'],
  [
    'several empty paragraphs are one empty line',
    `${paragraph('One')}<w:p/><w:p/>${paragraph('Two')}`,
    'One\n\nTwo',
  ],
  [
    'breaks within a paragraph are line breaks',
    p(run('a'), '<w:r><w:br/><w:t>b</w:t><w:br w:type="page"/><w:t>c</w:t></w:r>'),
    'a\nb\nc',
  ],
  ['tabs are tabs', p(run('a)'), '<w:r><w:tab/><w:t>Paris</w:t></w:r>'), 'a)\tParis'],
  ['runs of one word are one word', p(run('Ne'), run('wton')), 'Newton'],
  ['entities are decoded once', paragraph(run('a &lt; b &amp;amp; c &#233;')), 'a < b &amp; c é'],
  [
    'hyphens that keep together are hyphens',
    p(run('x'), '<w:r><w:noBreakHyphen/><w:t>ray</w:t><w:softHyphen/></w:r>'),
    'x-ray',
  ],
  [
    'a link is its text',
    p(
      '<w:hyperlink r:id="x">' +
        run('here', '<w:u w:val="single"/><w:color w:val="0563C1"/>') +
        '</w:hyperlink>',
    ),
    'here',
  ],
  [
    'the result of a field stays, its instruction does not',
    p(
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
      run('Table 1'),
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
    ),
    'Table 1',
  ],
  [
    'a content control is its content',
    '<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>' +
      paragraph('In') +
      '</w:sdtContent></w:sdt>',
    'In',
  ],
  [
    'letters of the font Symbol are Greek',
    p(run('\uf061', '<w:rFonts w:ascii="Symbol"/>'), '<w:r><w:sym w:font="Symbol" w:char="F0B0"/></w:r>'),
    'α°',
  ],
  [
    'a tick of Wingdings is a tick',
    p('<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>', run(' yes')),
    '✓ yes',
  ],
  [
    'a SYMBOL field is its sign',
    p(
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> SYMBOL 112 \\f "Symbol" \\s 12 </w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
    ),
    'π',
  ],
  [
    'a ticked box of a form is one',
    p(
      '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r>',
      run(' yes'),
    ),
    '☑ yes',
  ],
  [
    'underlined spaces are a blank',
    p(run('The capital is '), run('          ', '<w:u w:val="single"/>'), run('.')),
    'The capital is _____.',
  ],
])('a Word file becomes text: %s', (_, body, text) => expect(textOf(body)).toBe(text))

test('another prefix for the namespace changes nothing', () => {
  const xml = new TextEncoder().encode(
    '<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r><ns0:rPr><ns0:b ns0:val="1"/></ns0:rPr><ns0:t>Yes</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
  )
  expect(textOf('', { more: { 'word/document.xml': xml } })).toBe('**Yes**')
})

const object = (kind: string) =>
  p(
    run('Solve '),
    `<w:r><w:object><v:shape><v:imagedata r:id="a"/></v:shape><o:OLEObject ProgID="${kind}" r:id="b"/></w:object></w:r>`,
  )
const equationField = p(
  '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> EQ \\f(1,2)</w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
)

test.each([
  [
    'an old equation',
    object('Equation.3'),
    'Solve [?]',
    [{ code: 'formula-lost', kind: 'Equation.3', line: 1 }],
  ],
  [
    'a MathType equation',
    object('Equation.DSMT4'),
    'Solve [?]',
    [{ code: 'formula-lost', kind: 'Equation.DSMT4', line: 1 }],
  ],
  ['an EQ field', equationField, '[?]', [{ code: 'formula-lost', kind: 'EQ', line: 1 }]],
  [
    'struck out text',
    p(run('a '), run('wrong', '<w:strike/>')),
    'a',
    [{ code: 'part-left-out', part: 'struck-text', excerpt: 'wrong', line: 1 }],
  ],
  [
    'hidden text',
    p(run('a '), run('key: b', '<w:vanish/>')),
    'a',
    [{ code: 'part-left-out', part: 'hidden-text', excerpt: 'key: b', line: 1 }],
  ],
  [
    'a tracked deletion',
    p(run('a'), '<w:del><w:r><w:delText>b</w:delText></w:r></w:del>'),
    'a',
    [{ code: 'part-left-out', part: 'deleted-text', excerpt: 'b', line: 1 }],
  ],
  [
    'a tracked insertion',
    p(run('a'), `<w:ins>${run('b')}</w:ins>`),
    'ab',
    [{ code: 'part-put-in', part: 'inserted-text', line: 1 }],
  ],
  [
    'a text box',
    p(
      run('a'),
      `<w:r><w:drawing><wps:txbx><w:txbxContent>${paragraph('in the box')}</w:txbxContent></wps:txbx></w:drawing></w:r>`,
    ),
    'a\nin the box',
    [{ code: 'part-put-in', part: 'text-box', line: 1 }],
  ],
  [
    'a chart',
    p('<w:r><w:drawing><c:chart r:id="c"/></w:drawing></w:r>'),
    '[?]',
    [{ code: 'picture-lost', kind: 'chart', line: 1 }],
  ],
  [
    'a drawing of shapes',
    p(run('a'), '<w:r><w:drawing><wp:inline/></w:drawing></w:r>'),
    'a',
    [{ code: 'picture-lost', kind: 'drawing', line: 1 }],
  ],
])('a Word file becomes text with notes: %s', (_, body, text, notes) => {
  const source = readParts({ body })
  expect(source.text).toBe(text)
  expect(source.notes).toEqual(notes)
})

test('a footnote is put in brackets where it was referred to, once', () => {
  const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>'
  const footnotes = `<w:footnote w:id="2">${p('<w:r><w:footnoteRef/></w:r>', run(' Take g as 10.'))}</w:footnote>`
  const source = readParts({ body: p(run('How far?'), reference, reference), footnotes })
  expect(source.text).toBe('How far? (Take g as 10.)')
  expect(source.notes).toEqual([{ code: 'part-put-in', part: 'footnote', line: 1 }])
})

test('the header and the comments are named', () => {
  expect(
    readParts({
      body: paragraph('a'),
      header: paragraph('Class 9b'),
      comments: `<w:comment w:id="0">${paragraph('Too hard?')}</w:comment>`,
    }).notes,
  ).toEqual([
    { code: 'part-left-out', part: 'header', excerpt: 'Class 9b', line: 1 },
    { code: 'part-left-out', part: 'comments', excerpt: 'Too hard?', line: 1 },
  ])
})

const half = f('1', '2')

test.each([
  ['in a line', p(run('Take '), oMath(half), run('.')), 'Take $\\frac{1}{2}$.'],
  ['beside another one, and kept apart', p(oMath('a'), oMath('b')), '$a$ $b$'],
  ['before a digit', p(oMath('x'), run('2 m')), '$x2$ m'],
  ['on lines of their own', p(oMathPara('a', half)), '$$a$$\n$$\\frac{1}{2}$$'],
  ['on a line of its own after text', p(run('Then'), oMathPara('a=b')), 'Then\n$$a=b$$'],
  ['in a cell', table([p(oMathPara('a')), 'b']), '$a$\tb'],
  ['that is empty', p(run('x'), oMath('')), 'x'],
  ['in red', p(oMath('a').replace('<w:rPr>', '<w:rPr><w:color w:val="FF0000"/>')), '**$a$**'],
])('a formula in a Word file is read %s', (_, body, text) => expect(textOf(body)).toBe(text))

test('a formula after a list number stays in its line', () => {
  const numbering = lists({ 1: [['lowerLetter', '%1)']] })
  expect(textOf(listItem(oMathPara('x'), 1), { numbering })).toBe('a) $x$')
})

test('an element unknown in formulas is named, and its content stays', () => {
  const { text, notes } = readParts({ body: p(oMath(`<m:new><m:r><m:t>x</m:t></m:r></m:new>`)) })
  expect(text).toBe('$x$')
  expect(notes).toEqual([{ code: 'formula-part-lost', element: 'm:new', line: 1 }])
})
