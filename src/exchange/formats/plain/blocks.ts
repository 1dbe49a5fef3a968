import type { LineNote } from '../../../domain/exchange/import-problem.ts'
import type { SourceBlock } from '../../questions/read-blocks.ts'
import type { Layout } from './layouts.ts'
import { droppedLine } from './lines/furniture.ts'
import type { PaperLine } from './lines/lines.ts'
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
}

interface Context {
  topic: string | undefined
  truths: Truths | undefined
}

const isAbove = ({ line }: LeadLine) => line.heading || isSection(line.text) || isInstruction(line.text)

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
  if (label?.kind === 'topic') {
    // Below a question and apart from the next one it is the question's own.
    const isOwn = Boolean(lines[at - 1]?.line.text) || !starts.has(at + 1)
    return isOwn ? context : { ...context, topic: label.rest }
  }
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

const PICTURES = /^(?:!\[[^\]]{0,500}\]\([^()\s]{1,2000}\)\s*)+$/

const isAnswer = (text: string | undefined) => Boolean(text && labelOf(text)?.kind === 'answer')

/** Each question has its answer above if the first has, and the last has none below; not in a paper whose beginning is cut off. */
const hasAnswersAbove = (lines: readonly LeadLine[], first: number) =>
  isAnswer(lines[first - 1]?.line.text) &&
  !isAnswer(lines.findLast(({ line }) => line.text)?.line.text) &&
  !lines.slice(0, first).some(({ lead }) => lead.marker ?? lead.bullet)

/** Where what stands above a question's number and is its own begins: pictures that a gap or an answer sets off, or an answer. */
function topOf(lines: readonly LeadLine[], start: number, limit: number, answersAbove: boolean): number {
  if (answersAbove && start > limit && isAnswer(lines[start - 1]?.line.text)) return start - 1
  let top = start
  while (top > limit && PICTURES.test(lines[top - 1]?.line.text ?? '')) top--
  const above = lines[top - 1]?.line.text
  return !above || isAnswer(above) ? top : start
}

/** Parts the lines of a text into questions. */
export function blocksOf({ lines, numbers, kind }: Layout, margin: number): Split {
  const starts = stemStarts(lines, numbers, margin, kind)
  const isStart = new Set(starts)
  const blocks: Block[] = []
  let context: Context = { topic: undefined, truths: undefined }
  const [first = lines.length] = starts
  const answersAbove = hasAnswersAbove(lines, first)
  const tops = starts.map((start, index) => {
    const limit = index === 0 ? 0 : (starts[index - 1] ?? 0) + 1
    return numbers.has(start) ? topOf(lines, start, limit, answersAbove) : start
  })
  const notes = droppedOf(lines.slice(0, tops[0] ?? first))
  for (let at = 0; at < first; at++) context = contextAfter(context, lines, at, isStart)
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length
    const below = tops[index + 1] ?? end
    const kept = lines.slice(start, below)
    // A question's first line is the one with its number.
    const own = [...kept.slice(0, 1), ...lines.slice(tops[index], start), ...kept.slice(1)]
    blocks.push(blockOf(own, numbers.get(start), context))
    for (let at = start + 1; at < end; at++) context = contextAfter(context, lines, at, isStart)
  }
  return { blocks, notes }
}
