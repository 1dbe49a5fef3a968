import type { MathSegment } from '../../domain/lib/math-text.ts'

export type MathFormula = Extract<MathSegment, { kind: 'math' }>

/** What is laid out as one: plain text, a formula on its own line, or an inline formula with what touches it. */
export type MathRun =
  | { kind: 'text'; text: string }
  | { kind: 'display'; formula: MathFormula }
  | { kind: 'inline'; formula: MathFormula; before: string; after: string }

const OPENING = /[([{«„“‘"']+$/
const CLOSING = /^[)\]}»”’"'.,;:!?%°…]+/

const lastText = (runs: MathRun[]) => {
  const last = runs.at(-1)
  return last?.kind === 'text' ? last : undefined
}

/** Takes what matches off the text before a formula. */
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
  // A formula on its own line is a break already: the author's line break beside it would make an empty line.
  if (last?.kind === 'display') rest = text.replace(/^[ \t]*\n?/, '')
  runs.push({ kind: 'text', text: rest })
}

/** A bracket or a comma touching inline maths stays on its line; line breaks around display maths are taken away. */
export function arrangeMath(segments: readonly MathSegment[]): MathRun[] {
  const runs: MathRun[] = []
  for (const segment of segments) {
    if (segment.kind === 'text') addText(runs, segment.text)
    else if (segment.display) {
      takeTail(runs, /\n?[ \t]*$/)
      runs.push({ kind: 'display', formula: segment })
    } else runs.push({ kind: 'inline', formula: segment, before: takeTail(runs, OPENING), after: '' })
  }
  return runs.filter((run) => run.kind !== 'text' || run.text)
}
