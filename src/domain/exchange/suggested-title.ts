import { written } from '../lib/written.ts'
import { isDropped } from './dropped-lines.ts'
import type { CheckedQuestion } from './found-question.ts'
import type { LineNote } from './import-problem.ts'

const MAX_TITLE = 80
/** A title further below is none. */
const MAX_TRIED = 6

/** Signs of headings and of bold text. */
const MARKS = /^[#>*_\s]+|[*_\s]+$/g
/** Where learners write, as in "Name: ____", what asks or tells them to do something, and addresses. */
const NO_TITLE = /_{2,}|\.{3,}|…|:\s*$|^[^:]{1,12}:\s*[\d/.\s]*$|[.?!;]$|\(embedded:|https?:/
const WORD = /\p{L}{3}/u

const asTitle = (line: string) => written(line.replaceAll(MARKS, ''))

const isTitle = (text: string) => text.length <= MAX_TITLE && WORD.test(text) && !NO_TITLE.test(text)

/** The first line above the questions that looks like a title. */
export function titleOfPaper(
  text: string,
  checked: readonly CheckedQuestion[],
  notes: readonly LineNote[],
): string | undefined {
  const first = checked[0]?.line ?? 0
  const heads = notes.filter(
    (note) => isDropped(note) && ['heading', 'before-first'].includes(note.as) && note.line < first,
  )
  const lines = text.split('\n')
  return heads
    .slice(0, MAX_TRIED)
    .map(({ line }) => asTitle(lines[line - 1] ?? ''))
    .find(isTitle)
}

const ENDING = /\.[a-z\d]{1,5}$/i
/** "(1)" of a second download, and "copy". */
const COPY = /\s*(?:\(\d+\)|[-–]\s*(?:copy|kopie))\s*$/i
/** Names that say nothing. */
const NAMELESS =
  /^(?:questions?|quiz|test|exam|document|untitled|unbenannt|export|download|file|paper|text|dokument|fragen)$/i

/** A file's name as a title. */
export function titleOfFile(name: string): string | undefined {
  const words = written(
    name
      .replace(ENDING, '')
      .replaceAll(/[_+\s]+|%20|(?<=\p{L})-(?=\p{L})/gu, ' ')
      .replace(COPY, ''),
  )
  if (!WORD.test(words) || NAMELESS.test(words)) return undefined
  return written(words.slice(0, MAX_TITLE))
}
