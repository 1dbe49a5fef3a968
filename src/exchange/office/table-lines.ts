import { type Cell, cellText, isOption, leadingNumber, plainText, type Row, seenLines } from './cell-text.ts'
import { fitsAsTable, tableTex } from './data-table.ts'
import { isKeyTable } from './key-table.ts'
import { paperLines } from './paper-table.ts'
import { hasText, type Line, notePiece, type Piece, PLAIN } from './piece.ts'
import { rowLines } from './row-lines.ts'

/* A table is data of a question, a paper, a list of keys, or only a layout. What is in it, and below it, tells. */

/** What stands around a table. */
interface Around {
  hasTextAbove: boolean
  below: readonly Line[]
}

const MAX_LINES_IN_CELL = 3
/** Options are looked for in no more lines below. */
const MAX_LINES_BELOW = 15
/** The rest of a question and at least two options. */
const MIN_UNMARKED = 3

/** Whether options follow before the next question: the table is within a question. */
function hasOptionsBelow(below: readonly Line[]): boolean {
  let unmarked = 0
  for (const line of below.slice(0, MAX_LINES_BELOW)) {
    const text = plainText(line)
    const number = leadingNumber(text)
    if (isOption(text) || number === 1) return true
    if (number !== undefined) break
    if (text !== '') unmarked++
  }
  return unmarked >= MIN_UNMARKED
}

const saysMore = (cell: Cell) =>
  cell.some(({ label }) => label !== '') || seenLines(cell).length > MAX_LINES_IN_CELL

const isDatum = (text: string) => !isOption(text) && leadingNumber(text) === undefined && !text.endsWith('?')

/** Most of its cells have text; pictures alone are options, or a layout. */
function isGrid(rows: readonly Row[], texts: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((row) => row.filter((cell) => cell.some(hasText)).length >= 2)
  const said = texts.flat().filter((text) => text !== '').length
  return filled.length >= 2 && said >= piecesIn(rows, 'picture').length
}

const isData = (rows: readonly Row[], texts: readonly (readonly string[])[]): boolean =>
  isGrid(rows, texts) && !rows.flat().some(saysMore) && texts.flat().every(isDatum) && !isKeyTable(texts)

const piecesIn = (rows: readonly Row[], kind: Piece['kind']) =>
  rows.flat(2).flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === kind))

const asLines = (rows: readonly Row[]) => rows.flatMap((row) => rowLines(row))

function dataLines(rows: readonly Row[], texts: readonly (readonly string[])[]): Line[] {
  if (piecesIn(rows, 'picture').length > 0 || !fitsAsTable(texts))
    return [...asLines(rows), { label: '', pieces: [notePiece({ code: 'table-lost' })] }]
  const table: Piece = { kind: 'formula', tex: tableTex(texts), display: true, look: PLAIN }
  return [{ label: '', pieces: [table, ...piecesIn(rows, 'note')] }]
}

/** The lines that a table becomes. */
function tableLines(rows: readonly Row[], { hasTextAbove, below }: Around): Line[] {
  const paper = paperLines(rows)
  if (paper) return paper
  if (!hasTextAbove || !hasOptionsBelow(below)) return asLines(rows)
  const texts = rows.map((row) => row.map(cellText))
  return isData(rows, texts) ? dataLines(rows, texts) : asLines(rows)
}

/** A table, or lines between tables. */
export type TableOrLines = { rows: readonly Row[] } | { lines: readonly Line[] }

const linesOfBlock = (block: TableOrLines): readonly Line[] =>
  'lines' in block ? block.lines : asLines(block.rows.slice(0, MAX_LINES_BELOW))

function below(blocks: readonly TableOrLines[], from: number): Line[] {
  const lines: Line[] = []
  for (let at = from; at < blocks.length && at < from + 2 * MAX_LINES_BELOW; at++) {
    const block = blocks[at]
    if (block) lines.push(...linesOfBlock(block).slice(0, MAX_LINES_BELOW))
    if (lines.length >= MAX_LINES_BELOW) break
  }
  return lines.filter((line) => plainText(line) !== '')
}

/** Lines and tables in order, as lines. */
export function blockLines(blocks: readonly TableOrLines[]): Line[] {
  let hasTextAbove = false
  return blocks.flatMap((block, index) => {
    if ('rows' in block) return tableLines(block.rows, { hasTextAbove, below: below(blocks, index + 1) })
    hasTextAbove ||= block.lines.some((line) => plainText(line) !== '')
    return [...block.lines]
  })
}
