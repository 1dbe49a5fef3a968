import Papa from 'papaparse'
import type { CsvRow } from '../domain/exchange/question-csv.ts'
import { MAX_SOURCE_LENGTH, TOO_LONG } from '../domain/exchange/question-exchange.ts'
import { countBreaks } from '../domain/exchange/question-file.ts'

/*
 * The only file that knows the package. Import it dynamically, on a click, to keep it out of the first load.
 */

/** Without it, spreadsheets read UTF-8 as the local legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/*
 * What spreadsheets may run as a formula: a sign, full-width ones too, also behind spaces, quotation marks and characters that they
 * drop. Where the list separator is another one, as in much of Europe, a semicolon, a tab, a bar or a line within a text begins a
 * cell, quoted or not. Apostrophes in front are counted in, so that they can be told from the one that is added.
 */
const INNER = /([;|\t\r\n])(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g
const INNER_ADDED = /([;|\t\r\n])'(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g
const FIRST = /^(?='*[\t\r\n\uFEFF]|['"\s]*[=+\-@＝＋－＠])/
const FIRST_ADDED = /^'(?='*[\t\r\n\uFEFF]|['"\s]*[=+\-@＝＋－＠])/

const harmless = (cell: string) => cell.replace(INNER, "$1'").replace(FIRST, "'")

/** A cell as it was before `csvText` made it harmless. */
export const plainCell = (cell: string) => cell.replace(FIRST_ADDED, '').replace(INNER_ADDED, '$1')

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

interface ParsedRow extends Pick<CsvRow, 'cells' | 'fault'> {
  /** Where the next row begins in the text. */
  end: number
}

function parseRows(text: string, from: number, delimiter: string): ParsedRow[] {
  const rows: ParsedRow[] = []
  Papa.parse<string[]>(text.slice(from, from + MAX_SOURCE_LENGTH), {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors, meta }) => {
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
      rows.push({
        cells: cells.map(plainCell),
        end: from + meta.cursor,
        ...(isOpen && { fault: { code: 'unclosed-quotation-mark' } }),
      })
    },
  })
  return rows
}

/** A row that is too long. The next one is sought behind it, because a quotation mark may have swallowed the rest. */
const skipRow = (text: string, from: number): ParsedRow => ({
  cells: [],
  end: text.indexOf('\n', from + MAX_SOURCE_LENGTH) + 1 || text.length,
  fault: TOO_LONG,
})

/** The rows that begin and end in the next piece of a text. */
function nextRows(text: string, from: number, delimiter: string): ParsedRow[] {
  const rows = parseRows(text, from, delimiter)
  if (from + MAX_SOURCE_LENGTH >= text.length) return rows
  // The piece may end within its last row.
  rows.pop()
  return rows.length > 0 ? rows : [skipRow(text, from)]
}

/** Rows that are copied from a spreadsheet have tabs, however many commas stand in their texts. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, MAX_SOURCE_LENGTH).split('\n', 1)
  return first.includes('\t')
    ? '\t'
    : Papa.parse(text.slice(0, MAX_SOURCE_LENGTH), { preview: 1 }).meta.delimiter
}

/** The rows, empty ones too, parsed piece by piece, so that long work can be sliced. A cell may contain line breaks. */
export function* readCsv(text: string): Generator<CsvRow> {
  const delimiter = delimiterOf(text)
  for (let [from, line] = [0, 1]; from < text.length; ) {
    for (const { end, ...row } of nextRows(text, from, delimiter)) {
      const source = text.slice(from, end)
      yield { line, lastLine: line + countBreaks(source.trimEnd()), ...row }
      line += countBreaks(source)
      from = end
    }
  }
}
