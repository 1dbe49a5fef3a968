import type { LineNote } from '../../../domain/exchange/import-problem.ts'
import type { SourceBlock } from '../../questions/read-blocks.ts'
import type { PaperLayout } from './layouts.ts'
import { droppedLine } from './lines/furniture.ts'
import type { PaperLine } from './lines/lines.ts'
import { hasPictureOptions, type PictureGap, pictureGaps } from './lines/picture-gaps.ts'
import { isInstruction, isSection, isTitle, labelOf } from './signs/labels.ts'
import type { LeadLine } from './signs/numbered.ts'
import { truthsOfHeading } from './signs/truths.ts'
import type { Truths } from './signs/words.ts'
import { stemStarts } from './stems.ts'

/** The lines of one question. */
export interface Block extends SourceBlock {
  lines: readonly LeadLine[]
  /** Its own number, if questions are numbered; then its first line begins with it. */
  number: number | undefined
  /** From a heading above several questions. */
  topic: string | undefined
  truths: Truths | undefined
  /** The same question with other pictures, where it is unsure whose they are. */
  other?: Block | undefined
}

interface Context {
  topic: string | undefined
  truths: Truths | undefined
}

const isAbove = ({ line }: LeadLine) => line.heading || isSection(line.text) || isInstruction(line.text)

/** Below a question and apart from the next one, a topic is the question's own. */
function isOwnTopic(lines: readonly LeadLine[], at: number, starts: ReadonlySet<number>): boolean {
  const [first = lines.length] = starts
  let next = at + 1
  while (next < lines.length && !lines[next]?.line.text) next++
  return at > first && (Boolean(lines[at - 1]?.line.text) || !starts.has(next))
}

/** What headings and instructions say about the questions below them. */
function contextAfter(
  context: Context,
  lines: readonly LeadLine[],
  at: number,
  starts: ReadonlySet<number>,
): Context {
  const here = lines[at]
  if (!here?.line.text) return context
  const label = labelOf(here.line.text)
  if (label?.kind === 'topic')
    return isOwnTopic(lines, at, starts) ? context : { ...context, topic: label.rest }
  if (isAbove(here)) return { ...context, truths: truthsOfHeading(here.line.text) }
  const truths = isTitleOf(here.line) ? truthsOfHeading(here.line.text) : undefined
  return truths ? { ...context, truths } : context
}

const isTitleOf = ({ text }: PaperLine) => isTitle(text.replace(/[:.]$/, ''))

function blockOf(lines: readonly LeadLine[], number: number | undefined, context: Context): Block {
  return {
    line: lines[0]?.line.number ?? 1,
    source: lines.map(({ line }) => line.text).join('\n'),
    lines,
    number,
    ...context,
  }
}

export interface Split {
  blocks: Block[]
  notes: LineNote[]
}

/** What belongs to no question is listed by its line, without a topic that questions take. */
const droppedOf = (lines: readonly LeadLine[]) =>
  lines
    .filter(({ line: { text } }) => text && labelOf(text)?.kind !== 'topic')
    .map((each) =>
      droppedLine(each.line, isAbove(each) || truthsOfHeading(each.line.text) ? 'heading' : 'before-first'),
    )

const isAnswer = (text: string | undefined) => Boolean(text && labelOf(text)?.kind === 'answer')

/** Each question has its answer above if the first has, and the last has none below; not in a paper whose beginning is cut off. */
const hasAnswersAbove = (lines: readonly LeadLine[], first: number) =>
  isAnswer(lines[first - 1]?.line.text) &&
  !isAnswer(lines.findLast(({ line }) => line.text)?.line.text) &&
  !lines.slice(0, first).some(({ lead }) => lead.marker ?? lead.bullet)

/** The lines of one question, in both ways if it is unsure whose the pictures at its edges are. */
interface OwnLines {
  lines: readonly LeadLine[]
  other: readonly LeadLine[] | undefined
}

/** A question's first line is the one with its number; pictures around it follow, unless its options are pictures. */
function ownLines(
  lines: readonly LeadLine[],
  from: number,
  to: number,
  above: PictureGap,
  below: PictureGap,
): OwnLines {
  const taken = new Set(below.pictures)
  const [first, ...rest] = lines.slice(from, to).filter((_, at) => !taken.has(from + at))
  const linesOf = ({ pictures }: PictureGap) => pictures.flatMap((at) => lines[at] ?? [])
  const inOptions = hasPictureOptions(lines, from, below.pictures[0] ?? to)
  const withPictures = (hasAbove: boolean, hasBelow: boolean) => [
    ...(first ? [first] : []),
    ...(hasAbove ? linesOf(above) : []),
    ...(hasBelow && !inOptions ? linesOf(below) : []),
    ...rest,
    ...(hasBelow && inOptions ? linesOf(below) : []),
  ]
  const isUnsure = [above, below].some(({ pictures, side }) => pictures.length > 0 && side === 'unsure')
  return {
    lines: withPictures(above.side === 'next', below.side !== 'next'),
    other: isUnsure ? withPictures(above.side !== 'previous', below.side === 'previous') : undefined,
  }
}

const NO_PICTURES: PictureGap = { pictures: [], side: 'unsure' }

/** Parts the lines of a text into questions. */
export function blocksOf({ lines, numbers, kind }: PaperLayout, margin: number): Split {
  const starts = stemStarts(lines, numbers, margin, kind)
  const isStart = new Set(starts)
  const blocks: Block[] = []
  let context: Context = { topic: undefined, truths: undefined }
  const [first = lines.length] = starts
  const answersAbove = hasAnswersAbove(lines, first)
  const hasAnswer = (start: number) =>
    answersAbove && numbers.has(start) && isAnswer(lines[start - 1]?.line.text)
  const gaps = pictureGaps(lines, starts, (start) => numbers.has(start))
  const isTaken = new Set(gaps[0]?.side === 'next' ? gaps[0].pictures : [])
  const notes = droppedOf(
    lines.slice(0, hasAnswer(first) ? first - 1 : first).filter((_, at) => !isTaken.has(at)),
  )
  for (let at = 0; at < first; at++) context = contextAfter(context, lines, at, isStart)
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length
    const own = ownLines(
      lines,
      start,
      hasAnswer(end) ? end - 1 : end,
      gaps[index] ?? NO_PICTURES,
      gaps[index + 1] ?? NO_PICTURES,
    )
    const answer = hasAnswer(start) ? lines.slice(start - 1, start) : []
    const blockIn = (kept: readonly LeadLine[]) =>
      blockOf([...kept.slice(0, 1), ...answer, ...kept.slice(1)], numbers.get(start), context)
    blocks.push({ ...blockIn(own.lines), other: own.other && blockIn(own.other) })
    for (let at = start + 1; at < end; at++) context = contextAfter(context, lines, at, isStart)
  }
  return { blocks, notes }
}
