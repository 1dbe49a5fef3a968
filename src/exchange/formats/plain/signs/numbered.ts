import type { PaperLine } from '../lines/lines.ts'
import { type Lead, leadAt } from './lead.ts'
import type { Shape } from './markers.ts'

/** A line with what stands before its text. */
export interface LeadLine {
  line: PaperLine
  lead: Lead
}

export const withLead = (line: PaperLine): LeadLine => ({ line, lead: leadAt(line.text, 0) })

/** A line that begins with a number, in the order of the text. */
export interface Numbered {
  /** In the lines. */
  index: number
  value: number
  shape: Shape | 'roman'
}

export const MAX_GAP = 10
