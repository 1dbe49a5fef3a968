import type { LinePart } from '../lines/joining.ts'
import { isFull } from '../lines/lines.ts'
import { type Lead, leadAt } from '../signs/lead.ts'
import { keyMarksOf } from '../signs/marks.ts'
import { truthsIn } from '../signs/truths.ts'
import type { Truths } from '../signs/words.ts'
import { bareLines } from './bare-lines.ts'
import type { BodyLine } from './candidates.ts'
import { type Choices, choiceOf, type FoundChoice, linePart, NO_CHOICES } from './choice.ts'
import { continuesOption, mayContinue } from './last-option.ts'

/** Bullets or boxes, each on a line or several on one. */
export function bulleted(body: readonly BodyLine[], margin: number, eager: boolean): Choices | undefined {
  const pieces = body.flatMap(onBullets)
  const leads = pieces.map(({ text }) => leadAt(text, 0))
  const isOne = (at: number) => leads[at]?.bullet !== undefined && leads[at].marker === undefined
  const first = pieces.findIndex((_, at) => isOne(at))
  const last = pieces.findLastIndex((_, at) => isOne(at))
  if (first < 0 || first === last) return undefined
  const choices: { lead: Lead; parts: LinePart[] }[] = []
  let [end, lines] = [first, 1]
  for (; end < pieces.length; end++) {
    const [piece, lead] = [pieces[end], leads[end]]
    if (!piece || !lead) break
    lines = Math.max(lines, choices.at(-1)?.parts.filter(({ text }) => text).length ?? 1)
    if (isOne(end)) choices.push({ lead, parts: [{ line: piece.line, text: piece.text.slice(lead.end) }] })
    else if (end > last && !continuesOption(pieces, end, last, { margin, lines, eager })) break
    else choices.at(-1)?.parts.push(linePart(piece))
  }
  const hasBoxes = choices.some(({ lead }) => lead.bullet === '☐')
  // A single asterisk among dashes is a mark; a dash among boxes is not.
  const stars = choices.filter(({ lead }) => lead.bullet === '*').length
  return {
    ...NO_CHOICES,
    stem: pieces.slice(0, first).map(linePart),
    choices: choices.map(({ lead, parts }) => {
      const choice = choiceOf(lead, parts)
      return stars === 1 && !hasBoxes && lead.bullet === '*' ? { ...choice, marked: true } : choice
    }),
    rest: pieces.slice(end).flatMap(({ line, text }) => (text ? [line] : [])),
    unsure: mayContinue(pieces, end),
  }
}

const INNER_BULLET = /\s(?=[•☐☑☒□○◯⬜]\s?\S|\[[ xX]?\]\s)/u

const onBullets = ({ line, text }: BodyLine): BodyLine[] =>
  /^(?:\*\*)?[•☐☑☒□○◯⬜[]/u.test(text)
    ? text.split(INNER_BULLET).map((piece) => ({ line, text: piece.trim() }))
    : [{ line, text }]

const CELLS = /\t+| {3,}/

/** Options in the cells of a table's row, or set off by wide gaps, without letters. */
export function celled(body: readonly BodyLine[]): Choices | undefined {
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
  return { ...NO_CHOICES, stem: body.slice(0, first).map(linePart), choices }
}

export function truthful(body: readonly BodyLine[], announced: Truths | undefined): Choices | undefined {
  const written = body.filter(({ text }) => text)
  const last = written.at(-1)
  if (!last) return undefined
  const whole = written.map(({ text }) => text)
  const found = truthsIn(last.text) ?? (whole.length > 1 || announced ? undefined : truthsIn(whole.join(' ')))
  const truths = found?.truths ?? announced
  if (!truths) return undefined
  const stem = written.map(linePart)
  if (found) stem[stem.length - 1] = { line: last.line, text: found.text }
  return {
    ...NO_CHOICES,
    stem: stem.filter(({ text }) => text),
    choices: truths.map((text) => ({ marked: false, bold: false, parts: [{ line: last.line, text }] })),
  }
}

const WORDS_OF_OPTION = 12

function unletteredChoice(lines: readonly BodyLine[]): FoundChoice {
  const lead = leadAt(lines[0]?.text ?? '', 0)
  return choiceOf(
    lead,
    lines.map(({ line, text }, at) => ({ line, text: at === 0 ? text.slice(lead.end) : text })),
  )
}

const isShort = ({ parts }: FoundChoice) =>
  parts.length === 1 && (parts[0]?.text.split(' ').length ?? 0) <= WORDS_OF_OPTION

const isMarkedBehind = ({ text }: BodyLine) => keyMarksOf(leadAt(text, 0), text).marked

/** A line that reaches the margin continues on the next one, unless a mark ends it. */
function inOptions(lines: readonly BodyLine[], margin: number): BodyLine[][] {
  const options: BodyLine[][] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before && isFull(before.line, line.line, margin) && !isMarkedBehind(before))
      options.at(-1)?.push(line)
    else options.push([line])
  }
  return options
}

/** Short lines have no margin: as many options as elsewhere tell where each ends, and nothing else does. */
function inUsualOptions(
  lines: readonly BodyLine[],
  { margin, usual, eager }: BareHints,
): { options: readonly (readonly BodyLine[])[]; isOpen: boolean } {
  const options = inOptions(lines, margin)
  if (options.length === lines.length || options.length === usual) return { options, isOpen: false }
  const apart = lines.map((line) => [line])
  const isUsual = lines.length === usual
  return { options: isUsual || eager ? apart : options, isOpen: !isUsual }
}

interface BareHints {
  margin: number
  usual: number | undefined
  isKey: (text: string) => boolean
  eager: boolean
}

/** Options on lines without letters, below the question. */
export function bare(body: readonly BodyLine[], hints: BareHints): Choices | undefined {
  const { margin, usual, isKey, eager } = hints
  const { stem, lines, rest, certain, goesOn } = bareLines(body, margin)
  const { options, isOpen } = inUsualOptions(lines, hints)
  const found = options.map(unletteredChoice)
  // One more than elsewhere: the first may still belong to the question, or the last to what follows.
  const unsure = usual !== undefined && usual >= 2 && found.length === usual + 1
  const isLeft = unsure && eager
  const moved = isLeft && !certain ? (found[0]?.parts ?? []) : []
  const after = isLeft && certain ? (lines.at(-1)?.line ?? []) : []
  const choices = isLeft ? (certain ? found.slice(0, -1) : found.slice(1)) : found
  const isMarked = choices.some(
    ({ marked, bold, parts }) => marked || bold || isKey(parts.map(({ text }) => text).join(' ')),
  )
  const isLong = certain || (choices.length >= 3 && !goesOn)
  if (choices.length < 2 || !(isMarked || (isLong && choices.every(isShort)))) return undefined
  return {
    ...NO_CHOICES,
    stem: [...stem.map(linePart), ...moved],
    choices,
    rest: rest.map(({ line }) => line).concat(after),
    unsure: unsure || isOpen,
  }
}
