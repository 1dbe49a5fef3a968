import type { PaperLine } from '../lines/lines.ts'
import { isSection, labelOf } from '../signs/labels.ts'
import { leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'
import { bankPoints, isOfBank, withoutBank } from './bank-labels.ts'
import { type KeyEntry, pairsAt, withoutWord } from './key-pairs.ts'

/*
 * Keys with words, below a heading: '3. (b) because the force is …', '3. 20 m', with what explains them on lines below.
 */

const LETTER_FIRST = /^[([]?\p{L}[)\].:–-]/u

/** '1. Answer: B' and '1. Sol. (b)' name their key as '1. B' does. */
function withoutLabel(text: string): string {
  const label = labelOf(text)
  return label && (label.kind === 'answer' || label.kind === 'solution' || label.kind === 'explanation')
    ? label.rest
    : text
}

const INLINE = /(?:^|\s)\(?[aA][).] ?\S.{0,120}?\s\(?[bB][).] ?\S/

/** Whether a numbered line is followed by options, so that it is a question. */
function hasOptions(lines: readonly PaperLine[], at: number): boolean {
  const [first, second] = lines.slice(at + 1, at + 6).filter(({ text }) => text)
  const value = (line: PaperLine | undefined) => leadAt(line?.text ?? '', 0).marker?.signs[0]
  const [one, other] = [value(first), value(second)]
  if (INLINE.test(lines[at]?.text ?? '') || INLINE.test(first?.text ?? '')) return true
  return one?.script !== 'number' && one?.value === 0 && other?.value === 1
}

/** The key of a line with words; questions restart at 1, keys continue. */
export function wordedKey(
  lines: readonly PaperLine[],
  at: number,
  last: KeyEntry | undefined,
): KeyEntry | undefined {
  const line = lines[at]
  if (!line) return undefined
  const text = withoutWord(line.text.replaceAll('**', ''))
  const { marker, end } = leadAt(text, 0)
  const number = markedNumber(marker)
  if (number === undefined || (last && number !== last.number + 1) || hasOptions(lines, at)) return undefined
  const rest = withoutBank(withoutLabel(text.slice(end).trim()))
  const { entries } = pairsAt({ ...line, text })
  const [first] = entries
  if (entries.length === 1 && first && LETTER_FIRST.test(rest)) return { ...first, answer: rest }
  return rest ? { number, answer: rest, line: line.number, points: bankPoints(text) } : undefined
}

/** No solution is longer. */
const REACH = 40

/** Whether the key of the next number stands below, so that what is before it belongs to this one. */
const isNextBelow = (lines: readonly PaperLine[], at: number, last: KeyEntry) =>
  lines.slice(at + 1, at + REACH).some((_, step) => wordedKey(lines, at + 1 + step, last) !== undefined)

/** Whether a line goes on explaining the last key. */
export function isMore(
  lines: readonly PaperLine[],
  at: number,
  entries: readonly KeyEntry[],
  isApart: boolean,
): boolean {
  const [line, last] = [lines[at], entries.at(-1)]
  if (!line || !last || isSection(line.text) || isOfBank(line.text)) return false
  const { marker } = leadAt(line.text, 0)
  if (marker) return false
  if (!isApart && (last.answer.length > 3 || labelOf(line.text)?.kind === 'explanation')) return true
  return isNextBelow(lines, at, last)
}

const ONLY_KEY = /^[([]?[\p{L}\d][)\].:]?$/u

export const withMore = (last: KeyEntry | undefined, { text, number }: PaperLine): KeyEntry => {
  const more = withoutLabel(text)
  if (!last) return { number: 0, answer: more, line: number }
  return { ...last, answer: `${last.answer}${ONLY_KEY.test(last.answer) ? '. ' : ' '}${more}` }
}
