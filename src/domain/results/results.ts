import * as v from 'valibot'
import { percent } from '../lib/score.ts'
import { Question, shownOption } from '../quizzes/quiz.ts'

const IdOnly = v.pipe(
  v.string(),
  v.transform((_id) => ({ _id })),
)

const ResultQuiz = v.union([
  IdOnly,
  v.object({
    _id: v.string(),
    title: v.optional(v.string()),
    description: v.nullish(v.string()),
    questions: v.optional(v.array(Question)),
  }),
])

const ResultUser = v.union([
  IdOnly,
  v.object({
    _id: v.string(),
    name: v.optional(v.string()),
    email: v.optional(v.string()),
    picture: v.nullish(v.string()),
  }),
])

/** Questions without any key cannot be reviewed or graded: every answer would look wrong. */
export const hasKey = (questions: readonly Question[] | undefined) =>
  questions?.some((question) => question.correctAnswer !== undefined) ?? false

/**
 * One submitted attempt. `score` is a percentage, `timeSpent` in seconds; `answers` has the chosen option's authored index per
 * question, null if unanswered. The questions with their key come inside `quiz`, or beside it from other APIs.
 */
export const Result = v.pipe(
  v.object({
    _id: v.optional(v.string(), ''),
    quiz: v.nullish(ResultQuiz),
    user: v.nullish(ResultUser),
    answers: v.nullish(v.array(v.nullish(v.number(), null)), []),
    score: v.number(),
    correctAnswers: v.number(),
    totalQuestions: v.number(),
    timeSpent: v.nullish(v.number(), 0),
    submittedAt: v.optional(v.string(), ''),
    questions: v.optional(v.array(Question)),
  }),
  v.transform(({ questions, quiz, ...result }) => ({
    ...result,
    quiz: quiz && { title: undefined, description: undefined, ...quiz },
    questions: [quiz && 'questions' in quiz ? quiz.questions : undefined, questions].find(hasKey),
  })),
)
export type Result = v.InferOutput<typeof Result>

export type Verdict = 'correct' | 'incorrect' | 'unattempted'

export interface ReviewedQuestion {
  question: Question
  /** Index among the shown options; null where nothing was chosen. */
  chosen: number | null
  verdict: Verdict
}

/** The result question by question; empty without a key, which leaves the summary alone. */
export function reviewResult(result: Result): ReviewedQuestion[] {
  const questions = hasKey(result.questions) ? (result.questions ?? []) : []
  return questions.map((question, index) => {
    const chosen = shownOption(question, result.answers[index])
    const verdict =
      chosen === null ? 'unattempted' : chosen === question.correctAnswer ? 'correct' : 'incorrect'
    return { question, chosen, verdict }
  })
}

/** The totals above 'My Results'; average and best score are percentages. */
export function summarizeResults(results: readonly Result[]) {
  const scores = results.map((result) => result.score)
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    totalQuizzes: results.length,
    averageScore: percent(sum, results.length * 100),
    bestScore: Math.max(0, ...scores),
    totalTimeSeconds: results.reduce((total, result) => total + result.timeSpent, 0),
  }
}

export const completedQuizIds = (results: readonly Result[]): ReadonlySet<string> =>
  new Set(results.flatMap((result) => (result.quiz ? [result.quiz._id] : [])))

export interface AdminResultsQuery {
  page?: number
  limit?: number
  sortBy?: 'submittedAt' | 'score' | 'user'
  sortOrder?: 'asc' | 'desc'
  search?: string
  minScore?: number
  maxScore?: number
}

const QuizStatistics = v.object({
  totalAttempts: v.number(),
  averageScore: v.number(),
  highestScore: v.number(),
  lowestScore: v.number(),
  totalTime: v.number(),
})

const AllStatistics = v.array(
  v.object({
    quizId: v.string(),
    title: v.optional(v.string()),
    totalAttempts: v.number(),
    uniqueUsers: v.number(),
    averageScore: v.number(),
  }),
)

/** An attempt that was started and not submitted; both times are ISO instants. */
const UnsubmittedStart = v.object({ user: ResultUser, startedAt: v.string(), deadline: v.string() })
export type UnsubmittedStart = v.InferOutput<typeof UnsubmittedStart>

/** GET /quiz/{id}/admin/results and GET /user/admin/results; `queryTime` is in milliseconds. */
export const AdminResults = v.object({
  results: v.array(Result),
  pagination: v.object({
    page: v.number(),
    limit: v.number(),
    total: v.number(),
    totalPages: v.number(),
    hasNext: v.boolean(),
    hasPrev: v.boolean(),
  }),
  performance: v.optional(v.object({ queryTime: v.number(), cached: v.optional(v.boolean(), false) })),
  /** The reference API adds these; without them the client reads all pages before it shows a total. */
  statistics: v.optional(v.union([QuizStatistics, AllStatistics])),
  /** Also added, on the first page of a quiz, by an API that stores starts: some of the latest. */
  unsubmitted: v.optional(v.array(UnsubmittedStart)),
})
export type AdminResults = v.InferOutput<typeof AdminResults>
