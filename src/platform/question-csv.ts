import { columnsOf, questionOfRow } from '../domain/exchange/question-csv.ts'
import { type Reading, readEach, unreadable } from '../domain/exchange/question-exchange.ts'
import { readCsv } from './csv.ts'

/** Comma-separated values, or separated by semicolons or tabs as spreadsheets write them in some countries. */
export function read(text: string): Reading {
  const { rows, unclosed } = readCsv(text)
  const columns = columnsOf(rows[0])
  return readEach(columns ? rows.slice(1) : rows, (row) =>
    row.line === unclosed
      ? unreadable(row.line, 'a quotation mark is not closed')
      : questionOfRow(row, columns),
  )
}
