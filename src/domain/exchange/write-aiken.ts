import { optionLetter } from '../quizzes/question.ts'
import type { NewQuestion } from './question-exchange.ts'

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const aikenOf = ({ text, options, correctAnswer }: NewQuestion) =>
  [
    onOneLine(text),
    ...options.map((option, index) => `${optionLetter(index)}. ${onOneLine(option.text)}`),
    `ANSWER: ${optionLetter(correctAnswer)}`,
  ].join('\n')

/** Aiken has a line for each text and nothing else. */
export const toAiken = (questions: readonly NewQuestion[]) => `${questions.map(aikenOf).join('\n\n')}\n`
