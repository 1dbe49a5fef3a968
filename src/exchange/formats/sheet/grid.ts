import type { LineNote } from '../../../domain/exchange/import-problem.ts'
import { hasText, type Line, type Piece, PLAIN, textPiece } from '../../office/piece.ts'
import { rowLines } from '../../office/row-lines.ts'
import { writeLines } from '../../office/write-lines.ts'
import { sheetCell } from '../html/sheet.ts'

/** The cells of a sheet, by their columns. Rows and columns without any text may be missing. */
export interface GridRow {
  cells: readonly (readonly Piece[] | undefined)[]
}

const lineOf = (pieces: readonly Piece[] = []): Line => ({ label: '', pieces })
const isFilled = (pieces: readonly Piece[] | undefined) => hasText(lineOf(pieces))
const filled = ({ cells }: GridRow) => cells.filter(isFilled).length

/** Text, two options and the answer. */
const MIN_CELLS = 4

/** Whether each row is one question. Else the sheet is a paper that somebody typed into cells. */
function isTable(rows: readonly GridRow[]): boolean {
  const said = rows.map(filled).filter((cells) => cells > 0)
  return said.filter((cells) => cells >= MIN_CELLS).length * 2 >= Math.max(1, said.length)
}

/** Of what cells look like, only raised letters and variables mean something in a table. */
const withoutMarks = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    if (piece.kind !== 'text') return piece
    const { raised, italic } = piece.look
    return { ...piece, look: { ...PLAIN, raised, italic } }
  })

/** An empty last cell is written, so that all rows have as many. */
const EMPTY_CELL = textPiece('""')

function recordLines({ cells }: GridRow, from: number, to: number): Line[] {
  const all = Array.from({ length: to - from }, (_, index) => cells[from + index] ?? [])
  const written = all.map((pieces) => sheetCell([lineOf(withoutMarks(pieces))]))
  const last = all.at(-1) ?? []
  if (!isFilled(last)) written[written.length - 1] = [lineOf([EMPTY_CELL, ...last])]
  return rowLines(written)
}

const paperLines = ({ cells }: GridRow): Line[] => {
  const first = cells.findIndex(isFilled)
  return first < 0 ? [lineOf()] : rowLines(cells.slice(first).map((pieces) => [lineOf(pieces)]))
}

/** The notes of rows without a text go with the row before. */
function withNotes(lines: Line[], { cells }: GridRow): void {
  const notes = cells.flatMap((pieces) => pieces?.filter(({ kind }) => kind === 'note') ?? [])
  const last = lines.pop() ?? lineOf()
  lines.push(lineOf([...last.pieces, ...notes]))
}

/** A sheet as text: records with tabs, or the lines of a paper. */
export function gridText(rows: readonly GridRow[]): { text: string; notes: LineNote[] } {
  const said = rows.filter((row) => filled(row) > 0)
  // Spreading so many arguments would overflow the stack.
  const from = said.reduce(
    (least, { cells }) => Math.min(least, cells.findIndex(isFilled)),
    Number.MAX_SAFE_INTEGER,
  )
  const to = said.reduce((most, { cells }) => Math.max(most, cells.findLastIndex(isFilled) + 1), 0)
  const isRecords = isTable(rows)
  const lines: Line[] = []
  for (const row of rows) {
    if (filled(row) > 0) lines.push(...(isRecords ? recordLines(row, from, to) : paperLines(row)))
    else {
      if (!isRecords) lines.push(lineOf())
      withNotes(lines, row)
    }
  }
  return writeLines(lines)
}
