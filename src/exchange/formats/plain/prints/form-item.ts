import { leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'
import { PLAIN_LABELS } from '../signs/words.ts'
import { FEEDBACK, QUESTION, RIGHT_WORDS, SCORE, WORTH } from './form-words.ts'

/** One question of a form by its lines. */
export interface FormItem {
  number: number
  /** Its text, what divides it from its options, and these. */
  head: number
  start: number
  options: number
  end: number
}

const toNumber = (digits: string) => Number(digits.replace(',', '.'))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

interface Parts {
  options: number[]
  right: number[]
  feedback: number[]
  /** Behind what is right, and points that an editor shows below its options. */
  rest: number[]
  /** The options that a gap follows. */
  beforeGap: number[]
}

function partsOf(texts: readonly string[], { options: from, end }: FormItem): Parts {
  const parts: Parts = { options: [], right: [], feedback: [], rest: [], beforeGap: [] }
  let into = parts.options
  let before: number | undefined
  for (let at = from; at < end; at++) {
    const text = texts[at] ?? ''
    if (RIGHT_WORDS.test(text)) into = parts.right
    else if (FEEDBACK.test(text)) into = parts.feedback
    else if (WORTH.test(text) || (!text && parts.right.length > 0 && into === parts.right)) into = parts.rest
    if (text && !RIGHT_WORDS.test(text) && !FEEDBACK.test(text)) {
      if (into === parts.options && before !== undefined && at - before > 1) parts.beforeGap.push(before)
      before = into === parts.options ? at : undefined
      into.push(at)
    }
  }
  return parts
}

/** With full points, the option that a gap sets off is right; if none or several are, it cannot be told. */
function chosenOf({ options, right, beforeGap }: Parts, isFull: boolean): number | undefined {
  return isFull && right.length === 0 && options.length > 1 && beforeGap.length === 1
    ? beforeGap[0]
    : undefined
}

/** Whether options have letters of their own. */
const areLettered = (texts: readonly string[], options: readonly number[]) =>
  options.every((at, index) => leadAt(texts[at] ?? '', 0).marker?.signs.some(({ value }) => value === index))

/** The text of a question without a number of its own and what stands behind it. */
function headText(text: string, tail: RegExp): string {
  const { marker, end } = leadAt(text, 0)
  return (markedNumber(marker) === undefined ? text : text.slice(end)).replace(tail, '').trim()
}

/** Writes a form's question as papers have them, line by line. */
export function writeItem(written: string[], texts: readonly string[], item: FormItem, tail: RegExp): void {
  const { head, start, options: from, number } = item
  const parts = partsOf(texts, item)
  const between = texts.slice(head, from)
  const score = between.map((text) => text.match(SCORE)).find(Boolean)
  const worth = between.map((text) => text.match(WORTH) ?? text.match(tail)).find((found) => found?.[1])
  const points = toNumber(score?.[2] ?? worth?.[1] ?? '1')
  const isFull = score?.[1] !== undefined && score[1] === score[2] && points > 0
  const chosen = chosenOf(parts, isFull)
  for (let at = head; at < item.end; at++) written[at] = ''
  for (let at = head; at < start; at++)
    written[at] = QUESTION.test(texts[at] ?? '') ? '' : headText(texts[at] ?? '', tail)
  written[head] = `${PLAIN_LABELS.question}${number}: ${written[head] ?? ''}`
  if (points > 1) written[start] = `${PLAIN_LABELS.points}${points}`
  const lettered = areLettered(texts, parts.options)
  for (const [index, at] of parts.options.entries()) {
    const letter = lettered ? '' : `${LETTERS[index] ?? ''}) `
    written[at] = `${at === chosen ? '*' : ''}${letter}${texts[at] ?? ''}`
  }
  for (const at of parts.right) written[at] = `${PLAIN_LABELS.answer}${texts[at] ?? ''}`
  for (const at of parts.rest) written[at] = texts[at] ?? ''
  for (const [index, at] of parts.feedback.entries())
    written[at] = `${index === 0 ? PLAIN_LABELS.explanation : ''}${texts[at] ?? ''}`
}
