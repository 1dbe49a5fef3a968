import { type BodyLine, candidatesOf } from './candidates.ts'
import type { Part } from './joining.ts'
import { isSection, isTitle } from './labels.ts'
import { type Lead, leadAt } from './lead.ts'
import { isFull, type Line } from './lines.ts'
import type { Script } from './markers.ts'
import { type Marked, marksOf } from './marks.ts'
import { optionRun, type Run } from './runs.ts'
import { type Truths, truthsIn } from './truths.ts'

/** An option as it was found. */
export interface Choice extends Omit<Marked, 'text'> {
  parts: Part[]
}

/** What a question consists of. */
export interface Choices {
  stem: Part[]
  choices: Choice[]
  /** What its letters are; undefined if its options have none. */
  script: Script | undefined
  /** Behind the options. */
  rest: Line[]
  misplaced: Run['misplaced']
  /** Paragraphs between options. */
  stray: Line[]
  /** Read with every letter taken for an option. */
  unsure: boolean
}

const NOTHING = { script: undefined, rest: [], misplaced: [], stray: [], unsure: false }
const partOf = ({ line, text }: BodyLine): Part => ({ line, text })
const NO_LEAD: Lead = { start: 0, end: 0, marked: false, bold: false, bullet: undefined, marker: undefined }

/** The marks stand at both ends of an option, which may be on different lines. */
function choiceOf(lead: Lead, parts: readonly Part[]): Choice {
  const last = parts.findLastIndex(({ text }) => text.trim())
  const [first = { text: '', line: undefined }] = parts
  if (last <= 0) {
    const { text, ...marks } = marksOf(lead, first.text)
    return { ...marks, parts: parts.slice(0, 1).map((part) => ({ ...part, text })) }
  }
  const [head, tail] = [marksOf(lead, first.text), marksOf(NO_LEAD, parts[last]?.text ?? '')]
  return {
    marked: head.marked || tail.marked,
    bold: head.bold,
    parts: parts.map((part, at) =>
      at === 0 ? { ...part, text: head.text } : at === last ? { ...part, text: tail.text } : part,
    ),
  }
}

/** Whether a line behind the last option belongs to it. */
function continuesOption(body: readonly BodyLine[], at: number, margin: number, isEmpty = false): boolean {
  const [before, here] = [body[at - 1], body[at]]
  // A letter alone on its line.
  if (isEmpty) return true
  if (!before?.text || !here?.text || here.line.heading || isSection(here.text)) return false
  const isNext = here.line.number - before.line.number <= 1
  if (/^(?:\p{Ll}|[\d=+−×·)\].,;:$!])/u.test(here.text)) return true
  return isFull(before.line, here.line, margin) || (isNext && !isTitle(here.text.replaceAll('**', '')))
}

function lettered(body: readonly BodyLine[], run: Run, margin: number): Choices {
  const inText = [...run.entries].sort(
    (one, other) => one.index - other.index || one.lead.start - other.lead.start,
  )
  const [first] = inText
  const choices = new Map<(typeof inText)[number], Choice>()
  const stray: Line[] = []
  let end = body.length
  for (const [at, entry] of inText.entries()) {
    const next = inText[at + 1]
    const own = body[entry.index]
    if (!own) continue
    const isLast = next === undefined
    const sameLine = next?.index === entry.index
    const parts: Part[] = [
      { line: own.line, text: own.text.slice(entry.lead.end, sameLine ? next.lead.start : undefined) },
    ]
    let index = entry.index + 1
    for (; !sameLine && index < (next?.index ?? body.length); index++) {
      const line = body[index]
      if (!line) continue
      if (isLast && !continuesOption(body, index, margin, !parts.some(({ text }) => text.trim()))) break
      if (line.text && body[index - 1]?.text === '' && parts.some(({ text }) => text.trim()))
        stray.push(line.line)
      parts.push(partOf(line))
    }
    // The beginning of a line whose next option stands within it.
    if (next && !sameLine && next.lead.start > 0)
      parts.push({
        line: body[next.index]?.line ?? own.line,
        text: body[next.index]?.text.slice(0, next.lead.start) ?? '',
      })
    if (isLast) end = index
    choices.set(entry, choiceOf(entry.lead, parts))
  }
  const stemEnd = first?.index ?? 0
  const glued = body[stemEnd]
  const stem = body.slice(0, stemEnd).map(partOf)
  if (first && glued && first.lead.start > 0)
    stem.push({ line: glued.line, text: glued.text.slice(0, first.lead.start) })
  return {
    stem,
    choices: run.entries.flatMap((entry) => choices.get(entry) ?? []),
    script: run.script,
    rest: body.slice(end).flatMap(({ line, text }) => (text ? [line] : [])),
    misplaced: run.misplaced,
    stray,
    unsure: run.unsure,
  }
}

