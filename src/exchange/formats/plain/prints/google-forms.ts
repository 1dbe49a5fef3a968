import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import { droppedLine } from '../lines/furniture.ts'
import type { PaperLine } from '../lines/lines.ts'
import { labelOf } from '../signs/labels.ts'
import { type Lead, leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'
import { type FormItem, writeItem } from './form-item.ts'
import { EDITS, FURNITURE, HOW, QUESTION, RIGHT_WORDS, SCORE, SIGNATURE, STAR, WORTH } from './form-words.ts'

const bareOf = (text: string) => text.replaceAll('**', '').trim()

/** What stands between a question's text and its options: '*', '1/1', '1 point', 'Mark only one oval.'. */
const isBetween = (text: string) => STAR.test(text) || SCORE.test(text) || WORTH.test(text) || HOW.test(text)

/** '… largest? *   1 point', on one line. */
const TAIL = /(?:\s+\*)?(?:\s+\(?(\d{1,3}) (?:points?|punkte?|puntos?)\)?)?$/i

/** The lines between texts and options, by the first of each group, with the line behind it. */
function dividersOf(texts: readonly string[]): [start: number, end: number][] {
  const dividers: [number, number][] = []
  for (let at = 0; at < texts.length; at++) {
    if (!isBetween(texts[at] ?? '')) continue
    let end = at + 1
    while (isBetween(texts[end] ?? '') || (!texts[end] && isBetween(texts[end + 1] ?? ''))) end++
    // Options have no gap above them; a star alone may be anything.
    if (texts.slice(at, end).some((text) => text && !STAR.test(text))) dividers.push([at, end])
    at = end - 1
  }
  return dividers
}

const FEWEST = 3
/** Of the options of one question and the text of the next. */
const MOST_LINES = 14

const isLettered = ({ marker }: Lead) => marker !== undefined && markedNumber(marker) === undefined
const KEYED: ReadonlySet<unknown> = new Set(['answer', 'solution', 'explanation'])

/** Points, or how to answer, right below each text and right above its options, which have no letters. */
function isPlainForm(texts: readonly string[], dividers: readonly [number, number][]): boolean {
  const isBelowText = ([start, end]: [number, number]) =>
    Boolean(texts[start - 1]) && texts.slice(start, end).every((text) => WORTH.test(text) || HOW.test(text))
  if (dividers.length < FEWEST || !dividers.every(isBelowText)) return false
  const areOptionsBelow = dividers.every(([, end], at) => {
    const count = texts.slice(end, dividers[at + 1]?.[0]).filter(Boolean).length
    return Boolean(texts[end]) && count >= 2 && count <= MOST_LINES
  })
  if (!areOptionsBelow) return false
  return !texts.some((text) => text && (isLettered(leadAt(text, 0)) || KEYED.has(labelOf(text)?.kind)))
}

/** Its own words, or stars above the points; fractions below each other are options. */
function isForm(texts: readonly string[], dividers: readonly [number, number][]): boolean {
  const having = (pattern: RegExp) =>
    dividers.map(([start, end]) => texts.slice(start, end).filter((text) => pattern.test(text)).length)
  const [stars, scores] = [having(STAR), having(SCORE)]
  if (dividers.length === 0 || scores.some((count) => count > 1)) return false
  if (texts.some((text) => SIGNATURE.test(text)) || isPlainForm(texts, dividers)) return true
  const starred = dividers.filter(([start], at) => stars[at] || /\S \*$/.test(texts[start - 1] ?? '')).length
  const scored = scores.filter((count) => count === 1).length
  return (
    starred * 2 > dividers.length ||
    (scored * 2 > dividers.length && texts.some((text) => RIGHT_WORDS.test(text)))
  )
}

/** The first line of the text above a divider: of a paragraph, or the one line where the paper has no gaps. */
function headOf(texts: readonly string[], start: number, limit: number, parted: boolean): number {
  let last = start - 1
  while (last > limit && !texts[last]) last--
  let top = last
  while (top > limit && texts[top - 1] && !QUESTION.test(texts[top - 1] ?? '')) top--
  // What reaches up to the options of the question before is their last ones.
  const isOwn = top > limit || limit === 0
  const above = texts.slice(top, last)
  if (parted && top > limit) return top
  return isOwn && above.every((text) => /[.:!?,;]$/.test(text)) ? top : last
}

/** Whether a gap stands above each text and nowhere else, so that all of a paragraph is the text. */
function arePartedByGaps(texts: readonly string[], dividers: readonly [number, number][]): boolean {
  const gapsIn = (from: number, to: number) =>
    texts.slice(from, to).filter((text, at, own) => !text && own[at - 1]).length
  return dividers.every(([start], at) => at === 0 || gapsIn(dividers[at - 1]?.[1] ?? 0, start) === 1)
}

function itemsOf(texts: readonly string[], dividers: readonly [number, number][]): FormItem[] {
  const parted = arePartedByGaps(texts, dividers)
  const heads = dividers.map(([start], at) => headOf(texts, start, dividers[at - 1]?.[1] ?? 0, parted))
  return dividers.map(([start, end], at) => ({
    head: heads[at] ?? start,
    start,
    options: end,
    end: heads[at + 1] ?? texts.length,
    number: at + 1,
  }))
}

interface Plain {
  lines: PaperLine[]
  notes: LineNote[]
}

/** A form's questions, copied as its results, its preview or its editor show them, with numbers, letters and keys. */
export function plainForms(lines: readonly PaperLine[]): Plain {
  const unstarred = lines.map(({ text }) => bareOf(text))
  const texts = unstarred.map((text) => (FURNITURE.test(text) && !isBetween(text) ? '' : text))
  const isEditor = unstarred.some((text) => EDITS.test(text))
  const dividers = dividersOf(texts).filter(([start]) => !isEditor || HOW.test(texts[start] ?? ''))
  if (!isForm(unstarred, dividers)) return { lines: [...lines], notes: [] }
  const written = [...texts]
  for (const item of itemsOf(texts, dividers)) writeItem(written, texts, item, TAIL)
  const notes = lines.flatMap((line, at) => (line.text && !texts[at] ? [droppedLine(line, 'label')] : []))
  return {
    lines: lines.map((line, at) => ({ ...line, text: written[at] ?? '', heading: false })),
    notes,
  }
}
