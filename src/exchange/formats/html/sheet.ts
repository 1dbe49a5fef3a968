import { hasText, type Line, type Piece, textPiece } from '../../office/piece.ts'

/** Within a cell, where it does not end the row. */
const LINE_BREAK = textPiece('\n')

/** As spreadsheets copy a cell of several lines: between quotation marks, its own ones doubled. */
export function sheetCell(lines: readonly Line[]): Line[] {
  const said = lines.filter(hasText)
  const pieces = said.flatMap(({ label, pieces: own }, index): Piece[] => [
    ...(index > 0 ? [LINE_BREAK] : []),
    ...(label ? [textPiece(`${label} `)] : []),
    ...own.map((piece) => (piece.kind === 'break' ? LINE_BREAK : piece)),
  ])
  const [first] = pieces
  const needsQuotes =
    pieces.includes(LINE_BREAK) || (first?.kind === 'text' && first.text.trimStart().startsWith('"'))
  if (!needsQuotes) return [{ label: '', pieces }]
  const doubled = pieces.map((piece) =>
    piece.kind === 'text' && piece !== LINE_BREAK
      ? { ...piece, text: piece.text.replaceAll('"', '""') }
      : piece,
  )
  return [{ label: '', pieces: [textPiece('"'), ...doubled, textPiece('"')] }]
}
