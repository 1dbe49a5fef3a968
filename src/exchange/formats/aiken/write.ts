import type { FoundQuestion, NewQuestion } from '../../../domain/exchange/found-question.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { readPlain } from '../plain/read.ts'

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const aikenOf = ({ text, options, correctAnswer }: NewQuestion) =>
  [
    onOneLine(text),
    ...options.map((option, index) => `${optionLetter(index)}. ${onOneLine(option.text)}`),
    `ANSWER: ${optionLetter(correctAnswer)}`,
  ].join('\n')

/** Aiken has one line for each text, and no other syntax. */
export const toAiken = (questions: readonly NewQuestion[]) => `${questions.map(aikenOf).join('\n\n')}\n`

/** Beginnings of a question's line that Aiken would read as an option or an answer. */
const TAKEN_FOR_OTHER = /^(?:[A-Z][.)](?:\s|$)|ANSWER\s?:)/i

/** Without anything that the reader would rewrite as a formula, a gap or a sign. */
const wordsIn = (text: string) => text.replaceAll(/\\[A-Za-z]+|[^A-Za-z\p{Lo}\d]/gu, '').toLowerCase()

function isSame(one: string, other: string): boolean {
  const words = wordsIn(one)
  return words === '' ? onOneLine(one) === onOneLine(other) : words === wordsIn(other)
}

function isFoundAs(
  found: FoundQuestion | undefined,
  { text, options, correctAnswer, kind }: NewQuestion,
): boolean {
  return (
    kind === undefined &&
    found !== undefined &&
    found.problems.length === 0 &&
    !TAKEN_FOR_OTHER.test(onOneLine(text)) &&
    isSame(found.text, text) &&
    found.options.length === options.length &&
    options.every(
      (option, index) =>
        option.text.trim() !== '' &&
        isSame(option.text, found.options[index]?.text ?? '') &&
        found.options[index]?.correct === (index === correctAnswer),
    )
  )
}

/** The first question that does not come back unchanged, or the last if additional ones come back. */
function firstChanged(questions: readonly NewQuestion[]): number {
  const found = [...readPlain(toAiken(questions)).steps].flatMap((each) => each ?? [])
  const first = questions.findIndex((question, index) => !isFoundAs(found[index], question))
  return first < 0 && found.length > questions.length ? questions.length - 1 : first
}

/** The index of the first question that Aiken cannot hold, alone or among the others; -1 if it can hold all. */
export function notInAiken(questions: readonly NewQuestion[]): number {
  const alone = questions.findIndex((question) => firstChanged([question]) >= 0)
  return alone < 0 ? firstChanged(questions) : alone
}
