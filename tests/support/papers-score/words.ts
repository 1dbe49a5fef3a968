import {
  type CheckedQuestion,
  isFaulty,
  isKeyless,
  isReady,
  type NewQuestion,
} from '../../../src/domain/exchange/found-question.ts'

export interface Reading {
  question: NewQuestion
  /** -1 if it is asked. */
  key: number
}

/** What can be added at once or after one tap. */
export function readingsOf(checked: CheckedQuestion): Reading[] {
  if (isReady(checked)) return [{ question: checked.question, key: checked.question.correctAnswer }]
  if (isKeyless(checked)) return [{ question: checked.keyless, key: -1 }]
  return isFaulty(checked) ? [] : checked.readings.flatMap(readingsOf)
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** From 0 to 1. */
export const sharedWords = (one: readonly string[], other: readonly string[]) => {
  const words = new Set(other)
  const shared = one.filter((word) => words.has(word)).length
  return (2 * shared) / Math.max(1, one.length + other.length)
}

export const wordsOfAll = ({
  text,
  options,
}: Pick<NewQuestion, 'text'> & { options: readonly { text: string }[] }) =>
  wordsOf([text, ...options.map((option) => option.text)].join(' '))

export const wordsFound = (checked: CheckedQuestion) => {
  const [reading] = readingsOf(checked)
  return reading ? wordsOfAll(reading.question) : wordsOf(checked.text)
}
