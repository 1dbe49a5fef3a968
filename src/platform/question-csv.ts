import { type CsvColumns, columnsOf } from '../domain/exchange/csv-columns.ts'
import { type CsvRow, questionOfRow } from '../domain/exchange/question-csv.ts'
import { type FoundQuestion, type Reading, unreadable } from '../domain/exchange/question-exchange.ts'
import { countBreaks } from '../domain/exchange/question-file.ts'
import { readCsv } from './csv.ts'

const isEmpty = ({ cells, fault }: CsvRow) => !fault && cells.every((cell) => !cell.trim())

function* questionsOf(rows: Iterable<CsvRow>): Generator<FoundQuestion | undefined> {
  let columns: CsvColumns | undefined
  let isFirst = true
  for (const row of rows) {
    if (isEmpty(row)) {
      yield undefined
      continue
    }
    const heading = isFirst ? columnsOf(row.cells) : undefined
    isFirst = false
    columns ??= heading
    if (row.fault) yield { ...unreadable(row.line, row.fault), lastLine: row.lastLine }
    else yield heading ? undefined : questionOfRow(row, columns)
  }
}

/** Reads values separated by commas or, as some spreadsheets write them, by semicolons or tabs. */
export const readCsvQuestions = (text: string): Reading => ({
  // A row takes a line or more.
  total: countBreaks(text) + 1,
  steps: questionsOf(readCsv(text)),
})
