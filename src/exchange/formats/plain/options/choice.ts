import type { LinePart } from '../lines/joining.ts'
import type { PaperLine } from '../lines/lines.ts'
import type { Lead } from '../signs/lead.ts'
import type { Script } from '../signs/markers.ts'
import { keyMarksOf, type Marked } from '../signs/marks.ts'
import type { BodyLine } from './candidates.ts'
import type { OptionRun } from './runs.ts'

/** An option as it was found. */
export interface FoundChoice extends Omit<Marked, 'text'> {
  parts: LinePart[]
}

/** What a question consists of. */
export interface Choices {
  stem: LinePart[]
  choices: FoundChoice[]
  /** What its letters are; undefined if its options have none. */
  script: Script | undefined
  /** Behind the options. */
  rest: PaperLine[]
  misplaced: OptionRun['misplaced']
  /** Paragraphs between options. */
  stray: PaperLine[]
  /** Read with every letter taken for an option. */
  unsure: boolean
}

export const NO_CHOICES = { script: undefined, rest: [], misplaced: [], stray: [], unsure: false }
export const linePart = ({ line, text }: BodyLine): LinePart => ({ line, text })
const NO_LEAD: Lead = { start: 0, end: 0, marked: false, bold: false, bullet: undefined, marker: undefined }

/** Marks are at both ends of an option, which may be on different lines. */
export function choiceOf(lead: Lead, parts: readonly LinePart[]): FoundChoice {
  const last = parts.findLastIndex(({ text }) => text.trim())
  const [first = { text: '', line: undefined }] = parts
  if (last <= 0) {
    const { text, ...marks } = keyMarksOf(lead, first.text)
    return { ...marks, parts: parts.slice(0, 1).map((part) => ({ ...part, text })) }
  }
  const [head, tail] = [keyMarksOf(lead, first.text), keyMarksOf(NO_LEAD, parts[last]?.text ?? '')]
  return {
    marked: head.marked || tail.marked,
    bold: head.bold,
    parts: parts.map((part, at) =>
      at === 0 ? { ...part, text: head.text } : at === last ? { ...part, text: tail.text } : part,
    ),
  }
}
