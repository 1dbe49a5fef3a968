import { expect, test } from 'vitest'
import { decodeEntities } from '../../../src/exchange/markup/html-entities.ts'
import { toMarkup } from '../../../src/exchange/markup/question-markup.ts'
import { reduceMarkup } from '../../../src/exchange/office/reduce.ts'

const textOf = (html: string) => reduceMarkup(html).text

test.each([
  ['paragraphs', '<p>One</p><p>Two</p>', 'One\nTwo'],
  ['paragraphs with line breaks between', '<p>One</p>\r\n\r\n<div>Two</div>\n', 'One\nTwo'],
  ['a line break', 'One<br>Two<br/>Three<BR />Four', 'One\nTwo\nThree\nFour'],
  ['inline marks', 'a <b>bold</b> <em class="x">word</em><span style="color: red">!</span>', 'a bold word!'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['a table', '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>', 'a\tb\nc'],
  ['powers and indices', 'E = mc<sup>2</sup>, H<sub>2</sub>O', 'E = mc\\(^{2}\\), H\\(_{2}\\)O'],
  ['formulas as they are', '<p>\\(\\frac{a}{b}\\) and $$x &lt; y$$</p>', '\\(\\frac{a}{b}\\) and $$x < y$$'],
  ['an inequality', 'Where a < b and c > d?', 'Where a < b and c > d?'],
  ['an inequality without spaces', '$a<b$ and $c>d$', '$a<b$ and $c>d$'],
  ['what only looks like a tag', 'a <b and c> d <constructor> <x>', 'a <b and c> d <constructor> <x>'],
  ['entities', '&alpha;&nbsp;&deg;&Omega;&eacute;&#8722;&#x221A;&hellip;', 'α\u00a0°Ωé−√…'],
  [
    'unknown entities',
    '&lol9; &toString; &#0; &#xD800; &#9999999; &',
    '&lol9; &toString; &#0; &#xD800; &#9999999; &',
  ],
  ['an escaped entity', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a script', 'a<script>alert("</p>")</script>b<style>p { color: red }</style>', 'ab'],
  ['a script that never ends', 'a<script>alert(1)', 'a'],
  ['a comment', 'a<!-- <b>no</b> -->b<!-- c', 'ab'],
  ['a handler', '<a href="javascript:alert(1)" onclick="alert(2)">link</a>', 'link'],
  ['control characters', 'a\u0000b\u0002c', 'abc'],
  ['nothing', '', ''],
])('markup is reduced to text: %s', (_, html, text) => expect(textOf(html)).toBe(text))

test('line breaks stay where the source is only partly HTML', () =>
  expect(reduceMarkup('One\nTwo  <b>three</b>', { keepsLines: true }).text).toBe('One\nTwo three'))

test('pictures are listed with their addresses and descriptions, and other media by name', () =>
  expect(
    reduceMarkup('<img src="https://a.example/?x=1&amp;y=2"><IMG alt=">" SRC=b.png><svg><path/></svg>'),
  ).toMatchObject({
    images: [
      { url: 'https://a.example/?x=1&y=2', alt: '' },
      { url: 'b.png', alt: '>' },
    ],
    notes: [{ code: 'element-left-out', element: 'svg' }],
  }))

test('entities are decoded once', () => expect(decodeEntities('&amp;amp;')).toBe('&amp;'))

test('a text written as HTML is read back as that text', () => {
  const text = ' a  b\n\n  <b>&amp;\tc \n'
  expect(toMarkup('a\r\nb')).toBe('a<br/>b')
  expect(decodeEntities(toMarkup(text))).toContain('<b>&amp;')
  expect(textOf(toMarkup(text))).toBe(text.trim())
})

test('hostile texts are reduced within seconds', () => {
  const hostile = [
    '<a a=b '.repeat(40_000),
    '<!--'.repeat(60_000),
    '&#'.repeat(90_000),
    '<br>'.repeat(60_000),
  ]
  const start = performance.now()
  for (const html of hostile) reduceMarkup(html)
  expect(performance.now() - start).toBeLessThan(5000)
})
