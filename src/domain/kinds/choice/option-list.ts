import { written } from '../../lib/written.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from './body.ts'
import {
  blankIndices,
  blankOption,
  choiceProblem,
  type DraftChoice,
  type DraftOption,
  NO_KEY,
} from './draft.ts'

export const canAddOption = ({ options }: DraftChoice) => options.length < MAX_OPTIONS
export const canRemoveOption = ({ options }: DraftChoice) => options.length > MIN_OPTIONS

/** Adds a blank option, unless the limit is reached. */
export const addOption = <Question extends DraftChoice>(question: Question): Question =>
  canAddOption(question) ? { ...question, options: [...question.options, blankOption()] } : question

/** Options of which one or several may be right. */
interface Marked extends DraftChoice {
  correctAnswers?: number[] | undefined
}

/** The key follows its options; if a right one is removed, it is right no more. */
export function removeOption<Question extends Marked>(question: Question, index: number): Question {
  if (!canRemoveOption(question) || !question.options[index]) return question
  const { options, correctAnswer, correctAnswers } = question
  const moved = (key: number) => (key > index ? key - 1 : key)
  return {
    ...question,
    options: options.filter((_, at) => at !== index),
    correctAnswer: correctAnswer === index ? NO_KEY : moved(correctAnswer),
    ...(correctAnswers && { correctAnswers: correctAnswers.filter((key) => key !== index).map(moved) }),
  }
}

const isBlank = ({ text, imageUrl }: DraftOption) => !written(text) && !written(imageUrl)

export const isBlankAt = ({ options }: DraftChoice, index: number) => {
  const option = options[index]
  return option !== undefined && isBlank(option)
}

/** Whether all its options are empty. */
export const isUnwritten = ({ options }: DraftChoice) => options.every(isBlank)

/** The indices of blank options, last first, if the rest can be saved without them; otherwise empty. */
export function spareOptions(question: DraftChoice): number[] {
  const blank = blankIndices(question).toReversed()
  const canGo = choiceProblem(question)?.code !== 'blank-options'
  return canGo ? blank : []
}

/** Removes the blank options. */
export const withoutSpares = <Question extends Marked>(question: Question): Question =>
  spareOptions(question).reduce<Question>(removeOption, question)

/** Two options with these texts, neither of them right until chosen. */
export const asTrueFalse = <Question extends DraftChoice>(
  question: Question,
  texts: readonly [string, string],
): Question => ({
  ...question,
  options: texts.map((text) => ({ ...blankOption(), text })),
  correctAnswer: NO_KEY,
})
