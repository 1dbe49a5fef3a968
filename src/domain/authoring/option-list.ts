import { written } from '../lib/written.ts'
import { blankOption, type DraftOption, type DraftQuestion, NO_KEY } from './draft/question-draft.ts'
import { blankIndices, questionProblem } from './draft/quiz-draft-errors.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from './quiz-body.ts'

export const canAddOption = ({ options }: DraftQuestion) => options.length < MAX_OPTIONS
export const canRemoveOption = ({ options }: DraftQuestion) => options.length > MIN_OPTIONS

/** Adds a blank option, unless the limit is reached. */
export const addOption = (question: DraftQuestion): DraftQuestion =>
  canAddOption(question) ? { ...question, options: [...question.options, blankOption()] } : question

/** The key follows its option; if that is removed, no option is right until one is chosen. */
export function removeOption(question: DraftQuestion, index: number): DraftQuestion {
  if (!canRemoveOption(question) || !question.options[index]) return question
  const { options, correctAnswer } = question
  const key = correctAnswer > index ? correctAnswer - 1 : correctAnswer
  return {
    ...question,
    options: options.filter((_, at) => at !== index),
    correctAnswer: correctAnswer === index ? NO_KEY : key,
  }
}

const isBlank = ({ text, imageUrl }: DraftOption) => !written(text) && !written(imageUrl)

export const isBlankAt = ({ options }: DraftQuestion, index: number) => {
  const option = options[index]
  return option !== undefined && isBlank(option)
}

/** Whether all its options are empty. */
export const isUnwritten = ({ options }: DraftQuestion) => options.every(isBlank)

/** The indices of blank options, last first, if the rest can be saved without them; otherwise empty. */
export function spareOptions(question: DraftQuestion): number[] {
  const blank = blankIndices(question).toReversed()
  const canGo = questionProblem({ ...question, text: '?' })?.code !== 'blank-options'
  return canGo ? blank : []
}

/** Removes the blank options. */
export const withoutSpares = (question: DraftQuestion): DraftQuestion =>
  spareOptions(question).reduce(removeOption, question)

/** Two options with these texts, neither of them right until chosen. */
export const asTrueFalse = (question: DraftQuestion, texts: readonly [string, string]): DraftQuestion => ({
  ...question,
  options: texts.map((text) => ({ ...blankOption(), text })),
  correctAnswer: NO_KEY,
})
