import { type CheckedQuestion, isAmbiguous, isFaulty, isKeyless, type NewQuestion } from './found-question.ts'
import { type ImportNote, isLoss, type LineNote } from './import-problem.ts'
import { GAP } from './office-note.ts'

/** Notes of a text by the number of the question that they belong to. */
export type PlacedNotes = ReadonlyMap<number, readonly LineNote[]>

/** A loss this close above the first question or below the last still belongs to it. */
const NEAR_LINES = 2

interface Span {
  number: number
  line: number
  lastLine: number
}

const spanOf = ({ number, line, lastLine = line }: CheckedQuestion): Span[] =>
  line === undefined ? [] : [{ number, line, lastLine: lastLine ?? line }]

/** The index of the last span that begins at or above the line; -1 if there is none. */
function lastBegun(spans: readonly Span[], line: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.line ?? 0) <= line) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A picture often stands above the number of its question, so the next one has it if both are as near. */
function nearest(before: Span | undefined, after: Span | undefined, line: number): Span | undefined {
  const up = before ? line - before.lastLine : Number.POSITIVE_INFINITY
  const down = after ? after.line - line : Number.POSITIVE_INFINITY
  const isBetween = before !== undefined && after !== undefined
  if (!isBetween && Math.min(up, down) > NEAR_LINES) return undefined
  return up < down ? before : after
}

/** A note on a question's own lines belongs to it; between questions only a loss does, lest it is nobody's. */
function ownerOf(spans: readonly Span[], note: LineNote): Span | undefined {
  const index = lastBegun(spans, note.line)
  const begun = spans[index]
  if (begun && note.line <= begun.lastLine) return begun
  return isLoss(note) ? nearest(begun, spans[index + 1], note.line) : undefined
}

export function placeNotes(checked: readonly CheckedQuestion[], notes: readonly LineNote[]): PlacedNotes {
  const spans = checked.flatMap(spanOf).toSorted((one, other) => one.line - other.line)
  const placed = new Map<number, LineNote[]>()
  for (const note of notes) {
    const owner = ownerOf(spans, note)
    if (owner) placed.set(owner.number, [...(placed.get(owner.number) ?? []), note])
  }
  return placed
}

const holdsGap = ({ text, options, explanation = '' }: NewQuestion) =>
  [text, explanation, ...options.map((option) => option.text)].some((words) => words.includes(GAP))

function hasGap(checked: CheckedQuestion): boolean {
  if (isFaulty(checked)) return false
  if (isAmbiguous(checked)) return checked.readings.some(hasGap)
  return holdsGap(isKeyless(checked) ? checked.keyless : checked.question)
}

/** What a question lost on its way, by its own notes, those placed at it, and the sign for a gap. */
export function lossesOf(checked: CheckedQuestion, placed: readonly ImportNote[]): readonly ImportNote[] {
  const losses = [...checked.notes, ...placed].filter(isLoss)
  return losses.length === 0 && hasGap(checked) ? [{ code: 'gap-left' }] : losses
}

/** Where something is lost does not matter to whether two questions lost the same. */
const ELSEWHERE = new Set(['line', 'of', 'count'])

const withoutPlace = (note: ImportNote) =>
  JSON.stringify(note, (name, value: unknown) => (ELSEWHERE.has(name) ? undefined : value))

/** The same for questions that lost the same. */
export const lossKind = (losses: readonly ImportNote[]): string =>
  [...new Set(losses.map(withoutPlace))].toSorted().join()
