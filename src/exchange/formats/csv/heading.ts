import { parseCsv } from '../../../platform/csv.ts'
import { type CsvColumns, columnsOf } from './columns.ts'

/** A title and advice may stand above the heading, as in the templates of games. */
const MOST_ABOVE = 6
/** A heading with its advice is not longer. */
const SEARCHED = 20_000

const SEPARATORS = ['\t', ';', ',', '|'] as const

/** Excel's own first line, as in "sep=;". */
export const SEPARATOR_LINE = /^"?sep=(.)"?(?:\n|$)/i

/** The heading of a text, with the sign that parts its cells; undefined if its first rows have none. */
export function findHeading(text: string): { delimiter: string; columns: CsvColumns } | undefined {
  const sample = text.slice(0, SEARCHED).replace(SEPARATOR_LINE, '')
  for (const delimiter of SEPARATORS) {
    if (!sample.includes(delimiter)) continue
    const rows = parseCsv<string[]>(sample, { delimiter, newline: '\n', preview: MOST_ABOVE }).data
    for (const row of rows) {
      const columns = columnsOf(row)
      if (columns) return { delimiter, columns }
    }
  }
  return undefined
}
