import * as v from 'valibot'
import { IsoInstant } from './quiz.ts'

export const DEFAULT_DURATION_MINUTES = 15
export const DEFAULT_POINTS = 1

const ImageUrl = v.optional(v.pipe(v.string(), v.maxLength(2048)))

const QuestionBody = v.pipe(
  v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter question text'), v.maxLength(20_000)),
    imageUrl: ImageUrl,
    options: v.pipe(
      v.array(
        v.object({
          text: v.pipe(
            v.string(),
            v.trim(),
            v.nonEmpty('Please fill in all option texts (even if using images)'),
          ),
          imageUrl: ImageUrl,
        }),
      ),
      v.minLength(2),
      v.maxLength(26),
    ),
    correctAnswer: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    points: v.fallback(v.pipe(v.number(), v.minValue(1)), DEFAULT_POINTS),
  }),
  v.check(
    ({ options, correctAnswer }) => correctAnswer < options.length,
    'The correct answer must be one of the options',
  ),
)

/** POST /quiz and PUT /quiz/{id}. `duration` is in minutes. */
export const QuizBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
  description: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startTime: IsoInstant,
  endTime: IsoInstant,
  questions: v.pipe(v.array(QuestionBody), v.minLength(1, 'Please add at least one question')),
  isActive: v.optional(v.boolean(), true),
})
export type QuizBody = v.InferOutput<typeof QuizBody>
