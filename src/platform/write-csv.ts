import type { NewQuestion } from '../domain/exchange/question-exchange.ts'
import { csvTable } from '../domain/exchange/write-csv.ts'
import { csvText } from './csv.ts'

export function toCsv(questions: readonly NewQuestion[]): string {
  const { columns, rows } = csvTable(questions)
  return csvText(columns, rows)
}
