import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import { droppedLine } from '../lines/furniture.ts'
import type { PaperLine } from '../lines/lines.ts'
import { annotationsOf } from './annotations.ts'
import { withoutBlanks } from './blanks.ts'
import { withoutCrosses } from './crosses.ts'
import { isFromSystem, isOfSystem, plainLine, withoutOwnAnswer } from './exam-systems.ts'
import { withoutGapKeys } from './gap-keys.ts'
import { plainForms } from './google-forms.ts'
import { withKeyRows } from './key-rows.ts'
import { withoutTags } from './tags.ts'

export interface Prepared {
  lines: PaperLine[]
  notes: LineNote[]
}

function nextTexts(lines: readonly PaperLine[]): string[] {
  const next: string[] = []
  let text = ''
  for (let at = lines.length - 1; at >= 0; at--) {
    next[at] = text
    text = lines[at]?.text || text
  }
  return next
}

const emptied = (line: PaperLine): PaperLine => ({ ...line, text: '', heading: false })

/** Lines without what systems print about each question: notes that come again under most, and what a candidate chose. */
function withoutPrint(lines: readonly PaperLine[]): Prepared {
  const isSystem = isFromSystem(lines)
  const next = nextTexts(lines)
  const plain = lines.map((line, at) =>
    line.text ? { ...line, text: plainLine(withoutOwnAnswer(line.text), next[at] ?? '', isSystem) } : line,
  )
  const annotations = annotationsOf(plain)
  const isDropped = ({ text }: PaperLine, at: number) =>
    annotations.has(at) || isOfSystem(text.replaceAll('**', ''))
  const notes = plain.flatMap((line, at) => (isDropped(line, at) ? [droppedLine(line, 'label')] : []))
  return { lines: plain.map((line, at) => (isDropped(line, at) ? emptied(line) : line)), notes }
}

/** Tags and rows of tables that are gone from the text. */
function unnoted(
  before: readonly PaperLine[],
  after: readonly PaperLine[],
  notes: readonly LineNote[],
): LineNote[] {
  const noted = new Set(notes.map(({ line }) => line))
  const left = new Set(after.filter(({ text }) => text).map(({ number }) => number))
  return before
    .filter(({ text, number }) => text && !left.has(number) && !noted.has(number))
    .map((line) => droppedLine(line, 'label'))
}

/** The lines of forms, exam systems and question banks as people write them. */
export function prepared(lines: readonly PaperLine[]): Prepared {
  const forms = plainForms(lines)
  const print = withoutPrint(
    withKeyRows(withoutCrosses(withoutBlanks(withoutGapKeys(withoutTags(forms.lines))))),
  )
  const notes = [...forms.notes, ...print.notes]
  return { lines: print.lines, notes: [...notes, ...unnoted(lines, print.lines, notes)] }
}
