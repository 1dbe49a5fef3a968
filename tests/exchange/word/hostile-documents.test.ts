// SPEC 2 Writing room
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPastedHtml } from '../../../src/exchange/formats/html/read.ts'
import { readDocx } from '../../../src/exchange/formats/word/read.ts'
import { type FileKind, kindOfFile } from '../../../src/exchange/questions/file-kind.ts'
import { docxFile, paragraph, run, table } from '../../support/office/docx-file.ts'

/* Files that are none, or are made to keep a page busy: what grows with the square of these does not end in time. */

const MANY = 200_000
/** Of an entry in the list at the end of an archive. */
const CENTRAL_HEADER = 0x02014b50
const SIZE_AT = 24

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const oldOffice = (stream: string) =>
  new Uint8Array([
    ...OLE,
    ...new Array(512).fill(0),
    ...[...stream].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ])
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])))
const foreign = (kind: string) => ({ code: 'foreign-file', kind })

test.each<[string, Uint8Array, object]>([
  ['a Word file', docxFile({ body: '' }), { kind: 'docx' }],
  ['a package of questions', zip('imsmanifest.xml', 'q.xml'), { kind: 'qti-package' }],
  ['a text', strToU8('1. What?\n%PDF- and PK'), { kind: 'text' }],
  ['a text that begins as a picture might', strToU8('BMW is a'), { kind: 'text' }],
  ['a text in UTF-16', new Uint8Array([0xff, 0xfe, 0x31, 0]), { kind: 'text' }],
  ['nothing', new Uint8Array(), { kind: 'text' }],
  ['an old Word file', oldOffice('WordDocument'), foreign('old-word')],
  ['a Word file with a password', oldOffice('EncryptedPackage'), foreign('with-password')],
  ['an old workbook', oldOffice('Workbook'), foreign('workbook')],
  ['another old file', oldOffice('x'), foreign('unknown')],
  ['a workbook', zip('xl/workbook.xml'), { kind: 'xlsx' }],
  ['a binary workbook', zip('xl/workbook.bin'), foreign('workbook')],
  ['a presentation', zip('ppt/presentation.xml'), foreign('presentation')],
  ['another OpenDocument file', zip('mimetype', 'content.xml'), foreign('open-document')],
  ['an archive', zip('a.txt'), foreign('archive')],
  ['a PDF', strToU8('%PDF-1.7'), foreign('pdf')],
  ['an RTF file', strToU8('{\\rtf1 x}'), foreign('rich-text')],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), foreign('picture')],
  ['a program', new Uint8Array([0x7f, 0x45, 0, 0]), foreign('unknown')],
  ['half an archive', docxFile({ body: '' }).subarray(0, 300), { code: 'file-damaged' }],
])('%s is recognised by its bytes', (_, bytes, kind) => expect(kindOfFile(bytes)).toEqual(kind as FileKind))

const withDocument = (xml: string | Uint8Array) =>
  docxFile({ body: '', more: { 'word/document.xml': typeof xml === 'string' ? strToU8(xml) : xml } })
const outcome = (bytes: Uint8Array) => {
  const source = readDocx(bytes)
  return 'code' in source ? source.code : source.notes.at(-1)?.code
}

test.each<[string, Uint8Array, string | undefined]>([
  ['is not one', strToU8('not a zip'), 'file-damaged'],
  ['is cut off', docxFile({ body: paragraph('x') }).subarray(0, 200), 'file-damaged'],
  ['is an old one', oldOffice('WordDocument'), 'foreign-file'],
  ['has no document', zip('a.xml'), 'no-document'],
  ['has another one', withDocument('<html/>'), 'no-document'],
  ['has an empty document', withDocument(''), 'no-document'],
  ['unpacks to far too much', withDocument(new Uint8Array(100 * 1024 * 1024)), 'unpacks-too-large'],
  [
    'never closes a tag',
    withDocument('<w:document><w:body>'.padEnd(40, ' ') + '<w:p>'.repeat(MANY)),
    'document-cut-off',
  ],
  ['ends too early', withDocument('<w:document><w:body><w:p><w:r><w:t>x'), 'document-cut-off'],
])('a Word file that %s is refused or cut off, or read', (_, bytes, code) =>
  expect(outcome(bytes)).toBe(code),
)

