import { goesOn } from './lines/joining.ts'
import { isFull } from './lines/lines.ts'
import { bulletStarts, runStarts } from './options/run-starts.ts'
import { isInstruction, isSection, isTitle, labelOf } from './signs/labels.ts'
import { numberOf } from './signs/markers.ts'
import type { LeadLine } from './signs/numbered.ts'
import { hasTruth } from './signs/truths.ts'

/** Where questions begin, and headings between them that belong to none. */
interface Starts {
  starts: number[]
  dropped: Set<number>
}

const isOptionLine = ({ lead }: LeadLine) => lead.marker !== undefined || lead.bullet !== undefined

/** A paragraph above that is a question without options of its own. */
const asks = (text: string) => /[?؟]$/.test(text)

const isHeading = ({ line }: LeadLine) =>
  line.heading ||
  isSection(line.text) ||
  isInstruction(line.text) ||
  (isTitle(line.text) && !line.text.startsWith('!['))

const OWN_LABELS: ReadonlySet<unknown> = new Set(['answer', 'topic', 'points'])

/** Goes up from a line to the first one whose line above is over `limit` or ends what stands here. */
function topOf(from: number, limit: number, ends: (index: number) => boolean): number {
  let top = from
  while (top > limit && !ends(top - 1)) top--
  return top
}

/** The line at which the question of the options at `run` begins; nothing above `limit` belongs to it. */
function stemStart(lines: readonly LeadLine[], run: number, limit: number, margin: number): number {
  const textAt = (index: number) => lines[index]?.line.text ?? ''
  const ends = (index: number) => {
    const line = lines[index]
    return (
      !line?.line.text ||
      labelOf(line.line.text)?.kind !== undefined ||
      (isOptionLine(line) && index < run && isRunLine(line))
    )
  }
  const end = topOf(run, limit, (index) => textAt(index) !== '')
  const top = topOf(end, limit, ends)
  const above = top === limit ? '' : textAt(top - 1)
  if (!above || OWN_LABELS.has(labelOf(above)?.kind)) return top
  // Glued to what stands above: an option or an explanation that goes on for some lines.
  let start = top
  while (start < end - 1 && continuesAbove(lines, start, margin)) start++
  return start
}

const isRunLine = ({ lead: { marker, bullet } }: LeadLine) =>
  bullet !== undefined || (marker !== undefined && numberOf(marker) === undefined)

const continuesAbove = (lines: readonly LeadLine[], at: number, margin: number) => {
  const [before, here] = [lines[at - 1]?.line, lines[at]?.line]
  return before !== undefined && here !== undefined && goesOn(before, here, margin)
}

/** Paragraphs above a stem that tell of the same: not headings, no questions, nothing glued to what is before. */
function withParagraphsAbove(
  lines: readonly LeadLine[],
  start: number,
  limit: number,
  starts: number[],
): number {
  let top = start
  const textAt = (index: number) => lines[index]?.line.text ?? ''
  while (top > limit) {
    const end = topOf(top, limit, (index) => textAt(index) !== '')
    const first = topOf(end, limit, (index) => textAt(index) === '')
    const paragraph = lines.slice(first, end)
    const isOwn = first > limit || limit === 0
    if (paragraph.length === 0 || !isOwn || paragraph.every(isHeading)) return top
    if (paragraph.some(({ line }) => labelOf(line.text)) || paragraph.some(isOptionLine)) return top
    if (asks(textAt(end - 1))) {
      starts.push(first)
      return top
    }
    top = first
  }
  return top
}

/** A title glued to the first question. */
function withoutTitle(lines: readonly LeadLine[], start: number, run: number, margin: number): number {
  const [title, next] = [lines[start], lines[start + 1]]
  if (!title || !next || start + 1 >= run || !next.line.text) return start
  const isOver =
    title.line.heading ||
    (isTitle(title.line.text) && !isFull(title.line, next.line, margin) && !/^\p{Ll}/u.test(next.line.text))
  return isOver && next.line.text.length > 0 ? start + 1 : start
}

