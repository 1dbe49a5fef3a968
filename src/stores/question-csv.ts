import Papa from 'papaparse'
import { type CsvRow, columnsOf, questionOfRow } from '../domain/question-csv.ts'
import { type Reading, readEach, unreadable } from '../domain/question-exchange.ts'

interface Rows {
  rows: CsvRow[]
  /** A quotation mark that is never closed swallows the rest of the file. */
  unclosed: number | undefined
}

/** Cells may hold line breaks, so a row's line is counted in the text and not in the rows. */
function readRows(text: string): Rows {
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

/** Comma-separated values, or separated by semicolons or tabs as spreadsheets write them in some countries. */
export function read(text: string): Reading {
  const { rows, unclosed } = readRows(text)
  const columns = columnsOf(rows[0])
  return readEach(columns ? rows.slice(1) : rows, (row) =>
    row.line === unclosed
      ? unreadable(row.line, 'a quotation mark is not closed')
      : questionOfRow(row, columns),
  )
}
