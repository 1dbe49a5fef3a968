import { leftOut } from '../../../domain/exchange/office-note.ts'
import { eachElement } from '../../markup/each-element.ts'
import { childrenNamed, type MarkupElement } from '../../markup/markup.ts'
import { notePiece, type Piece } from '../../office/piece.ts'
import { type Book, readCell } from './cell.ts'
import type { GridRow } from './grid.ts'

/** As many questions as are read of any file. */
export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 100

interface SheetRow extends GridRow {
  cells: (Piece[] | undefined)[]
}

/** What a sheet has, its rows by their numbers. */
export interface SheetRows {
  rows: Map<number, SheetRow>
  /** The relationship of its pictures. */
  drawing: string | undefined
  isCut: boolean
}

/** AB is 28. */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/

function placeOf(name: string | undefined): { column: number; row: number } | undefined {
  const [, letters, row] = PLACE.exec(name ?? '') ?? []
  return letters && row ? { column: columnNumber(letters) - 1, row: Number(row) } : undefined
}

function readRow(row: MarkupElement, book: Book): SheetRow {
  const cells: (Piece[] | undefined)[] = []
  let next = 0
  let isWide = false
  for (const cell of childrenNamed(row, 'c')) {
    const column = placeOf(cell.attributes.r)?.column ?? next
    next = column + 1
    const pieces = readCell(cell, book)
    if (pieces.length === 0) continue
    if (column < MAX_COLUMNS) cells[column] = pieces
    else isWide = true
  }
  if (isWide) cells[0] = [...(cells[0] ?? []), notePiece({ code: 'columns-left-out', limit: MAX_COLUMNS })]
  return { cells }
}

const isHidden = ({ attributes }: MarkupElement) => /^(1|true)$/.test(attributes.hidden ?? '')

/** Rows that somebody hid are not shown to learners either. */
export function hiddenRow({ cells }: GridRow): SheetRow {
  const texts = cells.flatMap((pieces) =>
    (pieces ?? []).flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])),
  )
  return { cells: texts.length > 0 ? [[notePiece(leftOut('hidden-text', texts.join(' ')))]] : [] }
}

/** More cells are filled by nobody. */
const MAX_FILLS = 200_000

/** A cell that is merged downwards stands for each of its rows. */
function fillDown(range: string, rows: Map<number, SheetRow>, left: number): number {
  const [start, end] = range.split(':').map(placeOf)
  const pieces = start && rows.get(start.row)?.cells[start.column]
  if (!start || !end || !pieces) return left
  for (let row = start.row + 1; row <= end.row && left > 0; row++, left--) {
    const below = rows.get(row)
    if (below && below.cells.length > 0) below.cells[start.column] = pieces
  }
  return left
}

const PARTS = new Set(['row', 'mergeCell', 'drawing'])

/** Reads a sheet, of a million empty rows only those with text. */
export function readRows(source: string, book: Book): SheetRows {
  const sheet: SheetRows = { rows: new Map(), drawing: undefined, isCut: false }
  let [next, fills] = [1, MAX_FILLS]
  const isWhole = eachElement(source, PARTS, (element) => {
    const { attributes, name } = element
    if (name === 'drawing') sheet.drawing = attributes['r:id']
    else if (name === 'mergeCell') fills = fillDown(attributes.ref ?? '', sheet.rows, fills)
    else {
      const number = Number(attributes.r) || next
      next = number + 1
      const row = readRow(element, book)
      if (row.cells.length === 0) return
      if (sheet.rows.size < MAX_ROWS) sheet.rows.set(number, isHidden(element) ? hiddenRow(row) : row)
      else sheet.isCut = true
    }
  })
  return { ...sheet, isCut: sheet.isCut || !isWhole }
}
