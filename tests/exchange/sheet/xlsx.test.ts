// SPEC 2 Writing room
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { SourceText } from '../../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../../src/exchange/formats/csv/read.ts'
import { detectFormat } from '../../../src/exchange/formats/detect.ts'
import { formattedNumber } from '../../../src/exchange/formats/sheet/number-format.ts'
import { readXlsx } from '../../../src/exchange/formats/sheet/read.ts'
import {
  drawingOf,
  relationships,
  row,
  sheet,
  textCell,
  type XlsxParts,
  xlsxFile,
} from '../../support/office/xlsx-file.ts'
import { checkAll, goodTexts, problemsIn } from '../../support/school/question-samples.ts'

function read(parts: XlsxParts): SourceText {
  const source = readXlsx(xlsxFile(parts))
  if ('code' in source) throw new Error(source.code)
  return source
}
const readSheet = (xml: string, parts: Partial<XlsxParts> = {}) =>
  read({ sheets: [{ name: 'Quiz', xml }], ...parts })

const HEADING = ['Question', 'A', 'B', 'C', 'D', 'Answer']
const LENS = ['What bends light?', 'a lens', 'a rope', 'a tree', 'a song', 'A']

test('a workbook of questions becomes rows with tabs, which are read', () => {
  const { text, notes } = readSheet(sheet([HEADING, LENS, ['Two?', '1', '2', '3', '4', 'B']]))
  expect(text).toBe(`${HEADING.join('\t')}\n${LENS.join('\t')}\nTwo?\t1\t2\t3\t4\tB`)
  expect(notes).toEqual([])
  expect(detectFormat(text)).toBe('csv')
  const checked = checkAll(readCsvQuestions(text))
  expect([problemsIn(checked), goodTexts(checked)]).toEqual([[], ['What bends light?', 'Two?']])
})

const STYLES = `<numFmts><numFmt numFmtId="170" formatCode="0.0&quot; m/s&quot;"/></numFmts>
  <fonts><font/><font><b/></font></fonts><fills><fill/></fills>
  <cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="9" fontId="0"/><xf numFmtId="170" fontId="0"/><xf numFmtId="0" fontId="1"/></cellXfs>`

test('numbers, results of formulas, truths and shared texts are read as they are shown', () => {
  const cells = [
    '<c t="s"><v>0</v></c>',
    '<c><f>0.1+0.2</f><v>0.30000000000000004</v></c>',
    '<c s="1"><v>0.5</v></c>',
    '<c s="2"><v>12.34</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="str"><f>A1</f><v>B</v></c>',
  ]
  const { text } = readSheet(sheet([HEADING, cells]), { strings: '<si><t>Speed?</t></si>', styles: STYLES })
  expect(text.split('\n')[1]).toBe('Speed?\t0.3\t50%\t12.3 m/s\tTRUE\tB')
})

test('raised letters become formulas, and line breaks stay within their cell', () => {
  const rich =
    '<c t="inlineStr"><is><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>-3</t></r><r><t> m</t></r></is></c>'
  const { text } = readSheet(sheet([HEADING, ['Which?\nOf these', rich, 'say "x"', 'c', 'd', 'A']]))
  expect(text.split('\n').slice(1).join('\n')).toBe('"Which?\nOf these"\t$10^{-3}$ m\tsay "x"\tc\td\tA')
})

test('an empty last cell keeps its row as long as the others', () => {
  const { text } = readSheet(sheet([[...HEADING, 'Explanation'], [...LENS, 'Snell'], LENS, LENS]))
  expect(text.split('\n').map((line) => line.split('\t').length)).toEqual([7, 7, 7, 7])
  expect(problemsIn(checkAll(readCsvQuestions(text)))).toEqual([])
})

test('of cells merged downwards each row has the text', () => {
  const rows = [
    ['Topic', ...HEADING],
    ['Optics', ...LENS],
    ['<c/>', ...LENS],
  ]
  const { text } = readSheet(sheet(rows, '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>'))
  expect(text.split('\n')[2]).toBe(['Optics', ...LENS].join('\t'))
})

test('hidden rows, other sheets, pictures and cells without a value are told', () => {
  const drawing =
    '<xdr:wsDr><xdr:twoCellAnchor><xdr:from><xdr:row>2</xdr:row></xdr:from><xdr:pic/></xdr:twoCellAnchor></xdr:wsDr>'
  const xml = `<sheetData>${row(HEADING)}${row(['old', 'b'], 'hidden="1"')}${row([...LENS.slice(0, 4), '<c r="E3"><f>X()</f></c>', 'A'])}</sheetData><drawing r:id="rId1"/>`
  const { text, notes } = read({
    sheets: [
      { name: 'Notes', xml: sheet([['made by me']]) },
      { name: 'Quiz', xml },
    ],
    more: {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships(drawingOf('../drawings/drawing1.xml')),
      'xl/drawings/drawing1.xml': strToU8(drawing),
    },
  })
  expect(text.split('\n')[1]).toBe('What bends light?\ta lens\ta rope\ta tree\t[?]\tA')
  expect(notes.map(({ code, line }) => [code, line])).toEqual([
    ['sheet-left-out', 1],
    ['part-left-out', 1],
    ['picture-lost', 2],
    ['cell-without-value', 2],
  ])
})

