// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { readPastedHtml } from '../../src/exchange/formats/html/read.ts'

const textOf = (html: string) => readPastedHtml(html).text

/** A paragraph of a list as Word copies it. */
const wordItem = (label: string, text: string, font = 'Arial') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:${font}'><span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const GOOGLE = (html: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`
const span = (text: string, css = '') =>
  `<span style="font-size:11pt;color:#000000;background-color:transparent;font-weight:400;vertical-align:baseline;white-space:pre-wrap;${css}">${text}</span>`

test.each([
  ['blocks are lines', '<p>One</p>\n<div>Two<p>Three</p>four</div>', 'One\nTwo\nThree\nfour'],
  ['line breaks of the source are spaces', '<p>One\n   two</p>', 'One two'],
  ['breaks are line breaks', 'a<br>b', 'a\nb'],
  ['a preformatted text keeps its lines', '<pre>a\n  b\tc</pre>', 'a\nb\tc'],
  ['entities are decoded', 'a &lt; b &amp;amp; &eacute;&nbsp;c', 'a < b &amp; é c'],
  ['scripts and styles are dropped', '<style>p{}</style><script>x()</script><p>a</p>', 'a'],
  ['comments are dropped', 'a<!-- b -->c', 'ac'],
  ['unknown elements are their text', '<x-y>a</x-y>', 'a'],
  ['bold text is marked', 'a <b>b</b> <strong>c</strong>', 'a **b c**'],
  [
    'so is a colour, whatever its spelling',
    'aaaa <span style="color:#f00">b</span> <font color=red>c</font>',
    'aaaa **b c**',
  ],
  ['and a highlight', 'aaaa <mark>b</mark> c <span style="background:yellow">d</span>', 'aaaa **b** c **d**'],
  ['and what is underlined', 'a <u>b</u>', 'a **b**'],
  [
    'black, grey and white mark nothing',
    '<p style="background:#eee"><span style="color:rgb(0,0,0);background-color:rgb(255,255,255)">a</span> <span style="color:#333">b</span></p>',
    'a b',
  ],
  ['a link marks nothing', '<a href="https://x.test" style="color:#00f"><u>a</u></a> b', 'a b'],
  ['a heading marks nothing', '<h1>a</h1>', 'a'],
  [
    'raised and lowered letters are formulas',
    'x<sup>2</sup> and H<sub>2</sub>O',
    '$x^{2}$ and $\\mathrm{H_{2}O}$',
  ],
  ['a list is numbered', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  [
    'a list of letters',
    '<ol type="A" start="3"><li>a</li><li value="7">b</li><li>c</li></ol>',
    'C. a\nG. b\nH. c',
  ],
  [
    'a list within a list',
    '<ol><li>Q<ol style="list-style-type:lower-alpha"><li>x</li><li>y</li></ol></li><li>R</li></ol>',
    '1. Q\na. x\nb. y\n2. R',
  ],
  ['a list without numbers', '<ul><li>a</li></ul><ul style="list-style:none"><li>b</li></ul>', '• a\nb'],
  ['an item in which a paragraph stands', '<ol><li><p>a</p><p>b</p></li></ol>', '1. a\nb'],
  [
    'a table is rows of cells',
    '<table><tr><td>1</td><td>C</td></tr><tr><th>2</th><td>B</td></tr></table>',
    '1\tC\n2\tB',
  ],
  [
    'a cell of several paragraphs',
    '<table><tr><td>1</td><td><p>Q</p><p>a) x</p></td></tr></table>',
    '1\tQ\na) x',
  ],
  [
    'a table in a table',
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    'a\tb',
  ],
])('a paste becomes text: %s', (_, html, text) => expect(textOf(html)).toBe(text))

test.each([
  [
    'Word numbers lists by itself',
    wordItem('1.', 'What?') +
      wordItem('a)', 'This') +
      wordItem('·', 'dot', 'Symbol') +
      wordItem('o', 'ring', '"Courier New"') +
      wordItem('ü', 'tick', 'Wingdings'),
    '1. What?\na) This\n• dot\n• ring\n✓ tick',
  ],
  ['tabs of Word', "<p class=MsoNormal>a)<span style='mso-tab-count:1'>      </span>Paris</p>", 'a)\tParis'],
  [
    'a highlight of Word',
    "<p class=MsoNormal>a <span style='background:yellow;mso-highlight:yellow'>b</span></p>",
    'a **b**',
  ],
  [
    'a formula of Word is not its picture',
    '<p>Take <!--[if gte msEquation 12]><m:oMath><m:f><m:fPr><span style=\'font-family:"Cambria Math"\'><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num><i><span><m:r>1</m:r></span></i></m:num><m:den><i><span><m:r>2</m:r></span></i></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><span><img src="file:///C:/clip001.png"></span><![endif]> of it</p>',
    'Take $\\frac{1}{2}$ of it',
  ],
  [
    'a formula of Word on its own line',
    '<p><!--[if gte msEquation 12]><m:oMathPara><m:oMath><i><m:r>x</m:r></i></m:oMath></m:oMathPara><![endif]--></p>',
    '$$x$$',
  ],
  [
    'other conditional comments are dropped',
    '<!--[if gte mso 9]><xml><w:WordDocument>x</w:WordDocument></xml><![endif]--><p>a</p>',
    'a',
  ],
  [
    'Google Docs',
    GOOGLE(
      `<p>${span('1. What? ')}${span('Now', 'font-weight:700;')}</p><ol><li style="list-style-type:lower-alpha"><p>${span('x')}</p></li><li style="list-style-type:lower-alpha"><p>${span('y', 'background-color:#ffff00;')}</p></li></ol>`,
    ),
    '1. What? **Now**\na. x\nb. **y**',
  ],
  ['a power of Google Docs', GOOGLE(`<p>${span('x')}${span('2', 'vertical-align:super;')}</p>`), '$x^{2}$'],
  [
    'Excel',
    '<html><head><meta name=Generator content="Microsoft Excel 15"></head><body><table><tr><td class=xl65 style="font-weight:700">Q</td><td>A</td></tr><tr><td>a<br>b "c"</td><td></td><td>5</td></tr></table></body></html>',
    'Q\tA\n"a\nb ""c"""\t\t5',
  ],
  [
    'Google Sheets',
    '<google-sheets-html-origin><table><tr><td>1+1?</td><td>2</td></tr></table></google-sheets-html-origin>',
    '1+1?\t2',
  ],
])('a paste becomes text: %s', (_, html, text) => expect(textOf(html)).toBe(text))

const MATHML = '<mrow><msup><mi>x</mi><mn>2</mn></msup></mrow>'
const ANNOTATED = `<math><semantics>${MATHML}<annotation encoding="application/x-tex">x^2</annotation></semantics></math>`

test.each([
  ['MathML', `a <math>${MATHML}</math>`, 'a $x^{2}$'],
  ['MathML on its own line', `<math display="block">${MATHML}</math>`, '$$x^{2}$$'],
  [
    'the source of KaTeX, once',
    `<span class="katex"><span class="katex-mathml">${ANNOTATED}</span><span class="katex-html" aria-hidden="true">x2</span></span>`,
    '$x^2$',
  ],
  [
    'MathJax 3',
    `<mjx-container><mjx-math aria-hidden="true">x2</mjx-math><mjx-assistive-mml><math>${MATHML}</math></mjx-assistive-mml></mjx-container>`,
    '$x^{2}$',
  ],
  [
    'MathJax 2',
    `<span class="MathJax" data-mathml="${`<math>${MATHML}</math>`.replaceAll('<', '&lt;')}"><nobr>x2</nobr></span>`,
    '$x^{2}$',
  ],
  [
    'Wikipedia',
    `<span class="mwe-math-element"><span style="display:none">${ANNOTATED.replace('x^2<', '{\\displaystyle x^2}<')}</span><img class="mwe-math-fallback-image-inline" alt="x"></span>`,
    '$x^2$',
  ],
  [
    'a picture of Wikipedia',
    '<img class="mwe-math-fallback-image-inline" src="https://x.test/a.svg" alt="{\\displaystyle a_{1}}">',
    '$a_{1}$',
  ],
])('a pasted formula is read from %s', (_, html, text) => expect(textOf(html)).toBe(text))

test('pictures in the page are embedded, those on the web keep their address, and those on the device are lost', () => {
  const png = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n0000')}`
  const source = readPastedHtml(
    `<img src="${png}" alt="Sun"><img src="${png}"><p><img src="https://x.test/a (1).png"><img src="https://x.test/dot" width=1 height=1></p><p><img src="file:///C:/a.png"></p><p><img src="data:image/png;base64,????">`,
  )
  expect(source.text).toBe('![Sun](embedded:0)![](embedded:0)\n![](https://x.test/a%20%281%29.png)\n[?]\n[?]')
  expect(source.pictures.map(({ type, bytes }) => [type, bytes.length])).toEqual([['image/png', 12]])
  expect(source.notes).toEqual([
    { code: 'picture-lost', kind: 'missing', line: 3 },
    { code: 'picture-lost', kind: 'missing', line: 4 },
  ])
})

test('content that is not text is named', () => {
  expect(
    readPastedHtml('<p>a<s>b</s></p><p><span style="display:none">c</span><video></video>d</p>').notes,
  ).toEqual([
    { code: 'part-left-out', part: 'struck-text', excerpt: 'b', line: 1 },
    { code: 'part-left-out', part: 'hidden-text', excerpt: 'c', line: 2 },
    { code: 'element-left-out', element: 'video', line: 2 },
  ])
})
