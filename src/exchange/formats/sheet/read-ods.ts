import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal } from '../../../domain/exchange/import-problem.ts'
import { childrenNamed, elementsOf, find, findDeep, type MarkupElement } from '../../markup/markup.ts'
import { OfficePackage } from '../../office/package.ts'
import { notePiece, type Piece } from '../../office/piece.ts'
import { readArchive } from '../../questions/read-archive.ts'
import { OdtInline } from '../odt/inline.ts'
import { OdtStyles } from '../odt/styles.ts'
import { odtTableRows, repeatedOf } from '../odt/table.ts'
import type { GridRow } from './grid.ts'
import { hiddenRow, MAX_COLUMNS, MAX_ROWS } from './rows.ts'
import { type NamedSheet, sheetsSource } from './sheets.ts'

const REPEATED_CELLS = 'table:number-columns-repeated'

/** Cells have their values as they are shown. */
function cellPieces(cell: MarkupElement, styles: OdtStyles): Piece[] {
  const reader = new OdtInline({
    styles,
    picture: () => [notePiece({ code: 'picture-lost', kind: 'in-sheet' })],
    object: () => undefined,
    isInsertion: () => false,
    readBox: () => [],
  })
  for (const [index, element] of elementsOf(cell).entries()) {
    const isLine = element.name === 'text:p'
    if (isLine && index > 0) reader.lineBreak()
    reader.readAll(isLine ? element : { ...cell, children: [element] }, {})
  }
  return reader.pieces
}

const CELL = /^table:(?:covered-)?table-cell$/

const cellsOf = (row: MarkupElement, styles: OdtStyles): Piece[][] =>
  elementsOf(row)
    .filter(({ name }) => CELL.test(name))
    .flatMap((cell) => repeatedOf(cell, REPEATED_CELLS, MAX_COLUMNS))
    .slice(0, MAX_COLUMNS)
    .map((cell) => cellPieces(cell, styles))

const isHidden = ({ attributes }: MarkupElement) =>
  /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '')

/** A row that is repeated says nothing new. */
function gridOf(table: MarkupElement, styles: OdtStyles): { rows: GridRow[]; isCut: boolean } {
  const all = odtTableRows(table)
  const rows = all.slice(0, MAX_ROWS).map((row): GridRow => {
    const cells = cellsOf(row, styles)
    return isHidden(row) ? hiddenRow({ cells }) : { cells }
  })
  return { rows, isCut: all.length > MAX_ROWS }
}

/** Reads an untrusted OpenDocument spreadsheet (.ods). */
export const readOds = (bytes: Uint8Array): SourceText | FileRefusal =>
  readArchive(bytes, (archive) => {
    const content = new OfficePackage(archive).element('content.xml')
    const book = content && findDeep(content, 'office:spreadsheet')
    if (!book) return { code: 'no-rows' }
    const styles = new OdtStyles([find(content, 'office:automatic-styles')])
    return sheetsSource(
      childrenNamed(book, 'table:table').map(
        (table): NamedSheet => ({
          name: table.attributes['table:name'] ?? '',
          isHidden: false,
          read: () => gridOf(table, styles),
        }),
      ),
    )
  })
