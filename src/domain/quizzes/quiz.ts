import * as v from 'valibot'
import { hasMath } from '../lib/math-text.ts'
import { maybe } from '../lib/maybe.ts'
import { PaperRules } from './paper.ts'

/** `Date.parse` alone accepts almost any text with a number in it. */
const ISO_SHAPE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** An ISO 8601 date-time, for example `2026-03-04T13:00:00.000Z`. */
export const IsoInstant = v.pipe(
  v.string(),
  v.check((text) => ISO_SHAPE.test(text) && !Number.isNaN(Date.parse(text)), 'must be an ISO date-time'),
)

/** From when on learners see the questions of a quiz with the key: an instant, once they have submitted, or once nobody writes. */
export const ReviewFrom = v.union([v.picklist(['submitted', 'quiz-ended']), IsoInstant])
export type ReviewFrom = v.InferOutput<typeof ReviewFrom>

/** The instant of it, in milliseconds; `lastEnd` is when nobody can hand in any more. */
export function reviewOpensAt(from: ReviewFrom, lastEnd: number): number {
  if (from === 'submitted') return Number.NEGATIVE_INFINITY
  return from === 'quiz-ended' ? lastEnd : Date.parse(from)
}

const OptionalUrl = v.pipe(
  v.nullish(v.string()),
  v.transform((url) => url?.trim() || undefined),
)

const OptionalIndex = maybe(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** One answer choice. */
export interface Option {
  text: string
  imageUrl?: string | undefined
  /** Where it stands among the authored ones, in a learner's own order. */
  authoredIndex?: number | undefined
  pinned?: boolean | undefined
}

/** Older data has plain strings for options; they become `{text}`. */
export const Option = v.union([
  v.pipe(
    v.string(),
    v.transform((text): Option => ({ text })),
  ),
  v.pipe(
    v.object({
      text: v.nullish(v.string(), ''),
      imageUrl: OptionalUrl,
      authoredIndex: OptionalIndex,
      pinned: maybe(v.boolean()),
    }),
    v.transform((option): Option => option),
  ),
])

/**
 * A question in the client. Blank options of older data are dropped and `correctAnswer` shifts accordingly; `authoredIndices`
 * maps shown options back to authored ones, which the API counts in.
 */
export const Question = v.pipe(
  v.object({
    _id: maybe(v.string()),
    text: v.nullish(v.string(), ''),
    imageUrl: OptionalUrl,
    image: OptionalUrl,
    options: v.array(Option),
    correctAnswer: v.nullish(v.pipe(v.number(), v.integer())),
    /** All options that count as right, where a regrading made it more than one. */
    accepted: maybe(v.array(v.number())),
    /** A regrading took the question out: it counts for nobody. */
    dropped: maybe(v.boolean()),
    points: v.fallback(v.pipe(v.number(), v.minValue(1)), 1),
    /** Where it stands among the authored ones, in a learner's own order. */
    authoredIndex: OptionalIndex,
    pinned: maybe(v.boolean()),
  }),
  v.transform(({ image, ...raw }) => {
    const shown = raw.options
      .map((option, index) => ({ option, authored: option.authoredIndex ?? index }))
      .filter(({ option }) => option.text.trim() || option.imageUrl)
    const authoredIndices = shown.map(({ authored }) => authored)
    return {
      ...raw,
      imageUrl: raw.imageUrl ?? image,
      // So that a copy of what was read here reads the same.
      options: shown.map(({ option, authored }, index) =>
        authored === index ? option : { ...option, authoredIndex: authored },
      ),
      authoredIndices,
      correctAnswer: raw.correctAnswer == null ? undefined : shownIndex(authoredIndices, raw.correctAnswer),
      accepted: raw.accepted?.flatMap((authored) => shownIndex(authoredIndices, authored) ?? []),
    }
  }),
)
export type Question = v.InferOutput<typeof Question>

/** The shown index of an authored option; undefined if it was dropped. */
function shownIndex(authoredIndices: readonly number[], authored: number): number | undefined {
  const index = authoredIndices.indexOf(authored)
  return index < 0 ? undefined : index
}

/** The authored index of a shown option; null if there is none. */
export const authoredIndex = (question: Question, shown: number): number | null =>
  question.authoredIndices[shown] ?? null

/** The shown index of an authored option; null for none, or for a dropped one. */
export const shownOption = (question: Question, authored: number | null | undefined): number | null =>
  authored == null ? null : (shownIndex(question.authoredIndices, authored) ?? null)

/** The authored places of questions as they are shown. */
export const authoredPlaces = (questions: readonly Pick<Question, 'authoredIndex'>[]) =>
  questions.map(({ authoredIndex }, index) => authoredIndex ?? index)

/** Values in shown order, placed as the API counts them; null at places that are not shown. */
export const toAuthored = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) => values[places.indexOf(place)] ?? null)

