import { columnsOf, questionOfRow } from '../domain/exchange/question-csv.ts'
import { type Reading, readEach, unreadable } from '../domain/exchange/question-exchange.ts'
import { readCsv } from './csv.ts'

/** Reads values separated by commas or, as some spreadsheets write them, by semicolons or tabs. */
export function readCsvQuestions(text: string): Reading {
  const { rows, unclosed } = readCsv(text)
  const columns = columnsOf(rows[0])
  return readEach(columns ? rows.slice(1) : rows, (row) =>
    row.line === unclosed
      ? unreadable(row.line, { code: 'unclosed-quotation-mark' })
      : questionOfRow(row, columns),
  )
}
