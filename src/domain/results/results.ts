import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { Question } from '../quizzes/question.ts'

const IdOnly = v.pipe(
  v.string(),
  v.transform((_id) => ({ _id })),
)

const ResultQuiz = v.union([
  IdOnly,
  v.object({
    _id: v.string(),
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

/** A figure that may wait for the review. */
const Awaited = v.optional(v.number())

const resultFields = {
  _id: v.nullish(v.string(), ''),
  quiz: v.nullish(ResultQuiz),
  user: v.nullish(ResultUser),
  answers: v.nullish(v.array(Answer), []),
  score: Awaited,
  correctAnswers: Awaited,
  totalQuestions: Awaited,
  timeSpent: v.nullish(v.number(), 0),
  submittedAt: v.nullish(v.string(), ''),
  /** When the key was changed and this attempt with it; an ISO instant. */
  regradedAt: ifReadable(v.string()),
  /** It has more than the changed key gives it, because the regrading lowered no score. */
  scoreKept: ifReadable(v.boolean()),
  questions: ifReadable(v.array(Question)),
  /** Handed in by the learner, or by the page or the API when the time was over. */
  ended: ifReadable(v.picklist(['submitted', 'time'])),
  /** Seconds, where more were given than others had. */
  allowedSeconds: ifReadable(v.number()),
  /** Authored indices of the questions that were asked; all without it. */
  asked: ifReadable(v.array(v.number())),
  /** When the questions will be shown with their key, and the score where it waits, too; missing once they are. */
  reviewFrom: ifReadable(IsoInstant),
  /** Until then: which option was chosen, question by question, both as they were shown. */
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

/** Whether the API keeps score and counts back until the review. */
export const awaitsScore = ({ score, reviewFrom }: { score: number; reviewFrom?: string | undefined }) =>
  Number.isNaN(score) && reviewFrom !== undefined

/**
 * One submitted attempt. `score` is a percentage, `timeSpent` in seconds; `answers` has the chosen option's authored index per
 * question, null if unanswered. The questions with their key come inside `quiz`, or beside it from other APIs.
 */
export const Result = v.pipe(
  v.object(resultFields),
  gathered,
  v.check((result) => !Number.isNaN(result.score) || awaitsScore(result), 'has no score'),
)
export type Result = v.InferOutput<typeof Result>

/** A number that other APIs may write as text; NaN if it cannot be read. */
function numberOf(read: { value?: unknown } | undefined): number {
  const value = read?.value
  return typeof value === 'string' && value.trim() ? Number(value) : Number.NaN
}

const Figure = v.fallback(Awaited, numberOf)

/** An attempt in a list, which an odd one must not take away: of what cannot be read figures are NaN, the rest is missing. */
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

/** The attempts of a list, each of them. A list in which nothing of an attempt can be read is another answer, and no such list. */
export const ListedResults = v.pipe(
  v.array(v.fallback(ListedResult, () => v.parse(ListedResult, {}))),
  v.check((results) => results.length === 0 || results.some(isKnown), 'is another list'),
)

/** Tells an attempt from the others of its list, also where its id could not be read. */
export const keyOf = ({ _id }: Result, index: number) => _id || String(index)

export const completedQuizIds = (results: readonly Result[]): ReadonlySet<string> =>
  new Set(results.flatMap((result) => (result.quiz ? [result.quiz._id] : [])))
