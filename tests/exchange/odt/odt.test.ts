// SPEC 2 Writing room
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { SourceText } from '../../../src/domain/exchange/found-question.ts'
import { readOdt } from '../../../src/exchange/formats/odt/read.ts'
import { readOds } from '../../../src/exchange/formats/sheet/read-ods.ts'
import { kindOfFile } from '../../../src/exchange/questions/file-kind.ts'
import { pictureBytes } from '../../support/office/docx-file.ts'
import {
  listStyle,
  type OdtParts,
  odsFile,
  odtFile,
  odtParagraph as p,
  span,
  textStyle,
} from '../../support/office/odt-file.ts'

function read(parts: OdtParts): SourceText {
  const source = readOdt(odtFile(parts))
  if ('code' in source) throw new Error(source.code)
  return source
}
const textOf = (body: string, parts: Partial<OdtParts> = {}) => read({ body, ...parts }).text

const STYLES = [
  textStyle('Bold', 'fo:font-weight="bold"'),
  textStyle('Up', 'style:text-position="super 58%"'),
  textStyle('Down', 'style:text-position="-33% 58%"'),
  textStyle('Gone', 'style:text-line-through-style="solid"'),
  textStyle('Symbol', 'style:font-name="Symbol"'),
  listStyle('L1', ['1', '.'], ['a', ')']),
].join('')
const styled = (body: string) => read({ body, styles: STYLES })

const item = (...content: string[]) => `<text:list-item>${content.join('')}</text:list-item>`
const list = (attributes: string, ...items: string[]) =>
  `<text:list ${attributes}>${items.join('')}</text:list>`
const L1 = 'text:style-name="L1"'
const options = (...texts: string[]) => list('', ...texts.map((text) => item(p(text))))

test('lists have their numbers and letters', () => {
  const body = list(
    L1,
    item(p('What bends light?'), options('a lens', 'a rope')),
    item(p('And?'), options('x', 'y')),
  )
  expect(styled(body).text).toBe('1. What bends light?\na) a lens\nb) a rope\n2. And?\na) x\nb) y')
})

test('a list goes on behind a paragraph where it says so', () => {
  const id = 'xml:id="l7"'
  const body = [
    list(`${L1} ${id}`, item(p('One?'))),
    p('a table'),
    list(`${L1} text:continue-list="l7"`, item(p('Two?'))),
    list(`${L1} text:continue-numbering="true"`, item(options('x'))),
    p('then'),
    list(`${L1} text:continue-numbering="true"`, item(options('y'))),
    list(L1, item(p('Anew'))),
    list(L1, '<text:list-item text:start-value="7"><text:p>Seven</text:p></text:list-item>'),
  ].join('')
  expect(styled(body).text).toBe('1. One?\na table\n2. Two?\na) x\nthen\nb) y\n1. Anew\n7. Seven')
})

test('marks, raised and lowered letters, signs and spaces are kept', () => {
  const { text, notes } = styled(
    [
      p(`b) ${span('a lens', 'Bold')}`),
      p(`10${span('-3', 'Up')} m of H${span('2', 'Down')}O`),
      p(`${span('a', 'Symbol')} is<text:s text:c="2"/>an<text:tab/>angle<text:line-break/>here`),
      p(`an ${span('old ', 'Gone')}answer`),
    ].join(''),
  )
  expect(text).toBe('b) **a lens**\n$10^{-3}$ m of $\\mathrm{H_{2}O}$\nα is  an\tangle\nhere\nan answer')
  expect(notes).toEqual([{ code: 'part-left-out', part: 'struck-text', excerpt: 'old', line: 5 }])
})

test('headings and the look of all text mark nothing', () => {
  const sheet = `<office:styles><style:style style:name="Standard" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style></office:styles>`
  expect(textOf(`<text:h text:outline-level="1">Optics</text:h>${p('What?')}`, { sheet })).toBe(
    'Optics\nWhat?',
  )
})

const frame = (content: string) => `<draw:frame>${content}</draw:frame>`
const MATH =
  '<math xmlns="m"><semantics><mfrac><mi>v</mi><mi>c</mi></mfrac><annotation encoding="StarMath 5.0">{v} over {c}</annotation></semantics></math>'

test.each([['math'], ['math:math']])('a formula in a %s element is written in TeX', (name) => {
  const math = name === 'math' ? MATH : MATH.replaceAll(/<(\/?)(?=[ms])/g, '<$1math:')
  const more = { 'Object 1/content.xml': strToU8(math) }
  const body = p(
    `n is ${frame('<draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/>')}?`,
  )
  expect(textOf(body, { more })).toBe('n is $\\frac{v}{c}$?')
})

test('pictures are taken over with what they show; charts are lost', () => {
  const more = {
    'Pictures/a.png': pictureBytes('png'),
    'Object 2/content.xml': strToU8('<office:document-content><office:chart/></office:document-content>'),
  }
  const picture = frame('<draw:image xlink:href="Pictures/a.png"/><svg:desc>a lens</svg:desc>')
  const { text, pictures, notes } = read({
    body: p(picture) + p(`See ${frame('<draw:object xlink:href="./Object 2"/>')}`),
    more,
  })
  expect(text).toBe('![a lens](embedded:0)\nSee [?]')
  expect(pictures.map(({ name, type }) => [name, type])).toEqual([['a.png', 'image/png']])
  expect(notes).toEqual([{ code: 'picture-lost', kind: 'chart', line: 2 }])
})

