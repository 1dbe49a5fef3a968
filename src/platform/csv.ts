import Papa from 'papaparse'

/*
 * The only file that knows the package. Import it dynamically, on a click, to keep it out of the first load.
 */

/** Without it, spreadsheets read UTF-8 as the local legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/*
 * What spreadsheets may run as a formula: a sign, including full-width ones, even after spaces, quotation marks and
 * characters that they drop. With a different list separator, as in much of Europe, a semicolon, a tab, a bar or a line
 * break within a text starts a cell, quoted or not. Leading apostrophes are included, to distinguish them from the one
 * that we add.
 */
const INNER = /([;|\t\r\n])(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

const INNER_ADDED = /([;|\t\r\n])'(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

const FIRST = /^(?='*[\t\r\n\uFEFF]|['"\s]*[=+\-@＝＋－＠])/

const FIRST_ADDED = /^'(?='*[\t\r\n\uFEFF]|['"\s]*[=+\-@＝＋－＠])/

const harmless = (cell: string) => cell.replace(INNER, "$1'").replace(FIRST, "'")

/** A cell as it was before `csvText` made it harmless. */
export const plainCell = (cell: string) => cell.replace(FIRST_ADDED, '').replace(INNER_ADDED, '$1')

export const parseCsv = Papa.parse

type CsvCell = string | number

/**
 * A CSV file for spreadsheets after RFC 4180, with a byte order mark and a heading. What a spreadsheet would run as a formula
 * gets an apostrophe in front; numbers stay numbers; undefined is an empty cell.
 */
export function csvText(
  columns: readonly string[],
  rows: readonly (readonly (CsvCell | undefined)[])[],
): string {
  const cells = [columns, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)),
  )
  const records = Papa.unparse(cells, { newline: '\r\n' })
  return `${BYTE_ORDER_MARK}${records}\r\n`
}
