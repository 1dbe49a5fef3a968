import { embeddedUrl, type SourceText } from './found-question.ts'
import { isLoss, type LineNote } from './import-problem.ts'
import { GAP } from './office-note.ts'

const EMBEDDED_IN_TEXT = /\(embedded:(\d+)\)/g

/** A text with another one in the place of its characters from `from` to `to`, and the pictures of both. */
export function insertSource(
  { text, pictures, notes }: SourceText,
  added: SourceText,
  from: number,
  to = from,
): SourceText {
  const inserted = added.text.replaceAll(
    EMBEDDED_IN_TEXT,
    (_, index) => `(${embeddedUrl(Number(index) + pictures.length)})`,
  )
  const joined = text.slice(0, from) + inserted + text.slice(to)
  const linesBefore = text.slice(0, from).split('\n').length - 1
  return {
    text: joined,
    pictures: [...pictures, ...added.pictures],
    notes: [
      ...shiftNotes(notes, text, joined),
      ...added.notes.map((note) => ({ ...note, line: note.line + linesBefore })),
    ].toSorted((one, other) => one.line - other.line),
  }
}

/** How many elements two lists share at their beginning. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one[shared] === other[shared]) shared++
  return shared
}

/** Whether the author has filled the gaps that the lines had, so that nothing is lost there any more. */
const isFilled = (old: readonly string[], fresh: readonly string[]) =>
  old.some((line) => line.includes(GAP)) && !fresh.some((line) => line.includes(GAP))

/**
 * Notes on lines of a text, on the same lines after an edit; those on lines that are gone are dropped, and so are losses of
 * lines whose gaps were filled.
 */
export function shiftNotes(notes: readonly LineNote[], before: string, after: string): readonly LineNote[] {
  if (notes.length === 0) return notes
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const start = sharedStart(old, fresh)
  const end = Math.min(
    sharedStart(old.toReversed(), fresh.toReversed()),
    Math.min(old.length, fresh.length) - start,
  )
  const lastKept = fresh.length - end
  const filled = isFilled(old.slice(start, old.length - end), fresh.slice(start, lastKept))
  return notes.flatMap((note) => {
    if (note.line <= start) return [note]
    if (note.line > old.length - end) return [{ ...note, line: note.line + fresh.length - old.length }]
    return note.line <= lastKept && !(filled && isLoss(note)) ? [note] : []
  })
}
