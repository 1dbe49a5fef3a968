import type { PaperLine } from '../lines/lines.ts'
import { type Lead, leadAt } from '../signs/lead.ts'
import { markedNumber, type Script, valueIn } from '../signs/markers.ts'

/** A line of a question, without the question's number. */
export interface BodyLine {
  line: PaperLine
  text: string
}

/** How a marker is separated from the text before it. */
type Gap = 'start' | 'wide' | 'narrow'

/** A place where an option may begin. */
export interface Candidate {
  /** In the lines of the body. */
  index: number
  lead: Lead
  gap: Gap
}

const BRACKETED: ReadonlySet<string> = new Set(['(x)', 'x)', '[x]', 'circle'])

export const isBracketed = ({ lead }: Candidate) => BRACKETED.has(lead.marker?.shape ?? '')
export const placeOf = ({ lead }: Candidate, script: Script) => lead.marker && valueIn(lead.marker, script)

const isBlank = (sign: string | undefined) => sign === ' ' || sign === '\t'
const isWide = (text: string, at: number) =>
  text[at - 1] === '\t' || (isBlank(text[at - 1]) && isBlank(text[at - 2]))

/** Characters that can begin a marker; others are skipped. */
const BEGINS = /[\p{L}\d([*✓✔✅☑☐Ⓐ-ⓩ①-⑳]/u
/** Within a line, a dash or a colon is not a separator. */
const INLINE_SHAPES: ReadonlySet<string> = new Set(['x.', 'x)', '(x)', '[x]', 'circle'])

function inlineOf({ text }: BodyLine, index: number, from: number): Candidate[] {
  const found: Candidate[] = []
  for (let at = Math.max(from, 1); at < text.length; at++) {
    if (!isBlank(text[at - 1]) || !BEGINS.test(text[at] ?? '')) continue
    const lead = leadAt(text, at, true)
    const shape = lead.marker?.shape
    if (!shape || !INLINE_SHAPES.has(shape)) continue
    const gap = isWide(text, at) ? 'wide' : 'narrow'
    // "in 1905. The" and "about 5) x" are text.
    if (markedNumber(lead.marker) !== undefined && gap === 'narrow' && !BRACKETED.has(shape)) continue
    found.push({ index, lead, gap })
    at = lead.end - 1
  }
  return found
}

/** All places where an option may begin, in the order of the text. */
export function candidatesOf(body: readonly BodyLine[]): Candidate[] {
  return body.flatMap((line, index) => {
    if (!line.text) return []
    const lead = leadAt(line.text, 0)
    const isOption = lead.marker !== undefined && lead.marker.shape !== 'word' && lead.marker.shape !== '#x'
    const first: Candidate[] = isOption ? [{ index, lead, gap: 'start' }] : []
    return [...first, ...inlineOf(line, index, isOption ? lead.end : 0)]
  })
}
