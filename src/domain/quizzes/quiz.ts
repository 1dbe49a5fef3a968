import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { Marking } from './marking.ts'
import { PaperRules } from './paper.ts'
import { Question } from './question.ts'

/** From when on learners see the questions of a quiz with the key: an instant, once they have submitted, or once nobody writes. */
export const ReviewFrom = v.union([v.picklist(['submitted', 'quiz-ended']), IsoInstant])
export type ReviewFrom = v.InferOutput<typeof ReviewFrom>

/** Who may take a quiz as practice, with its key: anybody without an account, or who is signed in once its review has opened. */
export const Practised = v.picklist(['public', 'signed-in'])
export type Practised = v.InferOutput<typeof Practised>

/** The instant of it, in milliseconds; `lastEnd` is when nobody can hand in any more. */
export function reviewOpensAt(from: ReviewFrom, lastEnd: number): number {
  if (from === 'submitted') return Number.NEGATIVE_INFINITY
  return from === 'quiz-ended' ? lastEnd : Date.parse(from)
}

/** The factor of somebody's time, as any API may tell it: extra time makes no time shorter, and does not go on for ever. */
export const TimeFactor = v.pipe(v.number(), v.minValue(1), v.maxValue(10))
/** The same in minutes, which need not be whole ones. */
const ExtraMinutes = v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 60))

const quizFields = {
  _id: IdOrNumber,
  title: v.string(),
  description: v.nullish(v.string(), ''),
  /** Minutes. */
  duration: v.pipe(v.number(), v.minValue(0)),
  startTime: IsoInstant,
  endTime: IsoInstant,
  isActive: v.nullish(v.boolean(), true),
  reviewFrom: ifReadable(ReviewFrom),
  practice: ifReadable(Practised),
  /** What answers bring, where the quiz says so. */
  marking: ifReadable(Marking),
  createdBy: v.optional(v.unknown()),
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
}

/** A quiz in the list. GET /quiz sends a count of questions, older APIs the questions themselves. */
export const QuizSummary = v.pipe(
  v.object({
    ...quizFields,
    questionCount: ifReadable(v.number()),
    questions: v.nullish(v.array(v.unknown()), []),
  }),
  v.transform(({ questions, ...quiz }) => ({
    ...quiz,
    questionCount: quiz.questionCount ?? questions.length,
  })),
)
export type QuizSummary = v.InferOutput<typeof QuizSummary>

/**
 * A quiz with its questions. Only administrators, and learners after submission, get `correctAnswer`. An API that gives out the
 * questions with the start sends none before it, but their number and whether they have maths.
 */
export const Quiz = v.object({
  ...quizFields,
  questions: v.array(Question),
  questionCount: ifReadable(v.number()),
  usesMath: ifReadable(v.boolean()),
  /** Whether the API offers POST /quiz/{id}/start. */
  start: v.fallback(v.nullish(v.boolean(), false), false),
  /** How the questions are given out, for administrators; all as authored without it. */
  shuffle: ifReadable(PaperRules.entries.shuffle),
  draw: ifReadable(PaperRules.entries.draw),
  /** Which version of the questions this is, where the API keeps it for the attempt. */
  version: ifReadable(v.number()),
  /** What this person's time is multiplied by, and how many minutes that adds to the duration; absent without extra time. */
  timeFactor: ifReadable(TimeFactor),
  extraMinutes: ifReadable(ExtraMinutes),
  /** For administrators, where the API tells: how many are at work on it now, and how many results hang on it. */
  running: ifReadable(v.number()),
  attempts: ifReadable(v.number()),
})
export type Quiz = v.InferOutput<typeof Quiz>

/** How many questions the quiz has, whether they were given out or not. */
export const countQuestions = ({ questions, questionCount }: Quiz) => questions.length || (questionCount ?? 0)