/** Bullets or boxes, each on a line or several on one. */
function bulleted(body: readonly BodyLine[], margin: number): Choices | undefined {
  const pieces = body.flatMap(onBullets)
  const leads = pieces.map(({ text }) => leadAt(text, 0))
  const isOne = (at: number) => leads[at]?.bullet !== undefined && leads[at].marker === undefined
  const first = pieces.findIndex((_, at) => isOne(at))
  const last = pieces.findLastIndex((_, at) => isOne(at))
  if (first < 0 || first === last) return undefined
  const choices: { lead: Lead; parts: Part[] }[] = []
  let end = first
  for (; end < pieces.length; end++) {
    const [piece, lead] = [pieces[end], leads[end]]
    if (!piece || !lead) break
    if (isOne(end)) choices.push({ lead, parts: [{ line: piece.line, text: piece.text.slice(lead.end) }] })
    else if (end > last && !continuesOption(pieces, end, margin)) break
    else choices.at(-1)?.parts.push(partOf(piece))
  }
  const hasBoxes = choices.some(({ lead }) => lead.bullet === '☐')
  // A single asterisk among dashes is a mark, and a dash among boxes none.
  const stars = choices.filter(({ lead }) => lead.bullet === '*').length
  return {
    ...NOTHING,
    stem: pieces.slice(0, first).map(partOf),
    choices: choices.map(({ lead, parts }) => {
      const choice = choiceOf(lead, parts)
      return stars === 1 && !hasBoxes && lead.bullet === '*' ? { ...choice, marked: true } : choice
    }),
    rest: pieces.slice(end).flatMap(({ line, text }) => (text ? [line] : [])),
  }
}

const INNER_BULLET = /\s(?=[•☐☑☒□○◯⬜]\s?\S|\[[ xX]?\]\s)/u

const onBullets = ({ line, text }: BodyLine): BodyLine[] =>
  /^(?:\*\*)?[•☐☑☒□○◯⬜[]/u.test(text)
    ? text.split(INNER_BULLET).map((piece) => ({ line, text: piece.trim() }))
    : [{ line, text }]

const CELLS = /\t+| {3,}/

/** Options in the cells of a table's row, or set off by wide gaps, without letters. */
function celled(body: readonly BodyLine[]): Choices | undefined {
  const rows = body.map(({ text }) =>
    text
      .split(CELLS)
      .map((cell) => cell.trim())
      .filter(Boolean),
  )
  const first = rows.findIndex((cells, at) => at > 0 && cells.length >= 2)
  if (first < 0) return undefined
  const own = rows.slice(first).filter((cells) => cells.length > 0)
  const count = own.reduce((sum, cells) => sum + cells.length, 0)
  if (count < 3 || own.some((cells) => cells.length < 2) || own.length > 3) return undefined
  const choices = rows.slice(first).flatMap((cells, at) => {
    const line = body[first + at]?.line
    return line
      ? cells.map((cell) => choiceOf(leadAt(cell, 0), [{ line, text: cell.slice(leadAt(cell, 0).end) }]))
      : []
  })
  return { ...NOTHING, stem: body.slice(0, first).map(partOf), choices }
}

function truthful(body: readonly BodyLine[], said: Truths | undefined): Choices | undefined {
  const written = body.filter(({ text }) => text)
  const last = written.at(-1)
  if (!last) return undefined
  const whole = written.map(({ text }) => text)
  const found = truthsIn(last.text) ?? (whole.length > 1 || said ? undefined : truthsIn(whole.join(' ')))
  const truths = found?.truths ?? said
  if (!truths) return undefined
  const stem = written.map(partOf)
  if (found) stem[stem.length - 1] = { line: last.line, text: found.text }
  return {
    ...NOTHING,
    stem: stem.filter(({ text }) => text),
    choices: truths.map((text) => ({ marked: false, bold: false, parts: [{ line: last.line, text }] })),
  }
}

const ENDS_STEM = /[?:؟…]\)?\**$|_{2,}\.?$/
const WORDS_OF_OPTION = 12

