import { leadAt } from '../plain/signs/lead.ts'
import { valueIn } from '../plain/signs/markers.ts'

/** Enough of a file to know its columns. */
const SAMPLE = 50_000
const SEPARATORS = ['\t', ';', ','] as const
/** Text, two options and the answer. */
const MIN_CELLS = 4
const MOST = 0.8

/** Counts of cells in the rows that are complete within the sample; quotation marks hold separators and line breaks. */
function cellCounts(text: string, separator: string): number[] {
  const counts: number[] = []
  let [cells, isQuoted, isBlank, begins] = [1, false, true, true]
  const sample = text.slice(0, SAMPLE)
  for (const sign of sample) {
    if (sign === '"' && (begins || isQuoted)) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells++
    else if (sign === '\n' && !isQuoted) {
      if (!isBlank) counts.push(cells)
      ;[cells, isBlank] = [1, true]
    }
    begins = sign === separator || sign === '\n'
    isBlank &&= sign === '\n' || sign === ' '
  }
  // The last row may be cut off, unless it is the only one.
  if (!isBlank && (text.length <= SAMPLE || counts.length === 0)) counts.push(cells)
  return counts
}

function mostCommon(counts: readonly number[]): { count: number; share: number } {
  const tally = new Map<number, number>()
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1)
  const [count = 0, rows = 0] = [...tally].sort(([, one], [, other]) => other - one)[0] ?? []
  return { count, share: counts.length === 0 ? 0 : rows / counts.length }
}

/* Blanks without tabs, and few: thousands of tabs would be tried from each of them. */
const HEADING = /(?:^|[\t;,"])[^\S\t]{0,9}(?:question(?: text)?|text|stem)[^\S\t]{0,9}["\t;,]/i
const ANSWER_CELL = /[\t;,][^\S\t]{0,9}"?(?:[a-h]|[1-8])[.)]?"?[^\S\t]{0,9}(?:[\t;,\n]|$)/i

/** A paper has lines that begin with a) and b). */
function hasOptionLines(text: string): boolean {
  const values = text
    .slice(0, SAMPLE)
    .split('\n')
    .flatMap((line) => {
      const { marker } = leadAt(line, 0)
      const value =
        marker && marker.shape !== 'x\t' ? (valueIn(marker, 'latin') ?? valueIn(marker, 'LATIN')) : undefined
      return value === undefined ? [] : [value]
    })
  return values.some((value, at) => value === 0 && values[at + 1] === 1)
}

/** Whether a text is a table of questions: rows with the same number of cells, and answers or a heading among them. */
export function hasRows(text: string): boolean {
  const isRows = SEPARATORS.some((separator) => {
    if (!text.includes(separator)) return false
    const counts = cellCounts(text, separator)
    const { count, share } = mostCommon(counts)
    return count >= MIN_CELLS && share >= MOST
  })
  const sample = text.slice(0, SAMPLE)
  return isRows && (HEADING.test(sample) || ANSWER_CELL.test(sample)) && !hasOptionLines(text)
}
