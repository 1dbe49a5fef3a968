import { isBlank } from '../lib/written.ts'
import { type DroppedNote, isDropped } from './dropped-lines.ts'
import { type CheckedQuestion, isAmbiguous, isFaulty, isKeyless } from './found-question.ts'
import type { LineNote } from './import-problem.ts'

/** A line that belongs to no question, made part of the question above or below it. */
export interface JoinOffer {
  /** The line, from 1. */
  line: number
  question: CheckedQuestion
}

/** An edit of a text: its characters from `from` to `to` become `inserted`. */
export interface TextEdit {
  from: number
  to: number
  inserted: string
  /** The line that has the words then, from 1. */
  line: number
}

type Lines = readonly string[]

const lineAt = (lines: Lines, line: number) => lines[line - 1] ?? ''

/** The closest line above or below that is not blank; 0 if there is none. */
function nextWritten(lines: Lines, line: number, step: -1 | 1): number {
  let at = line + step
  while (at > 0 && at <= lines.length && isBlank(lineAt(lines, at))) at += step
  return at > lines.length ? 0 : at
}

/** The question that each line belongs to. */
const ownersByLine = (checked: readonly CheckedQuestion[]) =>
  new Map(
    checked.flatMap((question) => {
      const { line, lastLine = line } = question
      if (line === undefined) return []
      const count = (lastLine ?? line) - line + 1
      return Array.from({ length: count }, (_, index): [number, CheckedQuestion] => [line + index, question])
    }),
  )

/**
 * To which questions dropped lines can be added: of several in a row, the first to the question before and the last to the
 * question after, so that they keep their order.
 */
export function joinOffers(
  text: string,
  checked: readonly CheckedQuestion[],
  notes: readonly LineNote[],
): ReadonlyMap<number, readonly JoinOffer[]> {
  const lines = text.split('\n')
  const dropped = notes.filter(isDropped)
  const gone = new Set(dropped.map(({ line }) => line))
  const owners = ownersByLine(checked)
  const offersOf = ({ line }: DroppedNote): JoinOffer[] => {
    const [above, below] = [nextWritten(lines, line, -1), nextWritten(lines, line, 1)]
    const before = gone.has(above) ? undefined : owners.get(above)
    const after = owners.has(line) || gone.has(below) ? undefined : owners.get(below)
    return [before, after].flatMap((question) => (question ? [{ line, question }] : []))
  }
  return new Map(dropped.map((note) => [note.line, offersOf(note)]))
}

/** Its text and options. */
function textsOf(checked: CheckedQuestion): readonly string[] {
  if (isFaulty(checked)) return [checked.text]
  if (isAmbiguous(checked)) return checked.readings.flatMap(textsOf)
  const { text, options } = isKeyless(checked) ? checked.keyless : checked.question
  return [text, ...options.map((option) => option.text)]
}

const firstWord = (text: string) => text.match(/\S+/)?.[0] ?? ''
const lastWord = (text: string) => text.match(/\S+$/)?.[0] ?? ''

/** The last line above that ends one of the question's texts, so that a line with its key stays as it is. */
function lineToExtend(lines: Lines, { line, question }: JoinOffer): number {
  const above = nextWritten(lines, line, -1)
  const ends = textsOf(question).map(lastWord).filter(Boolean)
  for (let at = above; at >= (question.line ?? above); at--)
    if (ends.some((word) => lineAt(lines, at).includes(word))) return at
  return above
}

/** Where a line begins. */
const startOf = (lines: Lines, line: number) =>
  lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
const endOf = (lines: Lines, line: number) => startOf(lines, line) + lineAt(lines, line).length

/** The words of the line at the end of a line above. */
function joinAbove(text: string, lines: Lines, offer: JoinOffer): TextEdit {
  const target = lineToExtend(lines, offer)
  const [from, start, to] = [endOf(lines, target), startOf(lines, offer.line), endOf(lines, offer.line)]
  const between = text.slice(from, start - 1)
  return { from, to, inserted: ` ${lineAt(lines, offer.line).trim()}${between}`, line: target }
}

/** The words of the line before those of the question below, behind its number. */
function joinBelow(text: string, lines: Lines, { line, question }: JoinOffer): TextEdit {
  const target = question.line ?? nextWritten(lines, line, 1)
  const at = lineAt(lines, target).indexOf(firstWord(textsOf(question)[0] ?? ''))
  const to = at < 0 ? endOf(lines, target) : startOf(lines, target) + at
  const kept = text.slice(endOf(lines, line) + 1, to)
  const words = lineAt(lines, line).trim()
  const inserted = at < 0 ? `${kept} ${words}` : `${kept}${words} `
  return { from: startOf(lines, line), to, inserted, line: target - 1 }
}

/** Makes a dropped line part of a question, in the text that the reader reads again. */
export function joinLine(text: string, offer: JoinOffer): TextEdit {
  const lines = text.split('\n')
  const isAbove = (offer.question.line ?? 0) > offer.line
  return isAbove ? joinBelow(text, lines, offer) : joinAbove(text, lines, offer)
}