test('tables become rows with tabs', () => {
  const cell = (text: string, name = 'table-cell') => `<table:${name}>${text && p(text)}</table:${name}>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const body = `<table:table><table:table-column/><table:table-header-rows>${row(cell('No'), cell('Key'))}</table:table-header-rows>${row(cell('1'), cell('A'))}${row(cell('', 'covered-table-cell'), cell('B'))}</table:table>`
  expect(textOf(body)).toBe('No\tKey\n1\tA\n\tB')
})

const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`
const table = (...rows: readonly string[][]) =>
  `<table:table>${rows.map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`).join('')}</table:table>`

test.each([
  ['in the text', (drawn: string) => drawn],
  ['in a section', (drawn: string) => `<text:section>${drawn}</text:section>`],
])('a table of data %s stays a table within its question', (_, wrapped) => {
  const data = wrapped(table(['t / s', '0', '1'], ['x / m', '0', '5']))
  const text = textOf(p('1. How fast?') + data + p('a) 5 m/s') + p('b) 1 m/s'))
  expect(text).toMatch(/^1\. How fast\?\n\$\$\\begin\{array\}.*\\end\{array\}\$\$\na\) 5 m\/s\nb\) 1 m\/s$/)
})

test('a paper in a table has its questions, options and keys', () => {
  const text = textOf(
    table(
      ['No', 'Question', 'A', 'B', 'Answer'],
      ['1', 'What bends light?', 'a rope', 'a lens', 'B'],
      ['2', 'What is heavy?', 'lead', 'light', 'A'],
    ),
  )
  expect(text).toContain('1. What bends light?\nA) a rope\nB) a lens\nAnswer: B')
})

test('notes, text boxes, changes, comments and headers are told', () => {
  const changed =
    '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><text:p>old words</text:p></text:deletion></text:changed-region><text:changed-region text:id="c2"><text:insertion/></text:changed-region></text:tracked-changes>'
  const note =
    '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>in air</text:p></text:note-body></text:note>'
  const box = frame(`<draw:text-box>${p('Hint')}</draw:text-box>`)
  const sheet = `<office:master-styles><style:master-page><style:header>${p('School')}</style:header></style:master-page></office:master-styles>`
  const { text, notes } = read({
    body:
      changed +
      p(
        `What${note}<office:annotation>${p('hard?')}</office:annotation> <text:change-start text:change-id="c2"/>bends?${box}`,
      ),
    sheet,
  })
  expect(text).toBe('What (in air) bends?\nHint')
  expect(notes.map((found) => ('part' in found ? found.part : found.code))).toEqual([
    'header',
    'deleted-text',
    'footnote',
    'comments',
    'inserted-text',
    'text-box',
  ])
})

const MANY = 100_000
test.each([
  ['tags that never close', '<text:p>'.repeat(MANY)],
  [
    'lists within lists',
    `${'<text:list><text:list-item>'.repeat(180)}${p('x')}${'</text:list-item></text:list>'.repeat(180)}`,
  ],
  ['spans', p(span('a', 'Bold').repeat(MANY / 4))],
  ['spaces', p('<text:s text:c="1000000000"/>'.repeat(MANY / 10))],
  [
    'cells that repeat',
    `<table:table><table:table-row>${`<table:table-cell table:number-columns-repeated="1000000">${p('x')}</table:table-cell>`.repeat(20)}</table:table-row></table:table>`,
  ],
  [
    'boxes within boxes',
    `${'<text:p><draw:frame><draw:text-box>'.repeat(100)}${p('x')}${'</draw:text-box></draw:frame></text:p>'.repeat(100)}`,
  ],
])('a document of very many %s is read', (_, body) => {
  expect('text' in readOdt(odtFile({ body, styles: STYLES }))).toBe(true)
})

test.each([
  ['is cut off', odtFile({ body: '' }).subarray(0, 150), 'file-damaged'],
  ['has no text', odtFile({ body: '', more: { 'content.xml': strToU8('<a/>') } }), 'no-document'],
  [
    'unpacks to far too much',
    odtFile({ body: '', more: { 'content.xml': new Uint8Array(100 * 1024 * 1024) } }),
    'unpacks-too-large',
  ],
])('a document that %s is refused', (_, bytes, code) => {
  const source = readOdt(bytes)
  expect('code' in source && source.code).toBe(code)
})

const encrypted = { 'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>') }
test.each([
  ['a text', odtFile({ body: '' }), { kind: 'odt' }],
  ['a spreadsheet', odsFile(''), { kind: 'ods' }],
  [
    'a text with a password',
    odtFile({ body: '', more: encrypted }),
    { code: 'foreign-file', kind: 'with-password' },
  ],
  [
    'a drawing',
    odtFile({ body: '', more: { mimetype: strToU8('application/vnd.oasis.opendocument.graphics') } }),
    { code: 'foreign-file', kind: 'open-document' },
  ],
])('%s of OpenDocument is recognised', (_, bytes, kind) => expect(kindOfFile(bytes)).toEqual(kind))

test('an OpenDocument spreadsheet becomes rows with tabs', () => {
  const row = (cells: readonly string[], attributes = '') =>
    `<table:table-row ${attributes}>${cells.map((text) => `<table:table-cell>${text && p(text)}</table:table-cell>`).join('')}</table:table-row>`
  const question = ['What?', '1', '2', '3', '4', 'A']
  const source = readOds(
    odsFile(
      [
        row(['Question', 'A', 'B', 'C', 'D', 'Answer']),
        row(question),
        row(['hid', 'x'], 'table:visibility="filter"'),
        '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      ].join(''),
    ),
  )
  expect('text' in source && source.text).toBe(`Question\tA\tB\tC\tD\tAnswer\n${question.join('\t')}`)
  expect('notes' in source && source.notes).toEqual([
    { code: 'part-left-out', part: 'hidden-text', excerpt: 'hid x', line: 2 },
  ])
})
