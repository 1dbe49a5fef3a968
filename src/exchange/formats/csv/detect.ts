import { leadAt } from '../plain/signs/lead.ts'
import { valueIn } from '../plain/signs/markers.ts'
import { headingDelimiter } from './heading.ts'

/** Enough of a file to know its columns. */
const SAMPLE = 50_000
const SEPARATORS = ['\t', ';', ','] as const
/** Text, two options and the answer. */
const MIN_CELLS = 4
const MOST = 0.8

/** Replaces quoted text by quotation marks, so that separators and line breaks in it do not count. */
function maskQuoted(text: string, separator: string): string {
  let [masked, isQuoted, begins] = ['', false, true]
  for (const sign of text) {
    if (sign === '"' && (begins || isQuoted)) isQuoted = !isQuoted
    masked += isQuoted ? '"' : sign
    begins = sign === separator || sign === '\n'
  }
  return masked
}

const isBlank = (row: string) => /^ *$/.test(row)

/** Counts of cells in the rows that are complete within the sample. */
function cellCounts(text: string, separator: string): number[] {
  const rows = maskQuoted(text.slice(0, SAMPLE), separator).split('\n')
  const counts = rows.filter((row) => !isBlank(row)).map((row) => row.split(separator).length)
  const mayBeCutOff = text.length > SAMPLE && !isBlank(rows.at(-1) ?? '')
  return mayBeCutOff && counts.length > 1 ? counts.slice(0, -1) : counts
}

function mostCommon(counts: readonly number[]): { count: number; share: number } {
  const tally = new Map<number, number>()
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1)
  const [count = 0, rows = 0] = [...tally].sort(([, one], [, other]) => other - one)[0] ?? []
  return { count, share: counts.length === 0 ? 0 : rows / counts.length }
}

/* Few blanks, and no tabs: the search would start from each of thousands of tabs. */
const HEADING = /(?:^|[\t;,"])[^\S\t]{0,9}(?:question(?: text)?|text|stem)[^\S\t]{0,9}["\t;,]/i
const ANSWER_CELL = /[\t;,][^\S\t]{0,9}"?(?:[a-h]|[1-8])[.)]?"?[^\S\t]{0,9}(?:[\t;,\n]|$)/i

/** In a paper, lines begin with a) and b). */
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

/** How a file of Blackboard or Brightspace begins; comments have two slashes. */
const OWN_ROWS = /^(?:\s*\/\/[^\n]{0,500}\n){0,20}\s*(?:(?:MC|MA|TF)\t[^\n\t]+\t|"?NewQuestion"?[,;\t])/

/** Whether a text is certainly a table of questions: its columns have names, or its rows say what they are. */
export const hasNamedColumns = (text: string) =>
  OWN_ROWS.test(text.slice(0, SAMPLE)) || headingDelimiter(text) !== undefined

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
