import type { MathSegment } from '../../domain/maths/math-text.ts'

export type MathFormula = Extract<MathSegment, { kind: 'math' }>

/** A unit of layout: plain text, a display formula, or an inline formula with adjoining punctuation. */
export type MathRun =
  | { kind: 'text'; text: string }
  | { kind: 'display'; formula: MathFormula }
  | { kind: 'inline'; formula: MathFormula; before: string; after: string }

/** Matches start only at the beginning of a run: starting at each character would take quadratic time. */
const OPENING = /(?<![([{«„“‘"'])[([{«„“‘"']+$/
const LINE_BREAK = /\n[ \t]*$|(?<![ \t])[ \t]+$/
const CLOSING = /^[)\]}»”’"'.,;:!?%°…]+/

const lastText = (runs: MathRun[]) => {
  const last = runs.at(-1)
  return last?.kind === 'text' ? last : undefined
}

/** Removes the match from the end of the text before a formula, and returns it. */
function takeTail(runs: MathRun[], pattern: RegExp): string {
  const last = lastText(runs)
  const tail = last?.text.match(pattern)?.[0] ?? ''
  if (last && tail) last.text = last.text.slice(0, -tail.length)
  return tail
}

function addText(runs: MathRun[], text: string) {
  const last = runs.at(-1)
  let rest = text
  if (last?.kind === 'inline') {
    last.after = text.match(CLOSING)?.[0] ?? ''
    rest = text.slice(last.after.length)
  }
  // Display maths breaks the line already; the author's line break would add an empty one.
  if (last?.kind === 'display') rest = text.replace(/^[ \t]*\n?/, '')
  runs.push({ kind: 'text', text: rest })
}

/** Keeps adjoining punctuation on the line of inline maths, and removes line breaks around display maths. */
export function arrangeMath(segments: readonly MathSegment[]): MathRun[] {
  const runs: MathRun[] = []
  for (const segment of segments) {
    if (segment.kind === 'text') addText(runs, segment.text)
    else if (segment.display) {
      takeTail(runs, LINE_BREAK)
      runs.push({ kind: 'display', formula: segment })
    } else runs.push({ kind: 'inline', formula: segment, before: takeTail(runs, OPENING), after: '' })
  }
  return runs.filter((run) => run.kind !== 'text' || run.text)
}
