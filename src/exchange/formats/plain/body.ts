import type { LineNote } from '../../../domain/exchange/import-problem.ts'
import type { Block } from './blocks.ts'
import { bankLabelsAt, bankPoints } from './key/bank-labels.ts'
import { droppedLine } from './lines/furniture.ts'
import type { LinePart } from './lines/joining.ts'
import type { PaperLine } from './lines/lines.ts'
import type { BodyLine } from './options/candidates.ts'
import { unsealed } from './prints/sealed.ts'
import { isReasonOfAssertion } from './signs/assertions.ts'
import { inlineAnswerAt, isInstruction, isSection, isTitle, type Label, labelOf } from './signs/labels.ts'
import { markedNumber } from './signs/markers.ts'
import type { LeadLine } from './signs/numbered.ts'
import { isPoints } from './signs/points.ts'

/** A key as a line gives it. */
export interface StatedKey {
  text: string
  line: number
  /** It may explain instead: then it names no option. */
  mayExplain?: boolean
  /** Its explanation goes on below, however short it is here. */
  goesOn?: boolean
  /** What its question is worth. */
  points?: string | undefined
}

/** A block by what its lines are. */
export interface Body {
  lines: BodyLine[]
  answers: StatedKey[]
  explanation: LinePart[]
  topic: string | undefined
  points: string | undefined
  notes: LineNote[]
}

/** Behind the number; bold that began before it is closed behind. */
function firstLine({ line, lead }: LeadLine): BodyLine {
  const rest = line.text.slice(lead.end)
  return { line, text: (lead.bold ? rest.replace('**', '') : rest).trim() }
}

/** Gaps for an answer by hand. */
const BLANKS = /^[_.\s…–-]*$/

/** Whether the lines below still have options, so that 'Reason:' belongs to the question. */
function lastOptions(lines: readonly LeadLine[]): number {
  return lines.findLastIndex(
    ({ lead, line }, at) => at > 0 && isOption(lead) && !labelOf(line.text) && !isAwaited(lines[at - 1]),
  )
}

/** What stands right below 'Solution:' is no option. */
const isAwaited = (above: LeadLine | undefined) => {
  const label = above?.line.text ? labelOf(above.line.text) : undefined
  return label?.rest === '' && (label.kind === 'answer' || label.kind === 'solution')
}

const isOption = ({ marker, bullet }: LeadLine['lead']) =>
  bullet !== undefined || (marker !== undefined && markedNumber(marker) === undefined)

/** What has been read of a block so far. */
interface OpenBody extends Body {
  /** What an explanation goes on with. */
  open: LinePart[] | undefined
  /** The answer may stand on the next line, or what explains it below a solution's label. */
  awaits: { line: PaperLine; kind: 'answer' | 'solution' } | undefined
  /** Below it, sentences explain the answer. */
  answered: PaperLine | undefined
}

/** A label counts where it may stand. */
function counts({ kind }: Label, at: number, last: number, body: OpenBody): boolean {
  if (kind === 'answer' || kind === 'points') return true
  if (kind === 'topic') return at > 0
  return at > last || body.answers.length > 0
}

/** `isBelow` the options, so that what follows a solution explains it. */
function takeLabel(body: OpenBody, { kind, rest }: Label, line: PaperLine, isBelow: boolean): void {
  body.open = undefined
  body.awaits = undefined
  body.answered = undefined
  switch (kind) {
    case 'answer':
    case 'solution':
      answerOr(body, kind, rest, line)
      if (kind === 'solution' && isBelow && !body.awaits) body.open = body.explanation
      if (kind === 'answer' && isBelow && !body.awaits) body.answered = line
      return
    case 'explanation':
      explain(body, rest, line)
      return
    case 'topic':
      body.topic = rest.replaceAll('**', '')
      return
    case 'points':
      body.points = rest
      return
    default:
      body.notes.push(droppedLine(line, 'label'))
  }
}

/** A solution may be an answer. */
function answerOr(body: OpenBody, kind: 'answer' | 'solution', rest: string, line: PaperLine): void {
  if (BLANKS.test(rest)) body.awaits = { line, kind }
  else if (kind === 'solution' && !NAMES_OPTION.test(rest)) explain(body, rest, line)
  else answer(body, rest, line, kind === 'solution')
}

const NAMES_OPTION =
  /^(?:(?:the )?(?:correct )?(?:option|choice|answer|ans|antwort|opción|الخيار|विकल्प)(?: is)?[ .:-]{0,3})?[([]?(?:\p{L}|\d{1,2}|true|false|wahr|falsch|richtig|صح|خطأ)[)\].]?(?:[\s,.:;–-]|$)/iu

