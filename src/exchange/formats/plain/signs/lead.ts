import { type Marker, markerAt } from './markers.ts'

/** The part before a line's or an option's text: bullets, key marks, a number or letter. */
export interface Lead {
  /** Where it begins and where the text begins behind it. */
  start: number
  end: number
  /** An asterisk, a tick or a filled box. */
  marked: boolean
  /** Bold begins before the number or letter. */
  bold: boolean
  bullet: string | undefined
  marker: Marker | undefined
}

const TICKS = '✓✔✅☑☒◉●'
const GAPS = '_([.…'
const BOXES = '☐□○◯⬜'
const BULLETS = '•‣▪◦·–—-+§►➢o'
const CHECKBOX = /^\[([ xX✓✔]?)\](?=\s)/
/** A gap for the answer before the number or letter. */
const BLANK =
  /^(?:_{2,20}(?=[ \t]|\**\(?(?:\d{1,3}|\p{L})[.)\]])|(?:\([ _\t]{1,12}\)|\[[ _\t]{2,12}\]|[.…]{3,20})(?=[ \t]{0,4}\**\(?(?:\d{1,3}|\p{L})[.)\]]))/u

interface Step {
  length: number
  marked?: boolean
  bold?: boolean
  bullet?: string
}

const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\t'

function checkboxAt(text: string, at: number): Step | undefined {
  const [box, mark = ''] = text[at] === '[' ? (text.slice(at, at + 4).match(CHECKBOX) ?? []) : []
  return box === undefined ? undefined : { length: box.length, bullet: '☐', marked: mark.trim() !== '' }
}

function asteriskAt(next: string | undefined, inline: boolean): Step {
  if (next === '*') return { length: 2, bold: true }
  return isSpace(next) && !inline ? { length: 1, bullet: '*' } : { length: 1, marked: true }
}

function blankAt(text: string, at: number): Step | undefined {
  const [blank] = at <= 2 ? (text.slice(at, at + 32).match(BLANK) ?? []) : []
  return blank === undefined ? undefined : { length: blank.length }
}

/** One decoration at an index; undefined where the number, letter or text begins. */
function stepAt(text: string, at: number, inline: boolean): Step | undefined {
  const [sign, next] = [text[at], text[at + 1]]
  if (sign === undefined) return undefined
  if (isSpace(sign)) return { length: 1 }
  if (sign === '*') return asteriskAt(next, inline)
  if (TICKS.includes(sign)) return { length: 1, marked: true, bullet: '☐' }
  if (BOXES.includes(sign)) return { length: 1, bullet: '☐' }
  if (!inline && BULLETS.includes(sign) && isSpace(next)) return { length: 1, bullet: sign }
  return GAPS.includes(sign) ? blankAt(text, at) : undefined
}

const MAX_STEPS = 12

/** An `inline` lead is within a line, where a hyphen is not a bullet. */
export function leadAt(text: string, start: number, inline = false): Lead {
  const lead: Lead = { start, end: start, marked: false, bold: false, bullet: undefined, marker: undefined }
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    // '[x]' is not a letter.
    const box = checkboxAt(text, lead.end)
    const marker = box ? undefined : markerAt(text, lead.end)
    if (marker) return { ...lead, marker, end: marker.end }
    const step = box ?? stepAt(text, lead.end, inline)
    if (!step) return lead
    lead.end += step.length
    lead.marked ||= step.marked ?? false
    lead.bold ||= step.bold ?? false
    lead.bullet ??= step.bullet
  }
  return lead
}
