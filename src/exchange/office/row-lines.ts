import { hasText, type Line, type Piece, textPiece } from './piece.ts'

/** Between the cells of a row. */
const TAB = textPiece('\t')

/** Within a row there are only the tabs between its cells, and no formulas on lines of their own. */
const inCell = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    if (piece.kind === 'text' && piece !== TAB) return { ...piece, text: piece.text.replaceAll('\t', ' ') }
    return piece.kind === 'formula' ? { ...piece, display: false } : piece
  })

const wholeLine = ({ label, pieces }: Line): Piece[] => {
  const start = hasText({ label: '', pieces }) ? `${label} ` : label
  return [...(label ? [textPiece(start)] : []), ...inCell(pieces)]
}

const hasBreak = ({ pieces }: Line) => pieces.some(({ kind }) => kind === 'break')

/** Gathers the lines of a row: cells beside each other are separated by tabs, one of several lines ends the line. */
class Row {
  readonly lines: Line[] = []
  private line: Piece[] = []
  private isBegun = false

  cell(lines: readonly Line[]): void {
    if (this.isBegun) this.line.push(TAB)
    this.isBegun = true
    const said = lines.filter((line) => hasText(line) || line.pieces.some(({ kind }) => kind === 'note'))
    said.forEach((line, index) => {
      if (index > 0) this.end()
      this.line.push(...wholeLine(line))
    })
    if (said.length > 1 || said.some(hasBreak)) this.end()
  }

  end(): void {
    if (this.line.some((piece) => piece.kind !== 'text' || piece.text.trim() !== ''))
      this.lines.push({ label: '', pieces: this.line })
    this.line = []
    this.isBegun = false
  }
}

/** Puts the cells of a row into lines. */
export function rowLines(cells: readonly (readonly Line[])[]): Line[] {
  const row = new Row()
  for (const cell of cells) row.cell(cell)
  row.end()
  return row.lines
}
