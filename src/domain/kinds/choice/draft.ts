import * as v from 'valibot'
import { written } from '../../lib/written.ts'
import { Pinned } from '../body-fields.ts'
import { MIN_OPTIONS } from './body.ts'
import type { Option } from './shape.ts'

/** The number of options of a new question. */
const OPTIONS_PER_QUESTION = 4

const DraftOption = v.object({
  text: v.string(),
  imageUrl: v.string(),
  /** Missing in drafts of older releases, and then not sent. */
  imageAlt: v.optional(v.string()),
  pinned: Pinned,
})
/** Texts as typed; a blank `imageUrl` means no picture. */
export type DraftOption = v.InferOutput<typeof DraftOption>

export const choiceDraftFields = {
  options: v.array(DraftOption),
  /** An index among `options`, or `NO_KEY`. */
  correctAnswer: v.number(),
}

/** The options and the key of a question in the form. */
export interface DraftChoice {
  options: DraftOption[]
  correctAnswer: number
}

/** The key of a question without a chosen one. */
export const NO_KEY = -1

export const blankOption = (): DraftOption => ({ text: '', imageUrl: '' })

/** Pads the options with blank ones up to a number. */
const padOptions = (options: readonly DraftOption[], count: number): DraftOption[] => [
  ...options,
  ...Array.from({ length: Math.max(0, count - options.length) }, blankOption),
]

const draftOption = ({ text, imageUrl = '', imageAlt, pinned }: Option): DraftOption => ({
  text,
  imageUrl,
  ...(imageAlt && { imageAlt }),
  ...(pinned && { pinned }),
})

/**
 * Trimmed, without blank options. The key follows its option; if that option was blank or missing, it is the first.
 */
function savedChoice({ options, correctAnswer }: DraftChoice): DraftChoice {
  const kept = options.filter((option) => written(option.text))
  const correct = options[correctAnswer]
  return {
    options: kept.map((option) => ({
      ...option,
      text: written(option.text),
      imageUrl: written(option.imageUrl),
    })),
    correctAnswer: Math.max(0, correct ? kept.indexOf(correct) : 0),
  }
}

/** The indices of options without text. */
export const blankIndices = ({ options }: DraftChoice) =>
  options.flatMap((option, index) => (written(option.text) ? [] : [index]))

const isUndecided = ({ correctAnswer }: DraftChoice) => correctAnswer === NO_KEY

type OptionsProblem = { code: 'blank-options' }
type KeyProblem = { code: 'no-key' }

/** Why a choice cannot be saved. */
export type ChoiceProblem = OptionsProblem | KeyProblem

/** Problems of the options in the editor, by field. */
export interface ChoiceErrors {
  /** `blank`: indices of the options without text. */
  options?: (OptionsProblem & { blank: number[] }) | undefined
  key?: KeyProblem | undefined
}

/** Each visible option has a text. The key is required only once they are written. */
function errorsOf(choice: DraftChoice): ChoiceErrors {
  const blank = blankIndices(choice)
  if (blank.length > 0) return { options: { code: 'blank-options', blank } }
  return isUndecided(choice) ? { key: { code: 'no-key' } } : {}
}

/** Milder than the editor: older data may have blank options, which are dropped. */
export function choiceProblem(choice: DraftChoice): ChoiceProblem | undefined {
  const blank = blankIndices(choice)
  const losesPicture = blank.some((index) => written(choice.options[index]?.imageUrl))
  const losesKey = blank.includes(choice.correctAnswer)
  const tooFew = choice.options.length - blank.length < MIN_OPTIONS
  if (losesPicture || losesKey || tooFew) return { code: 'blank-options' }
  return isUndecided(choice) ? { code: 'no-key' } : undefined
}

/** Omits blank picture addresses for the API. */
export const withoutBlankUrl = <Pictured extends { imageUrl: string }>({ imageUrl, ...rest }: Pictured) =>
  imageUrl ? { ...rest, imageUrl } : rest

/** A saved choice as POST and PUT accept it; without what an API with fewer features would not know. */
function bodyOf({ options, correctAnswer }: DraftChoice, offered: { content: boolean; order: boolean }) {
  return {
    options: options.map(({ imageAlt, pinned, ...option }) => ({
      ...withoutBlankUrl(option),
      ...(offered.content && imageAlt !== undefined && { imageAlt }),
      ...(offered.order && pinned !== undefined && { pinned }),
    })),
    correctAnswer,
  }
}

export const choiceDrafts = {
  empty: (): DraftChoice => ({ options: padOptions([], OPTIONS_PER_QUESTION), correctAnswer: NO_KEY }),
  draftOf: ({
    options,
    correctAnswer = 0,
  }: {
    options: readonly Option[]
    correctAnswer?: number | undefined
  }): DraftChoice => ({
    options: padOptions(options.map(draftOption), MIN_OPTIONS),
    correctAnswer,
  }),
  saved: savedChoice,
  bodyOf,
  errorsOf,
  problemOf: choiceProblem,
  /** Whether no option with text is marked as right. */
  lacksKey: ({ options, correctAnswer }: DraftChoice) => !written(options[correctAnswer]?.text),
  /** What may carry a picture. */
  pictured: ({ options }: DraftChoice) => options,
}