/** The other way round: from authored places to the order in which they are shown. */
export const toShown = <Value>(places: readonly number[], values: readonly (Value | null)[]) =>
  places.map((place) => values[place] ?? null)

/** A, B, C … for an option index. */
export const optionLetter = (index: number) => String.fromCharCode(65 + index)

const quizFields = {
  _id: v.string(),
  title: v.string(),
  description: v.nullish(v.string(), ''),
  /** Minutes. */
  duration: v.pipe(v.number(), v.minValue(0)),
  startTime: IsoInstant,
  endTime: IsoInstant,
  isActive: v.nullish(v.boolean(), true),
  reviewFrom: v.fallback(maybe(ReviewFrom), undefined),
  createdBy: v.optional(v.unknown()),
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
}

/** A quiz in the list. GET /quiz sends a count of questions, older APIs the questions themselves. */
export const QuizSummary = v.pipe(
  v.object({
    ...quizFields,
    questionCount: maybe(v.number()),
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
  questionCount: maybe(v.number()),
  usesMath: maybe(v.boolean()),
  /** Whether the API offers POST /quiz/{id}/start. */
  start: v.nullish(v.boolean(), false),
  /** How the questions are given out, for administrators; all as authored without it. */
  shuffle: v.fallback(maybe(PaperRules.entries.shuffle), undefined),
  draw: v.fallback(maybe(PaperRules.entries.draw), undefined),
  /** Which version of the questions this is, where the API keeps it for the attempt. */
  version: maybe(v.number()),
  /** What this person's time is multiplied by, and how many minutes that adds to the duration; absent without extra time. */
  timeFactor: maybe(v.number()),
  extraMinutes: maybe(v.number()),
  /** For administrators, where the API tells: how many are at work on it now, and how many results hang on it. */
  running: v.fallback(maybe(v.number()), undefined),
  attempts: v.fallback(maybe(v.number()), undefined),
})
export type Quiz = v.InferOutput<typeof Quiz>

/** How many questions the quiz has, whether they were given out or not. */
export const countQuestions = ({ questions, questionCount }: Quiz) => questions.length || (questionCount ?? 0)

interface Asked {
  text: string
  options: readonly (string | { text: string })[]
}

/** Whether the maths code will be needed. */
export const usesMath = (questions: readonly Asked[]) =>
  questions.some(({ text, options }) =>
    [text, ...options.map((option) => (typeof option === 'string' ? option : option.text))].some(hasMath),
  )

/** GET /quiz/{id}/access may refuse with any status, even 200; `slotRequired` decides. */
export const SlotRequired = v.object({ slotRequired: v.literal(true), message: maybe(v.string()) })

export const TakenAnswer = v.pipe(
  v.object({ taken: v.optional(v.boolean()), hasTaken: v.optional(v.boolean()) }),
  v.check(({ taken, hasTaken }) => taken !== undefined || hasTaken !== undefined, 'taken is missing'),
  v.transform(({ taken, hasTaken }) => taken ?? hasTaken ?? false),
)

/** Authored option indices by authored question; null where there is no answer. */
export const Answers = v.pipe(
  v.array(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25)), null)),
  v.maxLength(1000),
)

/** POST /quiz/{id}/submit. `timeSpent` is in seconds. */
export const SubmitBody = v.object({
  answers: Answers,
  timeSpent: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Which version of the questions the answers belong to. */
  version: v.optional(v.number()),
})
export type SubmitBody = v.InferOutput<typeof SubmitBody>

/** POST /quiz/{id}/start. An API that gives out the questions with the start answers them here. */
export const StartAnswer = v.object({
  startedAt: IsoInstant,
  deadline: IsoInstant,
  version: maybe(v.number()),
  quiz: maybe(Quiz),
})

export type QuizStatus = 'upcoming' | 'active' | 'ended'

export interface Schedule {
  startTime: string
  endTime: string
}

/** Derived from the clock and never stored, so that it cannot go stale. `now` in milliseconds. */
export function deriveQuizStatus(quiz: Schedule, now: number): QuizStatus {
  if (now < Date.parse(quiz.startTime)) return 'upcoming'
  if (now <= Date.parse(quiz.endTime)) return 'active'
  return 'ended'
}

export const QUIZ_FILTERS = ['all', 'active', 'upcoming', 'ended', 'completed'] as const
export type QuizFilter = (typeof QUIZ_FILTERS)[number]
export const DEFAULT_QUIZ_FILTER: QuizFilter = 'active'

export function matchesFilter(
  quiz: QuizSummary,
  filter: QuizFilter,
  completed: ReadonlySet<string>,
  now: number,
): boolean {
  if (filter === 'all') return true
  if (filter === 'completed') return completed.has(quiz._id)
  return deriveQuizStatus(quiz, now) === filter
}
