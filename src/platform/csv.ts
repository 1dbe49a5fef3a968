import Papa from 'papaparse'
import type { CsvRow } from '../domain/exchange/question-csv.ts'

/*
 * The one file that knows the package. Whoever needs it imports it on a click, so that nobody else downloads it.
 */

/** Without it a spreadsheet takes UTF-8 for the letters of its own country. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The package's own pattern ends at the first line break, and lets a formula with two lines through. */
const FORMULA = /^[=+\-@\t\r]/

type CsvCell = string | number

/**
 * A file after RFC 4180 for spreadsheets: a heading, CRLF, quotation marks where they are needed, a byte order mark. A text
 * that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers. Undefined is an empty cell.
 */
export function csvText(
  columns: readonly string[],
  rows: readonly (readonly (CsvCell | undefined)[])[],
): string {
  const records = Papa.unparse([columns, ...rows], { newline: '\r\n', escapeFormulae: FORMULA })
  return `${BYTE_ORDER_MARK}${records}\r\n`
}

export interface CsvRows {
  rows: CsvRow[]
  /** A quotation mark that is never closed swallows the rest of the file: the line where it begins. */
  unclosed: number | undefined
}

/** The rows that hold something. Cells may hold line breaks, so a row's line is counted in the text and not in the rows. */
export function readCsv(text: string): CsvRows {
  const rows: CsvRow[] = []
  let [line, counted] = [1, 0]
  let unclosed: number | undefined
  Papa.parse<string[]>(text, {
    skipEmptyLines: false,
    step: ({ data, errors, meta }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) unclosed = line
      if (data.some((cell) => cell.trim())) rows.push({ line, cells: data })
      line += text.slice(counted, meta.cursor).split('\n').length - 1
      counted = meta.cursor
    },
  })
  return { rows, unclosed }
}
