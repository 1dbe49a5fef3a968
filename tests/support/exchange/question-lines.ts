import {
  type CheckedQuestion,
  isAmbiguous,
  isFaulty,
  isKeyless,
  isReady,
} from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { checkAll } from '../school/question-samples.ts'

/** As 'What? | a | *b | c'; what asks has no asterisk, or '+' for each of several marks. */
export function lineOf(checked: CheckedQuestion): string {
  if (isFaulty(checked)) return checked.problems.map(({ code }) => `!${code}`).join(' ')
  if (isAmbiguous(checked)) return checked.readings.map(lineOf).join(' OR ')
  const question = isReady(checked) ? checked.question : checked.keyless
  const sign = (option: number) =>
    isReady(checked)
      ? option === question.correctAnswer
        ? '*'
        : ''
      : isKeyless(checked) && checked.marked.includes(option)
        ? '+'
        : ''
  return [question.text, ...question.options.map(({ text }, option) => sign(option) + text)].join(' | ')
}

/** The questions of a paper, one line each. */
export const questionLines = (text: string) => checkAll(readPlain(text)).map(lineOf)
