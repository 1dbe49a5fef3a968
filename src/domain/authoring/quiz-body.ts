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

/** What a blank text takes away, a missing one leaves as it is: clients that do not know of it send none. */
const optionalText = (longest: number) => v.optional(v.pipe(Written, v.maxLength(longest)))
const ImageAlt = optionalText(MAX_LENGTHS.imageAlt)

/** Keeps its place where others are shuffled. */
export const Pinned = v.optional(v.boolean())

/** The messages are those that an API answers with; the form has its own words, in src/messages. */
const QuestionBody = v.pipe(
  v.object({
    /** Sent back for known questions, so that their answers stay theirs when they move. */
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
  /** Null for nobody; a missing one leaves it as it is. */
  practice: v.optional(v.nullable(Practised)),
  ...v.partial(PaperRules).entries,
  /** The `updatedAt` of the quiz that this one was made of: if it is another one by now, nothing is replaced. */
  basis: v.optional(IsoInstant),
})
export type QuizBody = v.InferOutput<typeof QuizBody>
