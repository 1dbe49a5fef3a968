import * as v from 'valibot'
import { ImageAlt, ImageUrl, MAX_LENGTHS, optionalText, Pinned } from '../kinds/body-fields.ts'
import { choiceBody, keyIsOption } from '../kinds/choice/body.ts'
import { kindOf } from '../kinds/kinds.ts'
import { numberBody } from '../kinds/number/body.ts'
import { choosesAll, keysAreOptions, severalBody } from '../kinds/several/body.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { Written } from '../lib/written.ts'
import { Marking } from '../quizzes/marking.ts'
import { PaperRules } from '../quizzes/paper.ts'
import { Practised, ReviewFrom } from '../quizzes/quiz.ts'

export const DEFAULT_POINTS = 1
export const QUIZ_LENGTHS = { title: 300, description: 5000 } as const

/** These are the API's messages; the form has its own texts, in src/messages. */
const commonBody = {
  /** Sent for existing questions, so that their answers stay with them when they move. */
  _id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  text: v.pipe(Written, v.nonEmpty('Please enter question text'), v.maxLength(MAX_LENGTHS.questionText)),
  imageUrl: ImageUrl,
  imageAlt: ImageAlt,
  explanation: optionalText(MAX_LENGTHS.explanation),
  topic: optionalText(MAX_LENGTHS.topic),
  points: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), DEFAULT_POINTS),
  pinned: Pinned,
}

const ChoiceBody = v.pipe(
  v.object({ ...commonBody, kind: v.optional(v.literal('choice')), ...choiceBody }),
  v.check((question) => keyIsOption(question), 'The correct answer must be one of the options'),
  v.transform(({ kind: _, ...question }) => question),
)

const SeveralBody = v.pipe(
  v.object({ ...commonBody, kind: v.literal('several'), ...severalBody }),
  v.check((question) => keysAreOptions(question), 'The correct answers must be among the options'),
  v.check((question) => choosesAll(question), 'choose must be how many answers are correct'),
)

const NumberBody = v.pipe(
  v.object({ ...commonBody, kind: v.literal('number'), ...numberBody }),
  v.transform((question) => ({ ...question, options: [] })),
)

const UnknownBody = v.object({
  ...commonBody,
  kind: v.literal('choice', 'This kind of question is not known here'),
  ...choiceBody,
})

const BODIES = { choice: ChoiceBody, several: SeveralBody, number: NumberBody, unknown: UnknownBody } as const

type QuestionBody = v.InferOutput<typeof ChoiceBody | typeof SeveralBody | typeof NumberBody>
const QuestionBody: v.GenericSchema<unknown, QuestionBody> = v.lazy((sent) => BODIES[kindOf(Object(sent))])

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
  /** Null for none; a missing field keeps the value. */
  marking: v.optional(v.nullable(Marking)),
  /** The `updatedAt` of the version this is based on: if it has changed, nothing is replaced. */
  basis: v.optional(IsoInstant),
})
export type QuizBody = v.InferOutput<typeof QuizBody>