/** Options on lines without letters, below a question that has ended. */
function bare(
  body: readonly BodyLine[],
  margin: number,
  isKey: (text: string) => boolean,
): Choices | undefined {
  const written = body.filter(({ text }) => text)
  const lines: BodyLine[][] = []
  const ended = written.findIndex(({ text }) => ENDS_STEM.test(text))
  const certain = ended >= 0 && ended < written.length - 1
  const from = certain ? ended + 1 : 1
  for (const [at, line] of written.entries()) {
    if (at < from) continue
    const before = written[at - 1]
    const isMore = at > from && before !== undefined && isFull(before.line, line.line, margin)
    if (isMore) lines.at(-1)?.push(line)
    else lines.push([line])
  }
  const choices = lines.map((parts) => {
    const lead = leadAt(parts[0]?.text ?? '', 0)
    return choiceOf(
      lead,
      parts.map((part, at) => ({ line: part.line, text: at === 0 ? part.text.slice(lead.end) : part.text })),
    )
  })
  const isMarked = choices.some(
    ({ marked, bold, parts }) => marked || bold || isKey(parts.map(({ text }) => text).join(' ')),
  )
  const isShort = choices.every(
    ({ parts }) => parts.length === 1 && (parts[0]?.text.split(' ').length ?? 0) <= WORDS_OF_OPTION,
  )
  const isList = certain
    ? isMarked || (isShort && choices.length >= 2)
    : isMarked || (isShort && choices.length >= 3 && !isFull0(written, margin))
  if (choices.length < 2 || !isList) return undefined
  return { ...NOTHING, stem: written.slice(0, from).map(partOf), choices }
}

/** Whether the first line ends at the margin, so that the second goes on with it. */
const isFull0 = ([first, second]: readonly BodyLine[], margin: number) =>
  first !== undefined &&
  second !== undefined &&
  (isFull(first.line, second.line, margin) || /^\p{Ll}/u.test(second.text))

const SPACED = /^(\*{0,2})([A-Z]) (?=\S)/

/** 'A 54' is an option where lines below begin with B and C: then each letter gets its bracket. */
function withBrackets(body: readonly BodyLine[]): BodyLine[] | undefined {
  let places: number[] = []
  for (const [at, { text }] of body.entries()) {
    const [, , letter] = text.match(SPACED) ?? []
    // A sentence may begin with 'A', too.
    if (letter === 'A') places = [at]
    else if (letter?.charCodeAt(0) === 65 + places.length) places.push(at)
  }
  if (places.length < 3) return undefined
  const own = new Set(places)
  return body.map((line, at) => (own.has(at) ? { ...line, text: line.text.replace(SPACED, '$1$2) ') } : line))
}

interface Hints {
  margin: number
  /** Said above the question. */
  truths: Truths | undefined
  /** Whether a text is what an answer names. */
  isKey: (text: string) => boolean
  /** Take every letter that may begin an option. */
  eager: boolean
}

/** The question and its options; options may be none. */
export function choicesOf(body: readonly BodyLine[], { margin, truths, isKey, eager }: Hints): Choices {
  const candidates = candidatesOf(body)
  const spaced = candidates.length === 0 ? withBrackets(body) : undefined
  const run = optionRun(spaced ? candidatesOf(spaced) : candidates, eager)
  if (run) return lettered(spaced ?? body, run, margin)
  return (
    bulleted(body, margin) ??
    truthful(body, undefined) ??
    celled(body) ??
    bare(body, margin, isKey) ??
    truthful(body, truths) ?? { ...NOTHING, stem: body.map(partOf), choices: [] }
  )
}
