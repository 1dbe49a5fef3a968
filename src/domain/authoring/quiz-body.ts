import * as v from 'valibot'
import { IsoInstant } from '../lib/iso-instant.ts'
import { Written } from '../lib/written.ts'
import { isPictureAddress } from '../page/picture-address.ts'
import { PaperRules } from '../quizzes/paper.ts'
import { Practised, ReviewFrom } from '../quizzes/quiz.ts'

export const DEFAULT_POINTS = 1
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 26

export const MAX_LENGTHS = {
  title: 300,
  description: 5000,
  questionText: 20_000,
  explanation: 20_000,
  topic: 200,
  imageUrl: 2048,
  imageAlt: 1000,
} as const

const ImageUrl = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTHS.imageUrl),
    v.check(isPictureAddress, 'must be an address with http or https'),
  ),
)

/** A blank text removes the value, a missing one keeps it: clients that do not know the field omit it. */
const optionalText = (longest: number) => v.optional(v.pipe(Written, v.maxLength(longest)))
const ImageAlt = optionalText(MAX_LENGTHS.imageAlt)

/** Keeps its position when others are shuffled. */
export const Pinned = v.optional(v.boolean())

/** These are the API's messages; the form has its own texts, in src/messages. */
const QuestionBody = v.pipe(
  v.object({
    /** Sent for existing questions, so that their answers stay with them when they move. */
    _id: v.optional(v.pipe(v.string(), v.maxLength(200))),
    text: v.pipe(Written, v.nonEmpty('Please enter question text'), v.maxLength(MAX_LENGTHS.questionText)),
    imageUrl: ImageUrl,
    imageAlt: ImageAlt,
    explanation: optionalText(MAX_LENGTHS.explanation),
    topic: optionalText(MAX_LENGTHS.topic),
    options: v.pipe(
      v.array(
        v.object({
          text: v.pipe(Written, v.nonEmpty('Please fill in all option texts (even if using images)')),
          imageUrl: ImageUrl,
          imageAlt: ImageAlt,
          pinned: Pinned,
        }),
      ),
      v.minLength(MIN_OPTIONS),
      v.maxLength(MAX_OPTIONS),
    ),
    correctAnswer: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    points: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), DEFAULT_POINTS),
    pinned: Pinned,
  }),
  v.check(
    ({ options, correctAnswer }) => correctAnswer < options.length,
    'The correct answer must be one of the options',
  ),
)

/** POST /quiz and PUT /quiz/{id}. `duration` is in minutes. */
export const QuizBody = v.object({
  title: v.pipe(Written, v.nonEmpty(), v.maxLength(MAX_LENGTHS.title)),
  description: v.pipe(Written, v.nonEmpty(), v.maxLength(MAX_LENGTHS.description)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startTime: IsoInstant,
  endTime: IsoInstant,
  questions: v.pipe(v.array(QuestionBody), v.minLength(1, 'Please add at least one question')),
  isActive: v.optional(v.boolean(), true),
  reviewFrom: v.optional(ReviewFrom),
  /** Null disables it; a missing field keeps the value. */
  practice: v.optional(v.nullable(Practised)),
  ...v.partial(PaperRules).entries,
  /** The `updatedAt` of the version this is based on: if it has changed, nothing is replaced. */
  basis: v.optional(IsoInstant),
})
export type QuizBody = v.InferOutput<typeof QuizBody>
