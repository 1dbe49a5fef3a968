import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal } from '../../../domain/exchange/import-problem.ts'
import { type Line, notePiece, type Piece } from '../../office/piece.ts'
import { writeLines } from '../../office/write-lines.ts'
import { pageLines } from './columns.ts'
import { linePieces } from './line-pieces.ts'
import { type OpenPdf, openPdf } from './open.ts'
import { isApart, type TextLine } from './page-lines.ts'
import type { PdfPage, PlacedPicture } from './placed.ts'

const MAX_PAGES = 500

const lineOf = (pieces: readonly Piece[]): Line => ({ label: '', pieces })

/** More of the text than this is bold: then bold marks nothing. */
const MAX_BOLD = 0.5

function marksBold(pages: readonly PdfPage[]): boolean {
  let [bold, all] = [0, 0]
  for (const { text, isBold } of pages.flatMap(({ texts }) => texts)) {
    all += text.length
    if (isBold) bold += text.length
  }
  return bold < MAX_BOLD * all
}

/** The line above a picture, in its column; else the first. */
function lineAbove(lines: readonly TextLine[], { x, y }: PlacedPicture): number {
  const isAbove = (line: TextLine) => line.y <= y + line.size && line.x <= x + line.size && line.end >= x
  const above = lines.findLastIndex(isAbove)
  return above >= 0
    ? above
    : Math.max(
        0,
        lines.findLastIndex((line) => line.y <= y),
      )
}

/** Of the size of the font: lines of text are further apart, parts of a fraction are not. */
const STACKED = 0.9

const isStacked = (line: TextLine, next: TextLine | undefined) =>
  next !== undefined && next.y > line.y && next.y - line.y < STACKED * Math.max(line.size, next.size)

/** A note costs a search among the lines of its page. */
const MAX_PICTURES = 50

function linesOf({ texts, pictures }: PdfPage, isMarked: boolean): Line[] {
  const lines = pageLines(texts)
  const belowOf = new Map<number, number>()
  for (const picture of pictures.slice(0, MAX_PICTURES)) {
    const at = lineAbove(lines, picture)
    belowOf.set(at, (belowOf.get(at) ?? 0) + 1)
  }
  return lines.flatMap((line, index) => {
    const notes: Piece[] = Array.from({ length: belowOf.get(index) ?? 0 }, () =>
      notePiece({ code: 'picture-lost', kind: 'in-pdf' }),
    )
    if (isStacked(line, lines[index + 1])) notes.push(notePiece({ code: 'formula-lost', kind: 'PDF' }))
    return [
      ...(isApart(lines[index - 1], line) ? [lineOf([])] : []),
      lineOf([...linePieces(line, isMarked), ...notes]),
    ]
  })
}

type Progress = (done: number, total: number) => void

async function readPages(pdf: OpenPdf, report: Progress): Promise<SourceText | FileRefusal> {
  const total = Math.min(pdf.pages, MAX_PAGES)
  const pages: PdfPage[] = []
  for (let number = 1; number <= total; number++) {
    pages.push(await pdf.page(number))
    report(number, total)
  }
  if (pages.every(({ texts }) => texts.every(({ text }) => text.trim() === '')))
    return { code: 'no-text-in-pdf' }
  const isMarked = marksBold(pages)
  const lines = pages.flatMap((page) => linesOf(page, isMarked))
  if (pdf.pages > MAX_PAGES) lines.push(lineOf([notePiece({ code: 'pages-left-out', limit: MAX_PAGES })]))
  return { ...writeLines(lines), pictures: [] }
}

/** Why a file cannot be opened, by the name of the package's error. */
const REFUSALS: Readonly<Record<string, FileRefusal>> = {
  PasswordException: { code: 'foreign-file', kind: 'with-password' },
  InvalidPDFException: { code: 'file-damaged' },
  FormatError: { code: 'file-damaged' },
  UnknownErrorException: { code: 'file-damaged' },
}

function refusalOf(error: unknown): FileRefusal {
  const refusal = error instanceof Error ? REFUSALS[error.name] : undefined
  if (!refusal) throw error
  return refusal
}

/** Reads the text of an untrusted PDF. Its pictures are not taken over. */
export async function readPdf(
  bytes: Uint8Array,
  report: Progress = () => {},
): Promise<SourceText | FileRefusal> {
  const pdf = await openPdf(bytes).catch(refusalOf)
  if ('code' in pdf) return pdf
  try {
    return await readPages(pdf, report)
  } catch (error) {
    return refusalOf(error)
  } finally {
    await pdf.close()
  }
}
