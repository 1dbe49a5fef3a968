import type { FoundQuestion, Reading } from '../../../domain/exchange/found-question.ts'
import type { LineNote } from '../../../domain/exchange/import-problem.ts'
import { MAX_QUESTIONS, restNotes } from '../../questions/embedded-source.ts'
import { unreadable } from '../../questions/read-blocks.ts'
import { countBreaks } from '../../questions/source-text.ts'
import { keyBaseOf } from '../../questions/stated-key.ts'
import { isBlackboard, questionOfBlackboard } from './blackboard.ts'
import { isBrightspace, questionsOfBrightspace } from './brightspace.ts'
import { type CsvColumns, columnsOf } from './columns.ts'
import { headingDelimiter, SEPARATOR_LINE } from './heading.ts'
import { type CsvRow, questionOfRow, statedIn, type TableFacts } from './question.ts'
import { readCsv } from './rows.ts'

const isEmpty = ({ cells, fault }: CsvRow) => !fault && cells.every((cell) => !cell.trim())

function noteUnused(columns: CsvColumns, rows: readonly CsvRow[], line: number, notes: LineNote[]): void {
  const isFull = (at: number) => rows.some(({ cells }) => cells[at]?.trim())
  const names = columns.unused
    .filter(({ at, isHarmless }) => isHarmless && isFull(at))
    .map(({ name }) => name)
  if (names.length > 0) notes.push({ code: 'fields-not-needed', names, line })
}

/** Columns without a heading that only count rows. */
const isCount = (at: number, rows: readonly CsvRow[]) =>
  rows.every(({ cells }) => /^\s*\d{0,6}\.?\s*$/.test(cells[at] ?? ''))

const withCounts = (columns: CsvColumns, { cells }: CsvRow, rows: readonly CsvRow[]): CsvColumns => ({
  ...columns,
  unused: columns.unused.map((each) =>
    cells[each.at]?.trim() || !isCount(each.at, rows) ? each : { ...each, isHarmless: true },
  ),
})

/** The rows below the heading and its columns. Above it stand a title or advice, which are noted. */
function belowHeading(all: readonly CsvRow[], notes: LineNote[]) {
  for (const [at, heading] of all.entries()) {
    const columns = columnsOf(heading.cells)
    if (!columns) continue
    for (const { line, cells } of all.slice(0, at))
      notes.push({ code: 'line-dropped', as: 'before-first', text: cells.filter(Boolean).join(' '), line })
    const rows = all.slice(at + 1)
    const counted = withCounts(columns, heading, rows)
    noteUnused(counted, rows, heading.line, notes)
    return { rows, columns: counted }
  }
  return { rows: all, columns: undefined }
}

function tableOf(all: readonly CsvRow[], hasHeading: boolean, notes: LineNote[]) {
  const { rows, columns } = hasHeading ? belowHeading(all, notes) : { rows: all, columns: undefined }
  const stated = rows.filter(({ fault }) => !fault).map((row) => statedIn(row, columns))
  const facts: TableFacts = {
    columns,
    keyBase: columns?.fromZero ? 0 : keyBaseOf(stated, columns?.isIndex ?? false),
  }
  return { rows, facts }
}

function* questionsOfTable(rows: readonly CsvRow[], hasHeading: boolean, notes: LineNote[]) {
  const table = tableOf(rows, hasHeading, notes)
  for (const row of table.rows)
    yield row.fault
      ? { ...unreadable(row.line, row.fault), lastLine: row.lastLine }
      : questionOfRow(row, table.facts)
}

function* readRows(rows: readonly CsvRow[], hasHeading: boolean, notes: LineNote[]) {
  if (isBlackboard(rows)) for (const row of rows) yield questionOfBlackboard(row)
  else if (isBrightspace(rows)) yield* questionsOfBrightspace(rows)
  else yield* questionsOfTable(rows, hasHeading, notes)
}

/** All rows are parsed before the first is read: what its column of keys counts from shows in the last, too. */
function* stepsOf(text: string, notes: LineNote[]): Generator<FoundQuestion | undefined> {
  const delimiter = headingDelimiter(text)
  const rows: CsvRow[] = []
  for (const row of readCsv(text, delimiter)) {
    yield undefined
    if (isEmpty(row)) continue
    if (rows.length >= MAX_QUESTIONS) {
      notes.push(...restNotes(row))
      break
    }
    rows.push(row)
  }
  yield* readRows(rows, delimiter !== undefined, notes)
}

/** Reads values separated by commas or, as some spreadsheets write them, by semicolons or tabs. */
export function readCsvQuestions(text: string): Reading {
  const notes: LineNote[] = []
  // A row can span several lines; each is a step while rows are parsed, and one while they are read.
  const total = 2 * (Math.min(countBreaks(text), MAX_QUESTIONS) + 1)
  // An empty line keeps the numbers of the others.
  return { total, steps: stepsOf(text.replace(SEPARATOR_LINE, '\n'), notes), notes }
}