test('a paper typed into one column keeps its marks', () => {
  const bold = '<c s="3" t="inlineStr"><is><t>b) a lens</t></is></c>'
  const { text } = readSheet(sheet([['1. What bends light?'], ['a) a rope'], [bold], [], ['2. And?']]), {
    styles: STYLES,
  })
  expect(text).toBe('1. What bends light?\na) a rope\n**b) a lens**\n2. And?')
})

test.each([
  [0.1 + 0.2, '', '0.3'],
  [1 / 3, 'General', '0.3333333333'],
  [6.02214076e23, '', '6.02214076E+23'],
  [1.6e-19, '0.00E+00', '1.60E-19'],
  [1234.5, '#,##0.00', '1,234.50'],
  [-5, '0.0;(0.0)', '(5.0)'],
  [-5, '0.0', '-5.0'],
  [1.005, '0.00', '1.01'],
  [0.125, '0.0%', '12.5%'],
  [0.5, '# ?/?', '1/2'],
  [2.75, '# ?/?', '2 3/4'],
  [9.81, '0.00" m/s²"', '9.81 m/s²'],
  [5, '[$€-407] #,##0', '€ 5'],
  [7, '000', '007'],
  [46082, 'yyyy-mm-dd', '2026-03-01'],
  [46082, 'd\\. mmmm yyyy', '1. March 2026'],
  [46082.75, 'dd/mm/yy hh:mm', '01/03/26 18:00'],
  [0.75, 'h:mm AM/PM', '6:00 PM'],
  [1.5, '[h]:mm', '36:00'],
  [1, 'yyyy-mm-dd', '1900-01-01'],
  [12, '"n = "0', 'n = 12'],
])('%s by the mask %j is shown as %s', (value, mask, shown) =>
  expect(formattedNumber(value, mask, false)).toBe(shown),
)

test('a date that counts from 1904', () =>
  expect(formattedNumber(44620, 'yyyy-mm-dd', true)).toBe('2026-03-01'))

const MANY_ROWS = 1_048_576

test('a million empty rows, and thirty thousand with a text, do no harm', () => {
  const emptyRows = Array.from({ length: MANY_ROWS }, (_, index) => `<row r="${index + 3}"/>`).join('')
  const empty = readSheet(`<sheetData>${row(HEADING)}${row(LENS)}${emptyRows}</sheetData>`)
  expect(empty.text.split('\n')).toHaveLength(2)
  const long = readSheet(`<sheetData>${row(LENS).repeat(30_000)}</sheetData>`)
  expect(long.text.split('\n')).toHaveLength(20_000)
  expect(long.notes).toEqual([{ code: 'lines-left-out', limit: 20_000, line: 20_000 }])
})

test.each([
  ['columns', row(Array(16_000).fill('x'))],
  ['cells that never close', '<row><c><is><t>x'.repeat(50_000)],
  ['rows within rows', '<row>'.repeat(50_000)],
  ['merged cells', `${row(LENS)}<mergeCell ref="A1:XFD1048576"/>`.repeat(20_000)],
  [
    'parts of a text',
    `<row><c t="inlineStr"><is>${'<r><rPr><b/></rPr><t>x</t></r><r><t>y</t></r>'.repeat(20_000)}</is></c></row>`,
  ],
])('a sheet of very many %s is read', (_, xml) => {
  expect(
    'text' in readXlsx(xlsxFile({ sheets: [{ name: 'a', xml: `<sheetData>${xml}</sheetData>` }] })),
  ).toBeDefined()
})

test.each([
  ['is cut off', xlsxFile({ sheets: [] }).subarray(0, 200), 'file-damaged'],
  ['has no sheet', xlsxFile({ sheets: [] }), 'no-rows'],
  ['has an empty sheet', xlsxFile({ sheets: [{ name: 'a', xml: sheet([['', ' ']]) }] }), 'no-rows'],
  [
    'unpacks to far too much',
    xlsxFile({
      sheets: [{ name: 'a', xml: '' }],
      more: { 'xl/worksheets/sheet0.xml': new Uint8Array(100 * 1024 * 1024) },
    }),
    'unpacks-too-large',
  ],
])('a workbook that %s is refused', (_, bytes, code) => {
  const source = readXlsx(bytes)
  expect('code' in source && source.code).toBe(code)
})

test('cells have their column by their name', () => {
  const cell = (name: string, text: string) => textCell(text).replace('<c', `<c r="${name}"`)
  const { text } = readSheet(
    sheet([HEADING, [cell('A2', 'x'), cell('C2', 'z'), cell('D2', 'u'), cell('E2', 'v'), cell('F2', 'B')]]),
  )
  expect(text.split('\n')[1]).toBe('x\t\tz\tu\tv\tB')
})
