import { leftOut } from '../../../domain/exchange/office-note.ts'
import { childrenNamed, elementsOf, find, type MarkupElement, textWithin } from '../../markup/markup.ts'
import { notePiece, type Piece, textPiece } from '../../office/piece.ts'
import { shownText } from '../../office/sign-fonts.ts'
import { type CellLook, fontLook } from './cell-look.ts'

/** Characters that XML does not allow, as Excel writes them. */
const ESCAPED = /_x([\da-f]{4})_/gi
const unescaped = (text: string) =>
  text
    .replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, '\n')

/** A text with one look, with its line breaks as pieces. */
export function cellPieces(text: string, { look, struck, font }: CellLook): Piece[] {
  if (struck) return text.trim() ? [notePiece(leftOut('struck-text', text))] : []
  return shownText(font, text)
    .split('\n')
    .flatMap((line, index): Piece[] => [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      ...(line ? [textPiece(line, look)] : []),
    ])
}

const textOf = (element: MarkupElement) => unescaped(childrenNamed(element, 't').map(textWithin).join(''))

/** A text with looks of its own: what an `si` or an `is` has. A part without one looks as its cell. */
export function richPieces(text: MarkupElement, cell: CellLook): Piece[] {
  const runs = elementsOf(text).filter(({ name }) => name === 't' || name === 'r')
  return runs.flatMap((run) => {
    if (run.name === 't') return cellPieces(unescaped(textWithin(run)), cell)
    const props = find(run, 'rPr')
    const own = props ? fontLook(props) : cell
    return cellPieces(textOf(run), { ...own, look: { ...own.look, shade: cell.look.shade } })
  })
}
