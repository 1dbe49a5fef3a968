import { GAP } from '../../../domain/exchange/office-note.ts'
import { find, type MarkupElement, textWithin } from '../../markup/markup.ts'
import { notePiece, type Piece, textPiece } from '../../office/piece.ts'
import type { readCellStyles } from './cell-styles.ts'
import { cellPieces, richPieces } from './cell-text.ts'
import { formattedNumber } from './number-format.ts'

/** What the cells of all sheets refer to. */
export interface Book {
  strings: readonly MarkupElement[]
  styleOf: ReturnType<typeof readCellStyles>
  is1904: boolean
}

const withoutValue = (cell: string): Piece[] => [
  textPiece(GAP),
  notePiece({ code: 'cell-without-value', cell }),
]

/** The value of a `c` element as it is shown. */
export function readCell(cell: MarkupElement, book: Book): Piece[] {
  const { t: type = 'n', s: styleIndex, r: name = '' } = cell.attributes
  const style = book.styleOf(styleIndex)
  const inline = find(cell, 'is')
  if (inline) return richPieces(inline, style)
  const value = find(cell, 'v')
  const written = value ? textWithin(value) : ''
  if (written === '') return find(cell, 'f') && type !== 'str' ? withoutValue(name) : []
  if (type === 'e') return withoutValue(name)
  if (type === 's') {
    const string = book.strings[Number(written)]
    return string ? richPieces(string, style) : withoutValue(name)
  }
  if (type === 'b') return cellPieces(written === '1' ? 'TRUE' : 'FALSE', style)
  const number = type === 'n' ? Number(written) : Number.NaN
  return cellPieces(
    Number.isFinite(number) ? formattedNumber(number, style.mask, book.is1904) : written,
    style,
  )
}
