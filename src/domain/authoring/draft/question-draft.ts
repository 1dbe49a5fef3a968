import * as v from 'valibot'
import { written } from '../../lib/written.ts'
import type { Question } from '../../quizzes/question.ts'
import { DEFAULT_POINTS, MIN_OPTIONS, Pinned } from '../quiz-body.ts'

/** The number of options of a new question. */
const OPTIONS_PER_QUESTION = 4

/** As typed; missing in drafts of older releases, and then not sent. */
const Typed = v.optional(v.string())

const DraftOption = v.object({ text: v.string(), imageUrl: v.string(), imageAlt: Typed, pinned: Pinned })
/** Texts as typed; a blank `imageUrl` means no picture. */
export type DraftOption = v.InferOutput<typeof DraftOption>

/** A question in the form: valid or not. */
export const DraftQuestion = v.object({
  /** Stable when the question is moved. */
  key: v.string(),
  /** Set once the question has been saved. */
  _id: v.optional(v.string()),
  text: v.string(),
  imageUrl: v.string(),
  imageAlt: Typed,
  /** Text with maths, shown to learners with the answers. */
  explanation: Typed,
  topic: Typed,
  options: v.array(DraftOption),
  /** An index among `options`, or `NO_KEY`. */
  correctAnswer: v.number(),
  points: v.number(),
  pinned: Pinned,
})
export type DraftQuestion = v.InferOutput<typeof DraftQuestion>

/** The key of a question without a chosen one. */
export const NO_KEY = -1

export const blankOption = (): DraftOption => ({ text: '', imageUrl: '' })

/** Pads the options with blank ones up to a number. */
const fillOptions = (options: readonly DraftOption[], count: number): DraftOption[] => [
  ...options,
  ...Array.from({ length: Math.max(0, count - options.length) }, blankOption),
]

/** Parses points as typed; anything but a finite number of at least 1 becomes the default. */
export function readPoints(text: string): number {
  const points = Number(text)
  return Number.isFinite(points) && points >= 1 ? points : DEFAULT_POINTS
}

export const emptyQuestion = (key: string): DraftQuestion => ({
  key,
  text: '',
  imageUrl: '',
  options: fillOptions([], OPTIONS_PER_QUESTION),
  correctAnswer: NO_KEY,
  points: DEFAULT_POINTS,
})

/** A saved question as a draft. */
export const draftQuestionOf = (question: Question, index: number): DraftQuestion => ({
  key: String(index + 1),
  ...(question._id === undefined ? {} : { _id: question._id }),
  text: question.text,
  imageUrl: question.imageUrl ?? '',
  ...(question.imageAlt && { imageAlt: question.imageAlt }),
  ...(question.explanation && { explanation: question.explanation }),
  ...(question.topic && { topic: question.topic }),
  options: fillOptions(
    question.options.map(({ text, imageUrl = '', imageAlt, pinned }) => ({
      text,
      imageUrl,
      ...(imageAlt && { imageAlt }),
      ...(pinned && { pinned }),
    })),
    MIN_OPTIONS,
  ),
  correctAnswer: question.correctAnswer ?? 0,
  points: question.points,
  ...(question.pinned && { pinned: true }),
})

/**
 * A question as it is saved: trimmed, with valid points and without blank options. The key follows its option; if that option
 * was blank or missing, it is the first.
 */
export function savedQuestion({ key: _, ...question }: DraftQuestion): Omit<DraftQuestion, 'key'> {
  const { text, imageUrl, options, correctAnswer, points } = question
  const kept = options.filter((option) => written(option.text))
  const correct = options[correctAnswer]
  return {
    ...question,
    text: written(text),
    imageUrl: written(imageUrl),
    options: kept.map((option) => ({
      ...option,
      text: written(option.text),
      imageUrl: written(option.imageUrl),
    })),
    correctAnswer: Math.max(0, correct ? kept.indexOf(correct) : 0),
    points: points >= 1 ? points : DEFAULT_POINTS,
  }
}

/** Omits blank picture addresses for the API. */
const withoutBlankUrl = <Pictured extends { imageUrl: string }>({ imageUrl, ...rest }: Pictured) =>
  imageUrl ? { ...rest, imageUrl } : rest

/** A question as POST and PUT accept it. */
export function questionBody(draft: DraftQuestion) {
  const question = savedQuestion(draft)
  return { ...withoutBlankUrl(question), options: question.options.map(withoutBlankUrl) }
}
