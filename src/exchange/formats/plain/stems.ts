import { isHeading } from './lines/headings.ts'
import { goesOn } from './lines/joining.ts'
import { isFull } from './lines/lines.ts'
import { type OptionKind, optionListsOf, type Run, styleOf } from './options/option-lists.ts'
import { asks, paragraphStarts } from './options/paragraph-starts.ts'
import { runStarts } from './options/run-starts.ts'
import { isReasonOfAssertion } from './signs/assertions.ts'
import { isSection, isTitle, labelOf } from './signs/labels.ts'
import { markedNumber } from './signs/markers.ts'
import type { LeadLine } from './signs/numbered.ts'

const isOptionLine = ({ lead }: LeadLine) => lead.marker !== undefined || lead.bullet !== undefined

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
      (labelOf(line.line.text)?.kind !== undefined && !isReasonOfAssertion(lines, index)) ||
      (isOptionLine(line) && index < run && isRunLine(line))
    )
  }
  const end = topOf(run, limit, (index) => textAt(index) !== '')
  // Directly above options stand statements, if it is not text.
  const statements = end === run ? topOf(run, limit, (index) => !isRunAt(lines, index)) : end
  const top = topOf(statements, limit, ends)
  const above = top === limit ? '' : textAt(top - 1)
  if (!above || OWN_LABELS.has(labelOf(above)?.kind)) return withoutSections(lines, top, end)
  // Glued to what stands above: an option or an explanation that goes on for some lines.
  let start = top
  while (start < end - 1 && continuesAbove(lines, start, margin)) start++
  return withoutSections(lines, start, end)
}

/** Behind the headings that stand right above a stem. */
function withoutSections(lines: readonly LeadLine[], top: number, end: number): number {
  let start = top
  while (start < end - 1) {
    const [here, next] = [lines[start]?.line, lines[start + 1]?.line]
    if (!here || !(here.heading || isSection(here.text)) || !isTitle(here.text)) break
    if (/^\p{Ll}/u.test(next?.text ?? '')) break
    start++
  }
  return start
}

const isRunLine = ({ lead: { marker, bullet } }: LeadLine) =>
  bullet !== undefined || (marker !== undefined && markedNumber(marker) === undefined)

const isRunAt = (lines: readonly LeadLine[], at: number) => {
  const line = lines[at]
  return line !== undefined && line.line.text !== '' && isRunLine(line) && !labelOf(line.line.text)
}

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

function unnumbered(lines: readonly LeadLine[], runs: readonly Run[], margin: number): number[] {
  const starts: number[] = []
  for (const [index, { start: run }] of runs.entries()) {
    const before = runs[index - 1]?.end ?? 0
    const stem = stemStart(lines, run, before, margin)
    const whole = withParagraphsAbove(lines, stem, before, starts)
    starts.push(index === 0 ? withoutTitle(lines, whole, run, margin) : whole)
  }
  return [...new Set(starts)].sort((one, other) => one - other)
}

/** The options of unnumbered questions may be of any kind; unless one is given, the first that occurs is taken. */
function unnumberedStarts(
  lines: readonly LeadLine[],
  margin: number,
  given: OptionKind | undefined,
): number[] {
  const kinds: readonly OptionKind[] = given ? [given] : ['letters', 'numbers', 'bullets']
  for (const kind of kinds) {
    const runs = optionListsOf(lines, kind)
    if (runs.length > 0) return unnumbered(lines, runs, margin)
  }
  return paragraphStarts(lines)
}

/** The last line before `end` that begins like an option. */
function lastOption(lines: readonly LeadLine[], run: number, end: number): number {
  for (let at = end - 1; at > run; at--) if (isRunAt(lines, at)) return at
  return run
}

/** Within one number's lines, options that begin again belong to a question whose number is missing. */
function withRestarts(lines: readonly LeadLine[], from: number, to: number, margin: number): number[] {
  const runs = runStarts(lines, 'letters', from, to, true)
  if (runs.length < 2) return [from]
  const starts = [from]
  const [first] = runs
  for (const run of runs.slice(1)) {
    const before = lastOption(lines, starts.at(-1) ?? from, run)
    const hasStem = lines.slice(before + 1, run).some(({ line }) => line.text && !labelOf(line.text))
    const isAlike = styleOf(lines[run]) === styleOf(lines[first ?? -1])
    if (hasStem && before > (starts.at(-1) ?? from) && isAlike)
      starts.push(stemStart(lines, run, before + 1, margin))
  }
  return starts
}

/** Where questions begin: at their numbers, else above their options, which are of one kind. */
export function stemStarts(
  lines: readonly LeadLine[],
  numbers: ReadonlyMap<number, number>,
  margin: number,
  kind: OptionKind | undefined,
): number[] {
  if (numbers.size === 0) return unnumberedStarts(lines, margin, kind)
  const numbered = [...numbers.keys()]
  return numbered.flatMap((from, index) =>
    withRestarts(lines, from, numbered[index + 1] ?? lines.length, margin),
  )
}