function unnumbered(
  lines: readonly LeadLine[],
  runs: readonly number[],
  from: number,
  to: number,
  margin: number,
): number[] {
  const starts: number[] = []
  for (const [index, run] of runs.entries()) {
    const before = index === 0 ? from : lastOption(lines, runs[index - 1] ?? 0, run) + 1
    const stem = stemStart(lines, run, before, margin)
    const whole = from === 0 || index > 0 ? withParagraphsAbove(lines, stem, before, starts) : stem
    starts.push(index === 0 && from === 0 ? withoutTitle(lines, whole, run, margin) : whole)
  }
  return starts.filter((start) => start < to)
}

/** The last line before `end` that begins like an option. */
function lastOption(lines: readonly LeadLine[], run: number, end: number): number {
  for (let at = end - 1; at > run; at--) {
    const line = lines[at]
    if (line?.line.text && isRunLine(line) && !labelOf(line.line.text)) return at
  }
  return run
}

interface Paragraph {
  start: number
  /** Without labels. */
  lines: readonly LeadLine[]
}

function paragraphsOf(lines: readonly LeadLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (let start = 0; start < lines.length; start++) {
    let end = start
    while (lines[end]?.line.text) end++
    const own = lines.slice(start, end).filter(({ line }) => !labelOf(line.text))
    if (end > start) paragraphs.push({ start, lines: own })
    start = end
  }
  return paragraphs
}

/** A question with its options: each on a line, in cells, or true and false. */
const isWhole = (lines: readonly LeadLine[]) =>
  lines.length >= 3 ||
  lines.some(({ line }) => hasTruth(line.text) || line.text.split(/\t| {3,}/).length >= 3)

/** Questions between blank lines, their options on lines without letters. */
function paragraphStarts(lines: readonly LeadLine[]): number[] {
  const starts: number[] = []
  let stem: number | undefined
  for (const { start, lines: own } of paragraphsOf(lines)) {
    const text = own[0]?.line.text ?? ''
    if (stem !== undefined && own.length >= 2 && !asks(text)) starts.push(stem)
    else if (isWhole(own) && !own.every(isHeading)) starts.push(start)
    const isStem = own.length === 1 && /[?:؟…_]$/.test(text) && starts.at(-1) !== start
    stem = isStem ? start : undefined
  }
  return starts
}

function unnumberedStarts(lines: readonly LeadLine[], margin: number): number[] {
  for (const kind of ['letters', 'numbers'] as const) {
    const runs = runStarts(lines, kind, 0, lines.length, false)
    if (runs.length > 0) return unnumbered(lines, runs, 0, lines.length, margin)
  }
  const bullets = bulletStarts(lines, 0, lines.length)
  return bullets.length > 0 ? unnumbered(lines, bullets, 0, lines.length, margin) : paragraphStarts(lines)
}

/** Within one number's lines, options that begin again belong to a question whose number is missing. */
function withRestarts(lines: readonly LeadLine[], from: number, to: number, margin: number): number[] {
  const runs = runStarts(lines, 'letters', from, to, true)
  if (runs.length < 2) return [from]
  const starts = [from]
  const [first] = runs
  const style = (at: number | undefined) => lines[at ?? -1]?.lead.marker?.signs[0]?.script
  for (const run of runs.slice(1)) {
    const before = lastOption(lines, starts.at(-1) ?? from, run)
    const hasStem = lines.slice(before + 1, run).some(({ line }) => line.text && !labelOf(line.text))
    if (hasStem && before > (starts.at(-1) ?? from) && style(run) === style(first))
      starts.push(stemStart(lines, run, before + 1, margin))
  }
  return starts
}

export function stemStarts(
  lines: readonly LeadLine[],
  numbers: ReadonlyMap<number, number>,
  margin: number,
): Starts {
  const dropped = new Set<number>()
  if (numbers.size === 0)
    return {
      starts: [...new Set(unnumberedStarts(lines, margin))].sort((one, other) => one - other),
      dropped,
    }
  const numbered = [...numbers.keys()]
  const starts = numbered.flatMap((from, index) =>
    withRestarts(lines, from, numbered[index + 1] ?? lines.length, margin),
  )
  return { starts, dropped }
}
