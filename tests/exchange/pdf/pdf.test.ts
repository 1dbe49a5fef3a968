// SPEC 2 Writing room
import { expect, test } from 'vitest'
import type { SourceText } from '../../../src/domain/exchange/found-question.ts'
import { readPdf } from '../../../src/exchange/formats/pdf/read.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { drawn, linesAt, type PdfText, pdfFile, pdfOf, stream } from '../../support/office/pdf-file.ts'
import { checkAll, goodTexts, problemsIn } from '../../support/school/question-samples.ts'

async function read(bytes: Uint8Array): Promise<SourceText> {
  const source = await readPdf(bytes)
  if ('code' in source) throw new Error(source.code)
  return source
}
const textOf = async (...texts: PdfText[]) => (await read(pdfFile([texts]))).text

const PAPER = ['1. What bends light?', 'a) a rope', 'b) a lens', '2. What is heavy?', 'a) light', 'b) lead']

test('a paper becomes lines, and its questions are read', async () => {
  const text = await textOf(...linesAt(72, 720, ...PAPER, 'Answers: 1b 2b'))
  expect(text).toBe([...PAPER, 'Answers: 1b 2b'].join('\n'))
  const checked = checkAll(readPlain(text))
  expect([problemsIn(checked), goodTexts(checked)]).toEqual([[], ['What bends light?', 'What is heavy?']])
})

test('two columns are read one after the other, under a title across both', async () => {
  const right = [
    '3. What is a node?',
    'a) a point',
    'b) a line',
    '4. What is sound?',
    'a) a wave',
    'b) a ray',
  ]
  const title: PdfText = {
    text: 'Physics test of class eleven, all questions count the same',
    x: 120,
    y: 760,
  }
  const text = await textOf(...linesAt(330, 720, ...right), title, ...linesAt(50, 720, ...PAPER))
  expect(text.split('\n').filter((line) => line)).toEqual([title.text, ...PAPER, ...right])
})

test.each([
  ['stands apart', 'Answer key', 40, true],
  ['is the end of the left column', 'c) a bow', 15, false],
  ['is an option that stands apart', 'c) a bow', 40, false],
])('a line above keys across both columns that %s is their heading: %s', async (_, line, gap, isHeading) => {
  const right = [
    '3. What is a node?',
    'a) a point',
    'b) a line',
    '4. What is sound?',
    'a) a wave',
    'b) a ray',
  ]
  const below = 720 - 15 * (PAPER.length - 1) - gap
  const keys = 'Of part one: 1. B, 2. B, of part two, which is the second half of it: 3. A, 4. A'
  const text = await textOf(
    ...linesAt(50, 720, ...PAPER),
    ...linesAt(330, 720, ...right),
    { text: line, x: 50, y: below },
    { text: keys, x: 50, y: below - 20 },
  )
  const lines = text.split('\n').filter((each) => each)
  expect(lines).toEqual(isHeading ? [...PAPER, ...right, line, keys] : [...PAPER, line, ...right, keys])
})

test.each([
  ['letters', ['a)', 'b)', 'c)', 'd)']],
  ['numbers', ['1)', '2)', '3)', '4)']],
])('options with %s in two columns below their question stay with it', async (_, [a, b, c, d]) => {
  const texts = [0, 1, 2].flatMap((index): PdfText[] => {
    const y = 720 - 60 * index
    return [
      { text: `${index + 1}. What is it?`, x: 60, y },
      { text: `${a} one`, x: 60, y: y - 15 },
      { text: `${b} two`, x: 330, y: y - 15 },
      { text: `${c} three`, x: 60, y: y - 30 },
      { text: `${d} four`, x: 330, y: y - 30 },
    ]
  })
  const lines = (await textOf(...texts)).split('\n').filter((line) => line)
  expect(lines.slice(0, 3)).toEqual(['1. What is it?', `${a} one\t${b} two`, `${c} three\t${d} four`])
})

test('raised and lowered letters become formulas', async () => {
  const text = await textOf(
    { text: 'It is 10', x: 72, y: 700 },
    { text: '-3', x: 107.4, y: 705, size: 8 },
    { text: ' m of H', x: 114.5, y: 700 },
    { text: '2', x: 153.3, y: 697, size: 8 },
    { text: 'O', x: 157.8, y: 700 },
  )
  expect(text).toBe('It is $10^{-3}$ m of $\\mathrm{H_{2}O}$')
})

test('bold letters are marked, unless most are bold', async () => {
  const key = [...linesAt(72, 700, '1. What bends light?'), { text: 'a) ', x: 72, y: 685 }]
  const bold: PdfText = { text: 'a lens', x: 88, y: 685, font: 'bold' }
  expect(await textOf(...key, bold)).toBe('1. What bends light?\na) **a lens**')
  expect(await textOf(...key, { ...bold, text: 'a lens of glass and nothing else' })).not.toContain('**')
})