test.each<[string, string]>([
  ['very many runs', paragraph(run('a ').repeat(MANY))],
  ['very many marks', paragraph(`${run('a', '<w:b/>')}${run('b')}`.repeat(MANY / 8))],
  [
    'very many raised letters',
    paragraph(`${run('x')}${run('2', '<w:vertAlign w:val="superscript"/>')}`.repeat(MANY / 4)),
  ],
  ['very many closing tags', `${'</w:p>'.repeat(MANY)}${paragraph('x')}`],
  ['one very long formula', paragraph(`<m:oMath><m:r><m:t>${'\u03b1a '.repeat(MANY)}</m:t></m:r></m:oMath>`)],
  [
    'one very long bracket',
    paragraph(`${run('('.repeat(MANY))}${run('2', '<w:vertAlign w:val="superscript"/>')}`),
  ],
  ['one very long label', paragraph(run('(a)'.repeat(MANY), '<w:b/>'))],
  ['very many tables', `${paragraph('1. See')}${table(['X', '0'], ['Y', '1'])}`.repeat(MANY / 100)],
  [
    'one very wide row',
    paragraph('1. See') +
      table(
        Array.from({ length: MANY / 20 }, () => '1'),
        ['2', '3'],
      ),
  ],
  ['very many rows', paragraph('1. See') + table(...Array.from({ length: MANY / 20 }, () => ['1', 'x']))],
  ['very many boxes to tick', paragraph('<w:r><w:object><w:control/></w:object></w:r>'.repeat(MANY / 10))],
  [
    'very much code',
    paragraph('1. See') + paragraph(run('x', '<w:rFonts w:ascii="Courier New"/>')).repeat(MANY / 10),
  ],
  [
    'formulas within formulas',
    paragraph(
      `<m:oMath>${'<m:rad><m:e>'.repeat(150)}<m:r><m:t>x</m:t></m:r>${'</m:e></m:rad>'.repeat(150)}</m:oMath>`,
    ),
  ],
])('a Word file that has %s is read', (_, body) => {
  const source = readDocx(docxFile({ body }))
  expect('text' in source && source.text.length).toBeGreaterThan(0)
})

test('a Word file that refers to one footnote many times has its text once', () => {
  const footnotes = `<w:footnote w:id="1">${paragraph('long '.repeat(1000))}</w:footnote>`
  const source = readDocx(
    docxFile({
      body: paragraph(run('a') + '<w:r><w:footnoteReference w:id="1"/></w:r>'.repeat(10_000)),
      footnotes,
    }),
  )
  expect('text' in source && source.text.length).toBeLessThan(6000)
})

test('a Word file that declares entities of its own does not expand them', () => {
  const source = readDocx(
    withDocument(
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>',
    ),
  )
  expect('text' in source && source.text).toBe('&b;')
})

test('a Word file that claims to be small is unpacked to no more than that', () => {
  const bytes = docxFile({ body: paragraph('a'.repeat(MANY)) })
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at++) {
    const size = view.getUint32(at, true) === CENTRAL_HEADER ? view.getUint32(at + SIZE_AT, true) : 0
    if (size > MANY) view.setUint32(at + SIZE_AT, MANY / 2, true)
  }
  const source = readDocx(bytes)
  expect('text' in source && source.text.length).toBeLessThan(MANY / 2)
})

test.each([
  ['tags that never close', '<b>', 'document-cut-off'],
  ['blocks that never close', '<div>', 'document-cut-off'],
  ['comments that never close', '<!--', undefined],
  ['conditions that never close', '<![if !msEquation]>', undefined],
  ['quotation marks', '<a b="', undefined],
  ['ampersands', '&', undefined],
  ['spaces', ' ', undefined],
  ['cells', '<td>', undefined],
  ['items', '<li>', undefined],
  ['breaks', '<br>', undefined],
  ['raised letters', 'x<sup>2</sup>', undefined],
  ['styles', "<p style='color:red;;:'>a</p>", undefined],
  ['word lists', "<span style='mso-list:Ignore'>1.</span>", undefined],
  ['formulas', '<!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]-->', undefined],
])('a page of very many %s is read', (_, piece, code) => {
  const { notes } = readPastedHtml(`a ${piece.repeat(MANY / 8)} z`)
  expect(notes.at(-1)?.code).toBe(code)
})
