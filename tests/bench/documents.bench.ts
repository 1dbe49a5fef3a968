import { readPastedHtml } from '../../src/exchange/formats/html/read.ts'
import { readDocx } from '../../src/exchange/formats/word/read.ts'
import { docxFile, paragraph, run } from '../support/office/docx-file.ts'
import { f, oMath, r, rad } from '../support/omml/builders.ts'

/**
 * How long a large Word file and a large paste take to become text. A document of 20 MB is far larger than any paper. Run:
 * node --import tsx tests/bench/documents.bench.ts [megabytes].
 */
const MEGABYTES = Number(process.argv[2] ?? 20)
const BYTES_PER_MB = 1024 * 1024
const ROUNDS = 3

const filled = (piece: string) => piece.repeat(Math.ceil((MEGABYTES * BYTES_PER_MB) / piece.length))

const FONT =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="en-US"/>'
const words = run('A few words of a question ', FONT)
const formula = oMath(r('x=') + f(r('-b±') + rad('4ac'), '2a'))
const shaded = run('2', '<w:vertAlign w:val="superscript"/>')

const KINDS: readonly [label: string, read: () => object, bytes: number][] = [
  ['paragraphs', filled(paragraph(words.repeat(4)))],
  ['one paragraph', paragraph(filled(words))],
  ['formulas', filled(paragraph(words + formula))],
  ['powers', filled(paragraph(words + shaded))],
].map(([label = '', body = '']) => {
  const bytes = docxFile({ body })
  return [`Word: ${label}`, () => readDocx(bytes), body.length]
})

const page = filled(
  '<p class=MsoNormal><span style="font-size:12pt;color:black">A few words</span> <b>of it</b></p>',
)
const ALL = [...KINDS, ['page', () => readPastedHtml(page), page.length] as const]

for (const [label, read, length] of ALL) {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    read()
    return performance.now() - start
  })
  console.log(`${label}, ${(length / BYTES_PER_MB).toFixed(0)} MB: ${Math.min(...times).toFixed(0)} ms`)
}
