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

const Answer = v.nullish(v.number(), null)

/** A figure that may be withheld until the review. */
const Awaited = v.optional(v.number())

const resultFields = {
  _id: v.nullish(v.union([v.string(), IdOrNumber]), ''),
  quiz: v.nullish(ResultQuiz),
  user: v.nullish(ResultUser),
  answers: v.nullish(v.array(Answer), []),
  score: Awaited,
  correctAnswers: Awaited,
  totalQuestions: Awaited,
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
  shownAnswers: ifReadable(v.array(Answer)),
}

const gathered = v.transform(
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

/** A number that other APIs may send as text; NaN if invalid. */
function numberOf(read: { value?: unknown } | undefined): number {
  const value = read?.value
  return typeof value === 'string' && value.trim() ? Number(value) : Number.NaN
}

const Figure = v.fallback(Awaited, numberOf)

/**
 * An attempt in a list, parsed leniently so that it never invalidates the list: invalid figures are NaN, other fields
 * missing.
 */
const ListedResult = v.pipe(
  v.object({
    _id: v.fallback(resultFields._id, ''),
    quiz: v.fallback(resultFields.quiz, undefined),
    user: v.fallback(resultFields.user, undefined),
    answers: v.fallback(v.nullish(v.array(v.fallback(Answer, numberOf)), []), []),
    score: Figure,
    correctAnswers: Figure,
    totalQuestions: Figure,
    timeSpent: v.fallback(resultFields.timeSpent, (read) => numberOf(read) || 0),
    submittedAt: v.fallback(resultFields.submittedAt, ''),
    regradedAt: resultFields.regradedAt,
    scoreKept: resultFields.scoreKept,
    questions: v.fallback(resultFields.questions, undefined),
    ended: resultFields.ended,
    allowedSeconds: resultFields.allowedSeconds,
    asked: resultFields.asked,
    reviewFrom: resultFields.reviewFrom,
    shownAnswers: resultFields.shownAnswers,
  }),
  gathered,
)

const isKnown = ({ quiz, user, score }: Result) => quiz != null || user != null || !Number.isNaN(score)

/** All attempts of a list. If no attempt has any readable field, it is not such a list. */
export const ListedResults = v.pipe(
  v.array(v.fallback(ListedResult, () => v.parse(ListedResult, {}))),
  v.check((results) => results.length === 0 || results.some(isKnown), 'is another list'),
)

/** Identifies an attempt within its list, even without a readable id. */
export const keyOf = ({ _id }: Result, index: number) => _id || String(index)

export const completedQuizIds = (results: readonly Result[]): ReadonlySet<string> =>
  new Set(results.flatMap((result) => (result.quiz ? [result.quiz._id] : [])))
