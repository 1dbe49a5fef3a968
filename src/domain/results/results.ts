import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { Question } from '../quizzes/question.ts'

const IdOnly = v.pipe(
  IdOrNumber,
  v.transform((_id) => ({ _id })),
)

const ResultQuiz = v.union([
  IdOnly,
  v.object({
    _id: IdOrNumber,
    title: maybe(v.string()),
    description: v.nullish(v.string()),
    questions: ifReadable(v.array(Question)),
  }),
])

export const ResultUser = v.union([
  IdOnly,
  v.object({
    _id: v.fallback(IdOrNumber, ''),
    name: ifReadable(v.string()),
    email: ifReadable(v.string()),
    picture: ifReadable(v.string()),
  }),
])

/** Questions without any key cannot be reviewed or graded: every answer would look wrong. */
export const hasKey = (questions: readonly Question[] | undefined) =>
  questions?.some((question) => question.correctAnswer !== undefined) ?? false

export const ResultAnswer = v.nullish(v.number(), null)

/** A figure that may be withheld until the review. */
export const AwaitedFigure = v.optional(v.number())

export const resultFields = {
  _id: v.nullish(v.union([v.string(), IdOrNumber]), ''),
  quiz: v.nullish(ResultQuiz),
  user: v.nullish(ResultUser),
  answers: v.nullish(v.array(ResultAnswer), []),
  score: AwaitedFigure,
  correctAnswers: AwaitedFigure,
  totalQuestions: AwaitedFigure,
  timeSpent: v.nullish(v.number(), 0),
  submittedAt: v.nullish(v.string(), ''),
  /** When this attempt was regraded with a changed key; an ISO instant. */
  regradedAt: ifReadable(v.string()),
  /** The score is higher than the changed key gives, because the regrade lowered no scores. */
  scoreKept: ifReadable(v.boolean()),
  questions: ifReadable(v.array(Question)),
  /** Submitted by the learner, or automatically by the page or the API when time was up. */
  ended: ifReadable(v.picklist(['submitted', 'time'])),
  /** Seconds allowed, if extra time was granted. */
  allowedSeconds: ifReadable(v.number()),
  /** Authored indices of the questions asked; all if missing. */
  asked: ifReadable(v.array(v.number())),
  /** When the questions will be shown with their key, and the score if withheld; missing once they are shown. */
  reviewFrom: ifReadable(IsoInstant),
  /** Until then: the chosen options by question, both in the order shown. */
  shownAnswers: ifReadable(v.array(ResultAnswer)),
}

export const gathered = v.transform(
  ({
    questions,
    quiz,
    score = Number.NaN,
    correctAnswers = Number.NaN,
    totalQuestions = Number.NaN,
    ...result
  }: v.InferOutput<v.ObjectSchema<typeof resultFields, undefined>>) => ({
    ...result,
    score,
    correctAnswers,
    totalQuestions,
    quiz: quiz && { title: undefined, description: undefined, ...quiz },
    questions: [quiz && 'questions' in quiz ? quiz.questions : undefined, questions].find(hasKey),
  }),
)

/** Whether the API withholds score and counts until the review. */
export const awaitsScore = ({ score, reviewFrom }: { score: number; reviewFrom?: string | undefined }) =>
  Number.isNaN(score) && reviewFrom !== undefined

/**
 * One submitted attempt. `score` is a percentage, `timeSpent` in seconds; `answers` has the chosen option's authored
 * index per question, null if unanswered. The questions with their key are inside `quiz`, or next to it in other APIs.
 */
export const Result = v.pipe(
  v.object(resultFields),
  gathered,
  v.check((result) => !Number.isNaN(result.score) || awaitsScore(result), 'has no score'),
)
export type Result = v.InferOutput<typeof Result>

/** Identifies an attempt within its list, even without a readable id. */
export const keyOf = ({ _id }: Result, index: number) => _id || String(index)

export const completedQuizIds = (results: readonly Result[]): ReadonlySet<string> =>
  new Set(results.flatMap((result) => (result.quiz ? [result.quiz._id] : [])))