function explain(body: OpenBody, text: string, line: PaperLine): void {
  body.explanation.push({ line, text })
  body.open = body.explanation
}

function answer(body: OpenBody, rest: string, line: PaperLine, mayExplain: boolean): void {
  const behind = bankLabelsAt(rest)
  const text = unsealed(behind < 0 ? rest : rest.slice(0, behind))
  body.answers.push({ text, line: line.number, ...(mayExplain && { mayExplain }) })
  if (behind < 0) return
  body.points ??= bankPoints(rest.slice(behind))
  body.notes.push(droppedLine({ ...line, text: rest.slice(behind).trim() }, 'label'))
}

const ENDS_SENTENCE = /[.!।]\**$/
/** A sentence right below an answer. */
const explains = (answer: PaperLine, { line, text }: BodyLine) =>
  line.number - answer.number === 1 &&
  /\p{L}{2}/u.test(text) &&
  ENDS_SENTENCE.test(text.slice(-4)) &&
  !isInstruction(text)

function takeLine(body: OpenBody, { line, text }: BodyLine): void {
  if (text && body.awaits && line.number - body.awaits.line.number <= 2) {
    const { kind } = body.awaits
    body.awaits = undefined
    answerOr(body, kind, text, line)
    // What goes on below a solution explains it.
    if (kind === 'solution') body.open = body.explanation
    return
  }
  if (body.answered && explains(body.answered, { line, text })) body.open = body.explanation
  body.answered = undefined
  if (body.open) {
    if (text) body.open.push({ line, text })
    return
  }
  const at = text ? inlineAnswerAt(text) : -1
  const label = at < 0 ? undefined : labelOf(text.slice(at).trim())
  if (label?.kind === 'answer') {
    body.answers.push({ text: label.rest.replace(/[\])]+$/, ''), line: line.number })
    body.lines.push({ line, text: text.slice(0, at).trim() })
  } else body.lines.push({ line, text })
}

const WORDS_OF_TITLE = 4

/** What explains a question ends above the heading of the next ones. */
function endExplanation(body: OpenBody, { text, heading }: PaperLine): void {
  const isShort = isTitle(text) && text.split(' ').length <= WORDS_OF_TITLE && !/[\d=]/.test(text)
  if (heading || isSection(text) || isShort) body.open = undefined
}

/** A line that is not the numbered one: `last` is the index of the block's last option. */
function takeBelow(
  body: OpenBody,
  lines: readonly LeadLine[],
  { at, last, end, isLast }: { at: number; last: number; end: number; isLast: boolean },
): void {
  const line = lines[at]?.line
  if (!line) return
  if (isPoints(line.text)) {
    body.points ??= line.text
    return
  }
  const label = line.text && !isReasonOfAssertion(lines, at) ? labelOf(line.text) : undefined
  const isAtEnd = at === end && !lines[at - 1]?.line.text
  if (isAtEnd || isSection(line.text)) endExplanation(body, line)
  // It belongs to the next question.
  if (label?.kind === 'topic' && isAtEnd && !isLast) return
  if (label && counts(label, at, last, body)) takeLabel(body, label, line, at > last)
  else takeLine(body, { line, text: line.text })
}

/** No question has more, and each is compared with all of its options. */
const MAX_ANSWERS = 50

/** `isLast` says that no question follows, to which a topic at the end could belong. */
export function bodyOf({ lines, number }: Block, isLast: boolean): Body {
  const body: OpenBody = {
    lines: [],
    answers: [],
    explanation: [],
    topic: undefined,
    points: undefined,
    notes: [],
    open: undefined,
    awaits: undefined,
    answered: undefined,
  }
  const last = lastOptions(lines)
  const end = lines.findLastIndex(({ line }) => line.text)
  for (const [at, leadLine] of lines.entries()) {
    if (at === 0 && number !== undefined) takeLine(body, firstLine(leadLine))
    else takeBelow(body, lines, { at, last, end, isLast })
  }
  const surplus = new Set(body.answers.splice(MAX_ANSWERS).map(({ line }) => line))
  for (const { line } of lines) if (surplus.has(line.number)) body.notes.push(droppedLine(line, 'label'))
  const explained = new Set(body.explanation.map(({ line }) => line.number))
  body.answers = body.answers.map((stated) =>
    stated.mayExplain && explained.has(stated.line + 1) ? { ...stated, goesOn: true } : stated,
  )
  return body
}
