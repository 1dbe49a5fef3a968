import { placeFormulas } from '../lib/placed-formulas.ts'
import type { DraftOption, DraftQuestion } from './question-draft.ts'
import { MAX_OPTIONS } from './quiz-body.ts'

/** Options as they stand in a pasted text, one a line. */
export interface PastedOptions {
  texts: string[]
  /** The index of the one that was marked with an asterisk. */
  correct?: number | undefined
}

/** 'a)', 'B.' or '(c)'; a letter that is not that of its place belongs to the text, as in "I. Newton". */
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

/** Whether a formula goes on in the next line, so that the lines are one text. */
const hasLongFormula = (text: string) => placeFormulas(text).some(({ tex }) => tex.includes('\n'))

/** Several lines as options; undefined for a text that is none: a single line, or more than a question can have. */
export function readPastedOptions(pasted: string): PastedOptions | undefined {
  const text = pasted.replaceAll(/\r\n?/g, '\n')
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  if (lines.length < 2 || lines.length > MAX_OPTIONS || hasLongFormula(text)) return undefined
  const read = lines.map(readLine)
  const starred = read.flatMap((line, index) => (line.starred ? index : []))
  // Several asterisks are bullets.
  const [correct] = starred.length === 1 ? starred : []
  return { texts: read.map((line) => line.text), correct }
}

/** Whether they fit in place of the options from `at` on. Four always do: they are all of them. */
export const fitsFrom = ({ options }: DraftQuestion, { texts }: PastedOptions, at: number) =>
  texts.length === options.length || at + texts.length <= options.length

const withText = (option: DraftOption | undefined, text: string): DraftOption => ({
  ...(option ?? { imageUrl: '' }),
  text,
})

/** Fills the options from `at` on, or all of them if there is a line for each; the marked one becomes the key. */
export function fillOptionsFrom(question: DraftQuestion, pasted: PastedOptions, at: number): DraftQuestion {
  const from = pasted.texts.length === question.options.length ? 0 : at
  const options = question.options.map((option, index) => {
    const text = pasted.texts[index - from]
    return text === undefined ? option : withText(option, text)
  })
  return keyedBy({ ...question, options }, pasted.correct === undefined ? undefined : pasted.correct + from)
}

/** Takes the first lines as all the options of the question, however many it had. */
export function replaceOptions(question: DraftQuestion, pasted: PastedOptions, count: number): DraftQuestion {
  const options = pasted.texts.slice(0, count).map((text, index) => withText(question.options[index], text))
  return keyedBy({ ...question, options }, pasted.correct)
}

/** The key, if it is among the options; else the one of before, or the first. */
function keyedBy(question: DraftQuestion, correct: number | undefined): DraftQuestion {
  const wanted = correct ?? question.correctAnswer
  return { ...question, correctAnswer: question.options[wanted] ? wanted : 0 }
}
