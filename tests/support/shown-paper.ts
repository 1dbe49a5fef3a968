import {
  type CheckedQuestion,
  isAmbiguous,
  isFaulty,
  isReady,
} from '../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { checkAll } from './school/question-samples.ts'

/** As 'What? | a | *b | c'; a question without an asterisk asks for its key. */
function shownQuestion(checked: CheckedQuestion): string {
  if (isFaulty(checked)) return checked.problems.map(({ code }) => `!${code}`).join(' ')
  if (isAmbiguous(checked)) return checked.readings.map(shownQuestion).join(' OR ')
  const question = isReady(checked) ? checked.question : checked.keyless
  const key = isReady(checked) ? checked.question.correctAnswer : -1
  return [question.text, ...question.options.map(({ text }, at) => (at === key ? `*${text}` : text))].join(
    ' | ',
  )
}

/** The questions of a paper. */
export const shownPaper = (text: string) => checkAll(readPlain(text)).map(shownQuestion)

/** What is explained, by question. */
export const explainedIn = (text: string) =>
  checkAll(readPlain(text)).map((checked) => (isReady(checked) ? checked.question.explanation : undefined))

/** The lines that belong to no question, with why. */
export function droppedFrom(text: string): string[] {
  const reading = readPlain(text)
  checkAll(reading)
  return (reading.notes ?? []).flatMap((note) =>
    note.code === 'line-dropped' ? [`${note.as}: ${note.text}`] : [],
  )
}
