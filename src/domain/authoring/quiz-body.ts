import * as v from 'valibot'
import { ImageAlt, ImageUrl, MAX_LENGTHS, optionalText, Pinned } from '../kinds/body-fields.ts'
import { choiceBody, keyIsOption } from '../kinds/choice/body.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { Written } from '../lib/written.ts'
import { PaperRules } from '../quizzes/paper.ts'
import { Practised, ReviewFrom } from '../quizzes/quiz.ts'

export const DEFAULT_POINTS = 1
export const QUIZ_LENGTHS = { title: 300, description: 5000 } as const

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
    kind: v.optional(v.literal('choice', 'This kind of question is not known here')),
    ...choiceBody,
    points: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), DEFAULT_POINTS),
    pinned: Pinned,
  }),
  v.check((question) => keyIsOption(question), 'The correct answer must be one of the options'),
  v.transform(({ kind: _, ...question }) => question),
)

/** POST /quiz and PUT /quiz/{id}. `duration` is in minutes. */
export const QuizBody = v.object({
  title: v.pipe(Written, v.nonEmpty(), v.maxLength(QUIZ_LENGTHS.title)),
  description: v.pipe(Written, v.nonEmpty(), v.maxLength(QUIZ_LENGTHS.description)),
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
