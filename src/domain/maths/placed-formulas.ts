import { plainAt, splitMath } from './math-text.ts'

/** A formula with its position: `start` is the index of the first character of `tex` in the text. */
export interface PlacedFormula {
  tex: string
  display: boolean
  start: number
}

/** The length of plain text as written, with its escapes. */
function writtenLength(text: string, from: number, plain: string): number {
  let at = from
  for (let read = 0; read < plain.length; ) {
    const next = plainAt(text, at)
    at += next.length
    read += next.plain.length
  }
  return at - from
}

/** The formulas of a text with their positions, in order. */
export function placeFormulas(text: string): PlacedFormula[] {
  const placed: PlacedFormula[] = []
  let at = 0
  for (const segment of splitMath(text)) {
    if (segment.kind === 'math') {
      const { tex, display, source } = segment
      placed.push({ tex, display, start: at + (source.length - tex.length) / 2 })
      at += source.length
    } else at += writtenLength(text, at, segment.text)
  }
  return placed
}
