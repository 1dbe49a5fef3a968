import { strToU8, type Zippable, zipSync } from 'fflate'

/* Workbooks made of as little as Excel itself would open. */

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"`

/** Within `worksheet`: its `sheetData` and what follows. */
interface SheetXml {
  name: string
  xml: string
  state?: 'hidden'
}

export interface XlsxParts {
  sheets: readonly SheetXml[]
  /** The `si` elements. */
  strings?: string
  /** Within `styleSheet`. */
  styles?: string
  workbookPr?: string
  more?: Zippable
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

export const relationships = (...list: string[]) => strToU8(`<Relationships>${list.join('')}</Relationships>`)

/** A relationship to a drawing, for the list of a sheet's own. */
export const drawingOf = (target: string) => relationship('rId1', 'drawing', target)

/** The bytes of a .xlsx file. */
export function xlsxFile({
  sheets,
  strings,
  styles,
  workbookPr = '',
  more,
}: XlsxParts): Uint8Array<ArrayBuffer> {
  const list = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
  )
  return new Uint8Array(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook ${MAIN}>${workbookPr}<sheets>${list.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': relationships(
        ...sheets.map((_, index) => relationship(`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`)),
        relationship('str', 'sharedStrings', 'sharedStrings.xml'),
        relationship('sty', 'styles', 'styles.xml'),
      ),
      ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(`<sst ${MAIN}>${strings}</sst>`) }),
      ...(styles === undefined
        ? {}
        : { 'xl/styles.xml': strToU8(`<styleSheet ${MAIN}>${styles}</styleSheet>`) }),
      ...Object.fromEntries(
        sheets.map(({ xml }, index) => [
          `xl/worksheets/sheet${index}.xml`,
          strToU8(`<worksheet ${MAIN}>${xml}</worksheet>`),
        ]),
      ),
      ...more,
    }),
  )
}

/** A text within a cell. */
export const textCell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`

/** A row of texts, or of `c` elements. */
export const row = (cells: readonly string[], attributes = '') =>
  `<row ${attributes}>${cells.map((cell) => (cell.startsWith('<c') ? cell : textCell(cell))).join('')}</row>`

/** A sheet of rows. */
export const sheet = (rows: readonly (readonly string[])[], after = '') =>
  `<sheetData>${rows.map((cells) => row(cells)).join('')}</sheetData>${after}`
