import type { SourceText } from '../../../domain/exchange/found-question.ts'
import type { FileRefusal, ImportNote } from '../../../domain/exchange/import-problem.ts'
import { eachElement } from '../../markup/each-element.ts'
import type { MarkupElement } from '../../markup/markup.ts'
import { OfficePackage } from '../../office/package.ts'
import { notePiece } from '../../office/piece.ts'
import { readArchive } from '../../questions/read-archive.ts'
import type { Book } from './cell.ts'
import { readCellStyles } from './cell-styles.ts'
import type { GridRow } from './grid.ts'
import { readRows, type SheetRows } from './rows.ts'
import { pictureRows } from './sheet-pictures.ts'
import { type NamedSheet, sheetsSource } from './sheets.ts'

const WORKBOOK = 'xl/workbook.xml'

interface BookSheet {
  name: string
  relationship: string
  isHidden: boolean
}

const isTrue = (value: string | undefined) => /^(1|true)$/.test(value ?? '')

function readWorkbook(files: OfficePackage) {
  const sheets: BookSheet[] = []
  let is1904 = false
  eachElement(files.text(WORKBOOK) ?? '', new Set(['sheet', 'workbookPr']), ({ name, attributes }) => {
    if (name === 'workbookPr') is1904 = isTrue(attributes.date1904)
    else
      sheets.push({
        name: attributes.name ?? '',
        relationship: attributes['r:id'] ?? '',
        isHidden: /^(hidden|veryHidden)$/.test(attributes.state ?? ''),
      })
  })
  return { sheets, is1904 }
}

function stringsOf(source: string | undefined): MarkupElement[] {
  const strings: MarkupElement[] = []
  eachElement(source ?? '', new Set(['si']), (string) => strings.push(string))
  return strings
}

/** The part that a relationship of another one leads to. */
function partsOf(files: OfficePackage, part: string) {
  const all = files
    .relationships(part)
    .flatMap(({ id, type, target }) => ('part' in target ? [{ id, type, part: target.part }] : []))
  return {
    byId: (id: string | undefined) => all.find((known) => known.id === id)?.part,
    byType: (type: string) => all.find((known) => known.type.endsWith(`/${type}`))?.part,
  }
}

/** More notes than that are not shown. */
const MAX_PICTURES = 500
const PICTURE: ImportNote = { code: 'picture-lost', kind: 'in-sheet' }

/** A picture that stands between questions belongs to the row above it. */
function addPictures({ rows }: SheetRows, numbers: readonly number[]): void {
  const known = [...rows.keys()]
  for (const number of numbers.slice(0, MAX_PICTURES)) {
    const at = known.findLast((row) => row <= number) ?? known[0]
    const row = at === undefined ? undefined : rows.get(at)
    if (row) row.cells[0] = [...(row.cells[0] ?? []), notePiece(PICTURE)]
  }
}

function gridOf(files: OfficePackage, part: string, book: Book): { rows: GridRow[]; isCut: boolean } {
  const sheet = readRows(files.text(part) ?? '', book)
  const drawing = sheet.drawing && partsOf(files, part).byId(sheet.drawing)
  if (drawing) addPictures(sheet, pictureRows(files.text(drawing) ?? ''))
  return { rows: [...sheet.rows.values()], isCut: sheet.isCut }
}

/** Reads an untrusted workbook (.xlsx) in time linear to its unpacked size, which is limited. Needs no DOM. */
export const readXlsx = (bytes: Uint8Array): SourceText | FileRefusal =>
  readArchive(bytes, (archive) => {
    const files = new OfficePackage(archive)
    const parts = partsOf(files, WORKBOOK)
    const { sheets, is1904 } = readWorkbook(files)
    const book: Book = {
      strings: stringsOf(files.text(parts.byType('sharedStrings') ?? '')),
      styleOf: readCellStyles(files.text(parts.byType('styles') ?? '')),
      is1904,
    }
    const named = sheets.flatMap(({ name, relationship, isHidden }): NamedSheet[] => {
      const part = parts.byId(relationship)
      return part ? [{ name, isHidden, read: () => gridOf(files, part, book) }] : []
    })
    return sheetsSource(named)
  })
