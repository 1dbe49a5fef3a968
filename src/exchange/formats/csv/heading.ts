import { parseCsv } from '../../../platform/csv.ts'
import { columnsOf } from './columns.ts'

/** A title and advice may stand above the heading, as in the templates of games. */
const MOST_ABOVE = 6
/** A heading with its advice is not longer. */
const SEARCHED = 20_000

const SEPARATORS = ['\t', ';', ',', '|'] as const

/** Excel's own first line, as in "sep=;". */
export const SEPARATOR_LINE = /^"?sep=(.)"?(?:\n|$)/i

/** The sign that parts the cells of a text's heading; undefined if its first rows have no heading. */
export function headingDelimiter(text: string): string | undefined {
  const sample = text.slice(0, SEARCHED).replace(SEPARATOR_LINE, '')
  return SEPARATORS.find(
    (delimiter) =>
      sample.includes(delimiter) &&
      parseCsv<string[]>(sample, { delimiter, newline: '\n', preview: MOST_ABOVE }).data.some(columnsOf),
  )
}
