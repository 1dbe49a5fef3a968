import type { Line, Look, Piece } from './piece.ts'
import { lineText } from './write-line.ts'

/* Cells of tables, before it is known what the table is. */

export type Cell = readonly Line[]
export type Row = readonly Cell[]

const NO_MARKS = { strong: false, tint: '', shade: '' } as const

const unmarked = (look: Look): Look => ({ ...look, ...NO_MARKS })

/** Bold means nothing within a table, and a dollar is no formula. */
function plainPiece(piece: Piece): Piece[] {
  if (piece.kind === 'text')
    return [{ ...piece, text: piece.text.replaceAll('$', '\\$'), look: unmarked(piece.look) }]
  if (piece.kind === 'formula') return [{ ...piece, display: false, look: unmarked(piece.look) }]
  return piece.kind === 'break' ? [{ kind: 'text', text: ' ', look: PLAIN_SPACE }] : []
}

const PLAIN_SPACE: Look = { ...NO_MARKS, raised: '', italic: false }

/** A line as text, formulas between dollars, without marks and pictures. */
export const plainText = ({ label, pieces }: Line): string =>
  `${label} ${lineText(pieces.flatMap(plainPiece), NO_MARKS)}`.trim()

export const cellText = (cell: Cell): string =>
  cell
    .map(plainText)
    .filter((text) => text !== '')
    .join(' ')

/** A line for each that is seen. */
export function atBreaks({ label, pieces }: Line): Line[] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'break') lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines.map((own, index) => ({ label: index === 0 ? label : '', pieces: own }))
}

const saysAnything = (line: Line) => plainText(line) !== '' || line.pieces.some(({ kind }) => kind !== 'text')

/** Lines with something in them. */
export const seenLines = (cell: Cell): Line[] => cell.flatMap(atBreaks).filter(saysAnything)

/** A letter or a sign before an option, and a number before a question. */
const OPTION = /^(?:[([]?[A-Ha-h][)\].:]|[([](?:[1-9]|i{1,3}|iv|v)[)\]]|[○◯◉●☐☑☒▢□])/u
const NUMBER = /^(?:q(?:uestion)?\.?\s{0,2})?[([]?(\d{1,3})(?:[)\].:](?!\d)|\s?[-–]\s?(?=\p{L}{2}))/iu

export const isOption = (text: string) => OPTION.test(text)
/** The number that a text begins with; undefined if it has none. */
export function leadingNumber(text: string): number | undefined {
  const [, number] = NUMBER.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}