test('words are separated by their gaps, and ligatures are letters', async () => {
  const text = await textOf(
    { text: 'a', x: 72, y: 700 },
    { text: 'b', x: 78.7, y: 700 },
    { text: 'c', x: 90, y: 700 },
    { text: '\x01nd \x02ow', x: 110, y: 700, font: 'ligatures' },
  )
  expect(text).toBe('ab c find flow')
})

test('signs of the font Symbol are letters; those of no letter are gaps with a note', async () => {
  const { text, notes } = await read(
    pdfFile([
      [
        { text: 'angle ', x: 72, y: 700 },
        { text: 'a', x: 110, y: 700, font: 'symbol' },
        { text: 'is ', x: 72, y: 680 },
        { text: 'AB', x: 90, y: 680, font: 'unknown' },
      ],
    ]),
  )
  expect(text).toBe('angle α\nis [?]')
  expect(notes).toEqual([{ code: 'signs-lost', count: 2, line: 2 }])
})

test('turned text is left out, a turned page is not', async () => {
  const turned: PdfText = { text: 'do not copy', x: 300, y: 400, turned: '0 1 -1 0' }
  expect(await textOf(...linesAt(72, 700, 'a', 'b'), turned)).toBe('a\nb')
  const page = linesAt(0, 0, 'a', 'b').map((text, index) => ({
    ...turned,
    text: text.text,
    x: 100 + 15 * index,
  }))
  expect((await read(pdfFile([page], { rotate: 90 }))).text).toBe('a\nb')
})

test('a line that is read from the right has its words in their order', async () => {
  const text = await textOf(
    { text: 'AB', x: 200, y: 700, font: 'arabic' },
    { text: 'CD', x: 150, y: 700, font: 'arabic' },
    { text: '12 V', x: 100, y: 700 },
  )
  expect(text.split(/\s+/).at(-2)).toBe('12')
  expect(text.indexOf('12 V')).toBeGreaterThan(0)
})

test('each picture is told at the line above it; bullets are none', async () => {
  const more = [drawn(72, 560, 100, 100), drawn(60, 690, 5, 5)].join('\n')
  const { notes } = await read(pdfFile([linesAt(72, 700, 'one', 'two', 'three')], { more }))
  expect(notes).toEqual([{ code: 'picture-lost', kind: 'in-pdf', line: 3 }])
})

test('a fraction that falls apart is told', async () => {
  const { notes } = await read(
    pdfFile([
      [
        { text: 'The speed is', x: 72, y: 700 },
        { text: 's', x: 160, y: 707 },
        { text: 't', x: 160, y: 693 },
        { text: 'The speed is then', x: 72, y: 670 },
      ],
    ]),
  )
  expect(notes.map(({ code }) => code)).toContain('formula-lost')
})

test('pages follow each other, and their progress is told', async () => {
  const told: number[] = []
  const bytes = pdfFile([linesAt(72, 700, 'a'), linesAt(72, 700, 'b')])
  const source = await readPdf(bytes, (done) => told.push(done))
  expect('text' in source && source.text).toBe('a\nb')
  expect(told).toEqual([1, 2])
})

const ENCRYPTED = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>/ID[<00><00>]`
const loop = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']
const self = '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>'

test.each([
  ['has a password', pdfFile([linesAt(72, 700, 'a')], { trailer: ENCRYPTED }), 'foreign-file'],
  ['is scanned', pdfFile([[]], { more: drawn(0, 0, 600, 700) }), 'no-text-in-pdf'],
  ['is none', new TextEncoder().encode('%PDF-1.7 and no more'), 'file-damaged'],
  ['has no page but itself', pdfOf(loop), 'file-damaged'],
])('a PDF that %s is refused', async (_, bytes, code) => {
  const source = await readPdf(bytes)
  expect('code' in source && source.code).toBe(code)
})

test('a PDF that is cut off is read as far as it goes, or refused', async () => {
  const bytes = pdfFile(Array.from({ length: 20 }, () => linesAt(72, 700, ...PAPER)))
  const source = await readPdf(bytes.subarray(0, bytes.length / 2))
  expect('text' in source ? source.text : source.code).toMatch(/^1\. What bends light\?|^file-damaged$/)
})

test('a form within itself, and very many texts, do no harm', async () => {
  const form = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>',
    stream('/F Do'),
    stream('/F Do', self.slice(2)),
  ])
  expect(await readPdf(form)).toEqual({ code: 'no-text-in-pdf' })
  const many = Array.from(
    { length: 60_000 },
    (_, index): PdfText => ({ text: 'x', x: index % 600, y: index / 80 }),
  )
  expect((await read(pdfFile([many]))).text.length).toBeGreaterThan(1000)
})
