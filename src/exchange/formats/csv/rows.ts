import { parseCsv, plainCell } from '../../../platform/csv.ts'
import { MAX_SOURCE_LENGTH, TOO_LONG } from '../../questions/read-blocks.ts'
import { countBreaks } from '../../questions/source-text.ts'
import type { CsvRow } from './question.ts'

interface ParsedRow extends Pick<CsvRow, 'cells' | 'fault'> {
  /** Where the next row begins in the text. */
  end: number
}

function parseRows(text: string, from: number, delimiter: string): ParsedRow[] {
  const rows: ParsedRow[] = []
  parseCsv<string[]>(text.slice(from, from + MAX_SOURCE_LENGTH), {
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

/** A row that is too long. Reading continues on the next line, because a stray quotation mark may have swallowed the rest. */
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

/** Rows copied from a spreadsheet have tabs, however many commas their texts have. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, MAX_SOURCE_LENGTH).trimStart().split('\n', 1)
  return first.includes('\t')
    ? '\t'
    : parseCsv(text.slice(0, MAX_SOURCE_LENGTH), { preview: 1 }).meta.delimiter
}

/** The rows, empty ones too, parsed piece by piece, so that long work can be sliced. A cell may contain line breaks. */
export function* readCsv(text: string, delimiter = delimiterOf(text)): Generator<CsvRow> {
  for (let [from, line] = [0, 1]; from < text.length; ) {
    for (const { end, ...row } of nextRows(text, from, delimiter)) {
      const source = text.slice(from, end)
      yield { line, lastLine: line + countBreaks(source.trimEnd()), ...row }
      line += countBreaks(source)
      from = end
    }
  }
}
