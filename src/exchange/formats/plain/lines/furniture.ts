import type { DroppedLine, LineNote } from '../../../../domain/exchange/import-problem.ts'
import { unsealed } from '../prints/sealed.ts'
import { labelOf } from '../signs/labels.ts'
import { leadAt } from '../signs/lead.ts'
import { fold } from '../signs/markers.ts'
import { PAGE_WORDS } from '../signs/words.ts'
import type { PaperLine } from './lines.ts'

const PAGE = new RegExp(
  `^[-–—|\\s]{0,4}(?:${PAGE_WORDS}) ?\\d{1,4}(?: ?(?:of|von|de|sur|di|/|من) ?\\d{1,4})?[-–—|\\s]{0,4}$`,
  'iu',
)
const DASHED = /^[-–—] ?\d{1,4} ?[-–—]$/
const ALONE = /^(\d{1,4})(?: ?(?:\/|of|von|de) ?\d{1,4})?$/
/** What a page shows beside its questions, and what a chatbot says at the end. */
const CONTROLS =
  /^(?:not yet answered|not answered|answer saved|marked out of [\d.,]+|mark [\d.,]+ out of [\d.,]+|points out of [\d.,]+|(?:remove )?flag question|question text|(?:question \d+ ?)?select one(?: or more)?:?|clear my choice|(?:show|hide|view|reveal|see) (?:the )?(?:answers?|solutions?|explanations?)|(?:antwort|lösung) (?:an)?zeigen|let me know if [^?]{1,200}[.!]|i hope this helps[^?]{0,100}|bisher nicht beantwortet|erreichbare punkte: [\d.,]+|frage markieren|fragetext|(?:frage \d+ ?)?wählen sie eine antwort:?)$/i
const RULE = /^(?:[-–—_=*~•·#]\s?){3,}$/
/** No header is longer. */
const LONGEST = 120

const excerptOf = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

export const droppedLine = ({ text, number }: PaperLine, as: DroppedLine): LineNote => ({
  code: 'line-dropped',
  as,
  text: excerptOf(unsealed(text)),
  line: number,
})

/** Numbers that stand alone: those of pages rise by one and are far from each other, or stand at the edge of a page. */
function lonelyNumbers(lines: readonly PaperLine[]): Set<number> {
  const alone = lines.flatMap(({ text }, index) => {
    const [, value] = text.length <= 16 ? (fold(text).match(ALONE) ?? []) : []
    return value === undefined ? [] : [{ index, value: Number(value) }]
  })
  const isEdge = (index: number) => {
    const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
    return (
      (line?.pageBreak ?? false) ||
      (next?.pageBreak ?? false) ||
      ((!before?.text || PAGE.test(before.text)) && !next)
    )
  }
  const follows = (one: number, other: number) => {
    const [before, next] = [alone[one], alone[other]]
    return (
      before !== undefined &&
      next !== undefined &&
      next.value === before.value + 1 &&
      next.index - before.index >= 7
    )
  }
  return new Set(
    alone
      .filter(({ index }, at) => follows(at - 1, at) || follows(at, at + 1) || isEdge(index))
      .map(({ index }) => index),
  )
}

const shapeOf = (text: string) => fold(text).replaceAll(/\d+/g, '#')
const WITH_PAGE = new RegExp(`(?:${PAGE_WORDS}) ?#`, 'iu')

/** Where the lines of each shape stand, without those of pages. */
function placesByShape(lines: readonly PaperLine[], pages: ReadonlySet<number>): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [index, { text }] of lines.entries()) {
    if (text.length < 4 || text.length > LONGEST || pages.has(index)) continue
    const shape = shapeOf(text)
    const known = places.get(shape)
    if (known) known.push(index)
    else places.set(shape, [index])
  }
  return places
}

/** Lines that come again on each page: beside a page's number or end, or with the page's number in them. */
function repeatedLines(lines: readonly PaperLine[], pages: ReadonlySet<number>): Set<number> {
  const isEdge = (index: number) =>
    [-2, -1, 1, 2].some((step) => pages.has(index + step)) || lines[index]?.pageBreak || index < 2
  const isRepeated = ([shape, indices]: [string, number[]]) => {
    const first = lines[indices[0] ?? 0]?.text ?? ''
    if (indices.length < 2) return false
    if (WITH_PAGE.test(shape) && !labelOf(first)) return true
    const atEdge = indices.filter(isEdge).length
    return !leadAt(first, 0).marker && atEdge >= 2 && atEdge * 3 >= indices.length * 2
  }
  return new Set([...placesByShape(lines, pages)].filter(isRepeated).flatMap(([, indices]) => indices))
}

const emptied = (line: PaperLine): PaperLine => ({ ...line, text: '', heading: false })

/** Whether a sentence goes on behind a gap. */
const isTorn = (before: PaperLine | undefined, next: PaperLine | undefined) =>
  before !== undefined && next !== undefined && /^\p{Ll}/u.test(next.text) && !/[.?!:]$/.test(before.text)

/** A gap that a page's end tore into a paragraph is closed: what is dropped leaves no empty line there. */
function closeGaps(lines: readonly PaperLine[], dropped: ReadonlySet<number>): PaperLine[] {
  const kept: PaperLine[] = []
  let gap: PaperLine[] = []
  let hasDropped = false
  const closeGap = (next?: PaperLine) => {
    if (!hasDropped || !isTorn(kept.at(-1), next)) for (const line of gap) kept.push(emptied(line))
    gap = []
    hasDropped = false
  }
  for (const [index, line] of lines.entries()) {
    const isDropped = dropped.has(index)
    hasDropped ||= isDropped
    if (isDropped || !line.text) gap.push(line)
    else {
      closeGap(line)
      kept.push(line)
    }
  }
  closeGap()
  return kept
}

function kindOf(
  { text }: PaperLine,
  index: number,
  pages: ReadonlySet<number>,
  repeated: ReadonlySet<number>,
): DroppedLine | undefined {
  if (pages.has(index)) return 'page'
  if (text.length > LONGEST) return undefined
  if (CONTROLS.test(text)) return 'label'
  if (repeated.has(index)) return 'repeated'
  return RULE.test(text) ? 'rule' : undefined
}

/** The lines without page numbers, repeated headers and rules. */
export function withoutFurniture(lines: readonly PaperLine[]): { lines: PaperLine[]; notes: LineNote[] } {
  const numbers = lonelyNumbers(lines)
  const pages = new Set(
    lines.flatMap(({ text }, index) => {
      const short = text.length <= 40 ? fold(text.replaceAll('**', '')) : ''
      return PAGE.test(short) || DASHED.test(short) || numbers.has(index) ? [index] : []
    }),
  )
  const repeated = repeatedLines(lines, pages)
  const notes: LineNote[] = []
  const dropped = new Set<number>()
  for (const [index, line] of lines.entries()) {
    const as = kindOf(line, index, pages, repeated)
    if (!as) continue
    dropped.add(index)
    notes.push(droppedLine(line, as))
  }
  return { lines: closeGaps(lines, dropped), notes }
}
