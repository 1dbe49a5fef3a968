import { isElement, type MarkupElement } from '../../markup/markup.ts'
import { hasText, type Line, type Piece, textPiece } from '../../office/piece.ts'

/** A line break within a cell, which does not end the row. */
const LINE_BREAK = textPiece('\n')

/** Spreadsheets copy a cell of several lines in quotation marks, and double those inside. */
export function sheetCell(lines: readonly Line[]): Line[] {
  const filled = lines.filter(hasText)
  const pieces = filled.flatMap(({ label, pieces: own }, index): Piece[] => [
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

/** Whether the HTML comes from a spreadsheet: its rows are records, and its formatting means nothing. */
export function isFromSheet(element: MarkupElement): boolean {
  const { name, attributes } = element
  if (name === 'google-sheets-html-origin' || 'data-sheets-root' in attributes) return true
  if (name === 'meta' && /excel|calc/i.test(attributes.content ?? '')) return true
  return name === '' || name === 'html' || name === 'head' || name === 'body' || name === 'meta'
    ? element.children.some((child) => isElement(child) && isFromSheet(child))
    : false
}
