import { placeFormulas } from '../../maths/placed-formulas.ts'
import { MAX_OPTIONS } from './body.ts'
import { blankOption, type DraftChoice, type DraftOption, NO_KEY } from './draft.ts'
import { isUnwritten } from './option-list.ts'

/** Options of a pasted text, one per line. */
export interface PastedOptions {
  texts: string[]
  /** The index of the option marked with an asterisk. */
  correct?: number | undefined
  /** Those with an asterisk, where several have one, and not all. */
  marked?: number[] | undefined
}

interface Filled extends DraftChoice {
  correctAnswers?: number[] | undefined
}

/** 'a)', 'B.' or '(c)'; a letter that does not match its position belongs to the text, as in "I. Newton". */
const LETTER = /^\(?([A-Za-z])[).]\s+/
const STAR = /^\*\s*/

const isOwnLetter = (letter: string | undefined, index: number) =>
  letter?.toUpperCase().charCodeAt(0) === 65 + index

function readLine(line: string, index: number) {
  const starred = STAR.test(line)
  const bare = line.replace(STAR, '')
  const unlettered = isOwnLetter(LETTER.exec(bare)?.[1], index) ? bare.replace(LETTER, '') : bare
  return { text: unlettered.replace(STAR, ''), starred: starred || STAR.test(unlettered) }
}

/** Whether a formula continues on the next line, so that the lines are one text. */
const hasLongFormula = (text: string) => placeFormulas(text).some(({ tex }) => tex.includes('\n'))

/** Several lines as options; undefined for a single line, or more than a question can have. */
export function readPastedOptions(pasted: string): PastedOptions | undefined {
  const text = pasted.replaceAll(/\r\n?/g, '\n')
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  if (lines.length < 2 || lines.length > MAX_OPTIONS || hasLongFormula(text)) return undefined
  const read = lines.map(readLine)
  const starred = read.flatMap((line, index) => (line.starred ? index : []))
  // Several asterisks are bullets where one option is right.
  const [correct] = starred.length === 1 ? starred : []
  const areSeveral = starred.length > 1 && starred.length < read.length
  return { texts: read.map((line) => line.text), correct, ...(areSeveral && { marked: starred }) }
}

const withText = (option: DraftOption | undefined, text: string): DraftOption => ({
  ...(option ?? blankOption()),
  text,
})

/** Puts lines in place of the options from `from` on, and more options after the last if there are more lines. */
function fillFrom<Question extends Filled>(
  question: Question,
  { texts, correct, marked = correct === undefined ? undefined : [correct] }: PastedOptions,
  from: number,
): Question {
  const filled = texts.map((text, index) => withText(question.options[from + index], text))
  const options = [
    ...question.options.slice(0, from),
    ...filled,
    ...question.options.slice(from + filled.length),
  ]
  return {
    ...question,
    options,
    correctAnswer: correct === undefined ? question.correctAnswer : from + correct,
    ...(question.correctAnswers && marked && { correctAnswers: marked.map((index) => from + index) }),
  }
}

/**
 * Puts lines into the options from `at` on; they replace all options if there is at least one line per option, or if
 * nothing was written yet. The marked one becomes the key. Undefined if there are too many.
 */
export function fillOptions<Question extends Filled>(
  question: Question,
  pasted: PastedOptions,
  at: number,
): Question | undefined {
  if (isUnwritten(question)) {
    const correctAnswer = question.correctAnswer < pasted.texts.length ? question.correctAnswer : NO_KEY
    return fillFrom({ ...question, options: [], correctAnswer }, pasted, 0)
  }
  const filled = fillFrom(question, pasted, pasted.texts.length >= question.options.length ? 0 : at)
  return filled.options.length <= MAX_OPTIONS ? filled : undefined
}
