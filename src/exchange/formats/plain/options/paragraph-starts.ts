import { isHeading } from '../lines/headings.ts'
import { labelOf } from '../signs/labels.ts'
import type { LeadLine } from '../signs/numbered.ts'
import { hasTruth } from '../signs/truths.ts'

/** A paragraph above that is a question without options of its own. */
export const asks = (text: string) => /[?؟]$/.test(text)

interface Paragraph {
  start: number
  /** Without labels. */
  lines: readonly LeadLine[]
}

function paragraphsOf(lines: readonly LeadLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (let start = 0; start < lines.length; start++) {
    let end = start
    while (lines[end]?.line.text) end++
    const own = lines.slice(start, end).filter(({ line }) => !labelOf(line.text))
    if (end > start) paragraphs.push({ start, lines: own })
    start = end
  }
  return paragraphs
}

/** A question with its options: each on a line, in cells, or true and false. */
const isWhole = (lines: readonly LeadLine[]) =>
  lines.length >= 3 ||
  lines.some(({ line }) => hasTruth(line.text) || line.text.split(/\t| {3,}/).length >= 3)

/** Questions between blank lines, their options on lines without letters. */
export function paragraphStarts(lines: readonly LeadLine[]): number[] {
  const starts: number[] = []
  let stem: number | undefined
  for (const { start, lines: own } of paragraphsOf(lines)) {
    const text = own[0]?.line.text ?? ''
    if (stem !== undefined && own.length >= 2 && !asks(text)) starts.push(stem)
    else if (isWhole(own) && !own.every(isHeading)) starts.push(start)
    const isStem = own.length === 1 && /[?:؟…_]$/.test(text) && starts.at(-1) !== start
    stem = isStem ? start : undefined
  }
  return starts
}
