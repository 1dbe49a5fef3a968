import Papa from 'papaparse'
import type { CsvRow } from '../domain/exchange/question-csv.ts'

/*
 * The only file that knows the package. Import it dynamically, on a click, to keep it out of the first load.
 */

/** Without it, spreadsheets read UTF-8 as the local legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The package's own pattern stops at the first line break and misses formulas over two lines. */
const FORMULA = /^[=+\-@\t\r]/

type CsvCell = string | number

/**
 * A CSV file for spreadsheets after RFC 4180, with a byte order mark and a heading. A text that a spreadsheet would run as a
 * formula gets an apostrophe in front; numbers stay numbers; undefined is an empty cell.
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
  /** The line of a quotation mark that is never closed and so swallows the rest of the file. */
  unclosed: number | undefined
}

/** The rows that are not empty. Cells may contain line breaks, so lines are counted in the text. */
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
