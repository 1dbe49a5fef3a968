import * as v from 'valibot'
import { paceFields } from '../attempts/pace.ts'
import { Response, readAnswers } from '../kinds/answer.ts'
import { JudgedResponse } from '../kinds/judged.ts'
import { isKeyed } from '../kinds/kinds.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { Marking } from '../quizzes/marking.ts'
import { Question } from '../quizzes/question.ts'

/** The answers of a person to questions about a topic: how many they were asked, and how many were right. */
export const TopicFigures = v.object({ topic: v.string(), asked: v.number(), right: v.number() })
export type TopicFigures = v.InferOutput<typeof TopicFigures>

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
    marking: ifReadable(Marking),
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
export const hasKey = (questions: readonly Question[] | undefined) => questions?.some(isKeyed) ?? false

const ResultAnswer = v.nullish(v.union([v.number(), Response]), null)

/** A figure that may be withheld until the review. */
export const AwaitedFigure = v.optional(v.number())

export const resultFields = {
  _id: v.nullish(v.union([v.string(), IdOrNumber]), ''),
  quiz: v.nullish(ResultQuiz),
  user: v.nullish(ResultUser),
  answers: v.nullish(v.array(v.nullish(v.number(), null)), []),
  /** Beside `answers`: those of other kinds of questions, and how each was judged. */
  responses: v.nullish(v.array(JudgedResponse), []),
  ...paceFields,
  /** How many questions of each topic were asked and right; for its owner, once the review is open. */
  topics: ifReadable(v.array(TopicFigures)),
  /** By the marking of the quiz. */
  marks: ifReadable(v.number()),
  maxMarks: ifReadable(v.number()),
  /** The authored indices of questions that its owner had flagged. */
  flags: ifReadable(v.array(v.number())),
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
    answers,
    responses,
    ...result
  }: v.InferOutput<v.ObjectSchema<typeof resultFields, undefined>>) => ({
    ...result,
    answers: readAnswers(
      answers,
      responses.map(({ answer }) => answer),
    ),
    judged: responses.map(({ judged }) => judged),
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
 * One submitted attempt. `score` is a percentage, `timeSpent` in seconds; `answers` go by authored question, with authored options.
 * `judged` has how the API judged what is no choice. The questions with their key are inside `quiz`, or next to it in other APIs.
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
