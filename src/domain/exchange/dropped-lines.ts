import { isBlank } from '../lib/written.ts'
import type { DroppedLine, LineNote } from './import-problem.ts'

export type DroppedNote = Extract<LineNote, { code: 'line-dropped' }>

export const isDropped = (note: LineNote): note is DroppedNote => note.code === 'line-dropped'

/** Lines that nobody misses, or that are understood although a question has no place for them. */
const TRIVIAL: ReadonlySet<DroppedLine> = new Set(['page', 'repeated', 'rule', 'label'])

/** Fewer are the head of an ordinary paper. */
const MANY_LINES = 5
const LARGE_SHARE = 0.1

export interface DroppedShare {
  dropped: number
  /** All lines of the text that are not blank. */
  lines: number
}

/** How much of a text belongs to no question; undefined if that is little. */
export function largeDroppedShare(text: string, notes: readonly LineNote[]): DroppedShare | undefined {
  const dropped = new Set(
    notes.filter((note) => isDropped(note) && !TRIVIAL.has(note.as)).map(({ line }) => line),
  ).size
  if (dropped < MANY_LINES) return undefined
  const lines = text.split('\n').filter((line) => !isBlank(line)).length
  return dropped > lines * LARGE_SHARE ? { dropped, lines } : undefined
}
