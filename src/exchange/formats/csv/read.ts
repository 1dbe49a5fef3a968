import type { FoundQuestion, Reading } from '../../../domain/exchange/found-question.ts'
import type { LineNote } from '../../../domain/exchange/import-problem.ts'
import { MAX_QUESTIONS, restNotes } from '../../questions/embedded-source.ts'
import { unreadable } from '../../questions/read-blocks.ts'
import { countBreaks } from '../../questions/source-text.ts'
import { type CsvColumns, columnsOf } from './columns.ts'
import { type CsvRow, questionOfRow } from './question.ts'
import { readCsv } from './rows.ts'

const isEmpty = ({ cells, fault }: CsvRow) => !fault && cells.every((cell) => !cell.trim())

function* questionsOf(rows: Iterable<CsvRow>, notes: LineNote[]): Generator<FoundQuestion | undefined> {
  let columns: CsvColumns | undefined
  let isFirst = true
  let read = 0
  for (const row of rows) {
    if (++read > MAX_QUESTIONS) {
      notes.push(...restNotes(row))
      return
    }
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
export function readCsvQuestions(text: string): Reading {
  const notes: LineNote[] = []
  // A row can span several lines.
  const total = Math.min(countBreaks(text), MAX_QUESTIONS) + 1
  return { total, steps: questionsOf(readCsv(text), notes), notes }
}
