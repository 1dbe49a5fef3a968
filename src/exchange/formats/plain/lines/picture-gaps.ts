import { labelOf } from '../signs/labels.ts'
import type { LeadLine } from '../signs/numbered.ts'
import { isOnlyPictures } from './pictures.ts'

/** The question that pictures between two questions belong to. */
type Side = 'next' | 'previous' | 'unsure'

/** Pictures between the text of a question and the number of the next one, by the index of their lines. */
export interface PictureGap {
  pictures: readonly number[]
  side: Side
}

interface Open extends PictureGap {
  /** What the stems of both questions say about a picture. */
  mentions: { previous: boolean; next: boolean }
}

const MENTION =
  /figure|diagram|picture|image|graph|sketch|circuit|shown|abbildung|\bbild|skizze|diagramm|schaubild|figura|imagen|gráfic|dibujo|schéma|graphique|चित्र|आरेख|الشكل|الصورة|الرسم/i

/** So many lines of a stem are searched. */
const STEM = 4

const isOption = ({ lead: { marker, bullet } }: LeadLine) => bullet !== undefined || marker !== undefined

function mentions(lines: readonly LeadLine[], start: number | undefined, end: number): boolean {
  if (start === undefined) return false
  const stem = lines
    .slice(start, Math.min(start + STEM, end))
    .filter((line, at) => at === 0 || !isOption(line))
  return stem.some(({ line: { text } }) => !isOnlyPictures(text) && MENTION.test(text.slice(0, 500)))
}

/** The lines with nothing but pictures, gaps aside, right above a line. */
function picturesAbove(lines: readonly LeadLine[], end: number, limit: number): number[] {
  const pictures: number[] = []
  for (let at = end - 1; at >= limit; at--) {
    const text = lines[at]?.line.text ?? ''
    if (text && !isOnlyPictures(text)) break
    if (text) pictures.push(at)
  }
  return pictures.reverse()
}

/** Options that are pictures, or a letter alone above one. */
export function hasPictureOptions(lines: readonly LeadLine[], from: number, first: number): boolean {
  const options = lines.slice(from + 1, first).filter(isOption)
  if (options.some(({ line }) => line.text.includes('!['))) return true
  const last = options.at(-1)
  return last !== undefined && last.line.text.slice(last.lead.end).replaceAll('*', '').trim() === ''
}

const isBlank = (lines: readonly LeadLine[], at: number) => !lines[at]?.line.text

/** What the gaps and labels around pictures tell; undefined if nothing. */
function sideOf(
  lines: readonly LeadLine[],
  pictures: readonly number[],
  before: number | undefined,
  start: number,
): Side | undefined {
  const [first = start, last = start] = [pictures[0], pictures.at(-1)]
  if (before === undefined && (first === 0 || isBlank(lines, first - 1))) return 'next'
  if (before === undefined) return undefined
  let above = first - 1
  while (above > before && isBlank(lines, above)) above--
  if (labelOf(lines[above]?.line.text ?? '')?.kind === 'answer') return 'next'
  if (hasPictureOptions(lines, before, first)) return 'previous'
  const [isSetOff, isApart] = [above < first - 1, last < start - 1]
  if (isSetOff === isApart) return undefined
  return isSetOff ? 'next' : 'previous'
}

/** On which side most pictures of a paper stand, by its first and last question, and by what the questions say; undefined if nothing tells. */
function usualSide(gaps: readonly Open[], isAboveFirst: boolean, isBelowLast: boolean): Side | undefined {
  const told = gaps.filter(({ mentions: { previous, next } }) => previous !== next)
  const next = told.filter((gap) => gap.mentions.next).length
  if (next * 2 > told.length) return isBelowLast ? 'unsure' : 'next'
  if (next * 2 < told.length) return isAboveFirst ? 'unsure' : 'previous'
  if (isAboveFirst === isBelowLast) return undefined
  return isAboveFirst ? 'next' : 'previous'
}

/**
 * The pictures above each question's number, and last those at the end. Where gaps do not tell whose they are, the whole paper
 * does; a question that says the opposite makes it unsure.
 */
export function pictureGaps(
  lines: readonly LeadLine[],
  starts: readonly number[],
  isNumbered: (start: number) => boolean,
): PictureGap[] {
  const told: (Side | undefined)[] = []
  const gaps = [...starts, lines.length].map((start, at): Open => {
    const before = starts[at - 1]
    const pictures =
      isNumbered(start) || at === starts.length ? picturesAbove(lines, start, (before ?? -1) + 1) : []
    told[at] = pictures.length > 0 && at < starts.length ? sideOf(lines, pictures, before, start) : 'previous'
    const said = {
      // A question with a picture of its own needs no other.
      previous: told[at - 1] !== 'next' && mentions(lines, before, start),
      next: mentions(lines, starts[at], starts[at + 1] ?? lines.length),
    }
    return { pictures, side: 'unsure', mentions: said }
  })
  const hasPictures = (gap: Open | undefined) => gap !== undefined && gap.pictures.length > 0
  const open = gaps.filter((_, at) => told[at] === undefined)
  const usual = usualSide(open, hasPictures(gaps[0]), hasPictures(gaps.at(-1)))
  const sideIn = ({ mentions: { previous, next } }: Open): Side => {
    const said = previous === next ? undefined : next ? 'next' : 'previous'
    if (usual === undefined) return said ?? 'unsure'
    return said === undefined || said === usual ? usual : 'unsure'
  }
  return gaps.map((gap, at) => ({ pictures: gap.pictures, side: told[at] ?? sideIn(gap) }))
}
