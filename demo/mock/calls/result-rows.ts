import * as v from 'valibot'
import { GRACE_MS } from '../../../src/domain/attempts/grace.ts'
import { sentAnswers } from '../../../src/domain/kinds/answer.ts'
import { BLANK } from '../../../src/domain/kinds/judged.ts'
import { kindOf } from '../../../src/domain/kinds/kinds.ts'
import { anyHas, folded } from '../../../src/domain/lib/folded.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { reviewOpensAt } from '../../../src/domain/quizzes/quiz.ts'
import type { TopicFigures } from '../../../src/domain/results/results.ts'
import { shownAnswers } from '../../../src/domain/results/review.ts'
import { averageOf } from '../../../src/domain/results/totals.ts'
import { named } from '../school/people.ts'
import { read } from '../school/refusal.ts'
import { judgedQuestions, placeOf, type StoredResult } from '../school/results.ts'
import type { School } from '../school/school.ts'

export const resultOf = ({ results }: School, quizId: string, userId: string) =>
  results.find(({ quiz, person }) => quiz === quizId && person._id === userId)

/** When the review of a quiz opens to learners, in milliseconds; undefined once it is open. */
export function awaitedReview(school: School, quizId: string): number | undefined {
  const quiz = school.quizzes.find(({ _id }) => _id === quizId)
  if (!quiz?.reviewFrom || !school.offers.has('review')) return undefined
  const running = school.starts.filter(({ quiz: id, isClosed }) => id === quizId && !isClosed)
  const lastEnd = Math.max(Date.parse(quiz.endTime), ...running.map(({ deadline }) => deadline)) + GRACE_MS
  const opensAt = reviewOpensAt(quiz.reviewFrom, lastEnd)
  return school.now() < opensAt ? opensAt : undefined
}

/** The fields that depend on the key, or when they will be told. */
function figuresOf(result: StoredResult, awaited: number | undefined) {
  const { score, correctAnswers, totalQuestions, marks, maxMarks } = result
  return awaited === undefined
    ? { score, correctAnswers, totalQuestions, marks, maxMarks }
    : { reviewFrom: new Date(awaited).toISOString() }
}

/** What was answered to questions that are no choice, each with how it was judged. */
function judgedResponses(result: StoredResult) {
  const { responses } = sentAnswers(result.answers)
  if (!responses) return {}
  const judged = judgedQuestions(result)
  const told = new Map(
    result.questions.flatMap((question, index) => {
      const [place, { verdict, why }] = [placeOf(question, index), judged[index] ?? BLANK]
      if (kindOf(question) === 'choice') return []
      return [[place, { ...responses[place], verdict, ...(why.length > 0 && { why }) }] as const]
    }),
  )
  return { responses: responses.map((_, place) => told.get(place) ?? null) }
}

/** In a list. `awaited`: see `awaitedReview`. */
export function resultRow(school: School, result: StoredResult, awaited?: number) {
  const { _id, answers, timeSpent, submittedAt, ended, asked } = result
  const quiz = [...school.quizzes, ...school.deletedQuizzes].find((known) => known._id === result.quiz)
  return {
    _id,
    quiz: { _id: result.quiz, title: quiz?.title, description: quiz?.description },
    user: named(result.person),
    ...sentAnswers(answers),
    ...figuresOf(result, awaited),
    timeSpent,
    submittedAt,
    ended,
    ...(asked && { asked }),
    ...result.pace,
  }
}

/** How many questions of each topic were asked and right; weakest first. */
export function topicsOf(result: StoredResult): TopicFigures[] {
  const judged = judgedQuestions(result)
  const topics = new Map<string, TopicFigures>()
  for (const [index, { topic }] of result.questions.entries()) {
    if (!topic) continue
    const { asked, right } = topics.get(topic) ?? { asked: 0, right: 0 }
    topics.set(topic, { topic, asked: asked + 1, right: right + Number(judged[index]?.verdict === 'right') })
  }
  return [...topics.values()].toSorted((one, other) => one.right / one.asked - other.right / other.asked)
}

/** With how each response was judged, once the review is open. */
export const judgedRow = (school: School, result: StoredResult, awaited?: number) => ({
  ...resultRow(school, result, awaited),
  ...(awaited === undefined && judgedResponses(result)),
})

/** With the questions and their key; before the review with the chosen options alone. */
export function wholeResult(school: School, result: StoredResult, awaited?: number) {
  const row = judgedRow(school, result, awaited)
  const { questions: asked, marking } = result
  if (awaited === undefined) return { ...row, quiz: { ...row.quiz, marking, questions: asked } }
  const questions = v.parse(v.array(Question), asked)
  return { ...row, shownAnswers: shownAnswers(questions, result.answers) }
}

const Count = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1))
const Percentage = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(100))

const ResultsQuery = v.object({
  page: v.optional(Count, '1'),
  limit: v.optional(v.pipe(Count, v.maxValue(500)), '50'),
  sortBy: v.optional(v.picklist(['submittedAt', 'score', 'user']), 'submittedAt'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  search: v.optional(v.string(), ''),
  minScore: v.optional(Percentage, '0'),
  maxScore: v.optional(Percentage, '100'),
})

const ORDERS: Record<string, (one: StoredResult, other: StoredResult) => number> = {
  submittedAt: (one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt),
  score: (one, other) => one.score - other.score,
  user: (one, other) => one.person.name.localeCompare(other.person.name),
}

const scoresOf = (results: readonly StoredResult[]) => results.map(({ score }) => score)

/** Of one quiz; all 0 without attempts. */
const quizStatistics = (results: readonly StoredResult[]) => ({
  totalAttempts: results.length,
  averageScore: averageOf(scoresOf(results)),
  highestScore: Math.max(0, ...scoresOf(results)),
  lowestScore: results.length > 0 ? Math.min(...scoresOf(results)) : 0,
  totalTime: results.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
})

const allStatistics = (school: School) =>
  school.quizzes.flatMap(({ _id, title }) => {
    const own = school.results.filter(({ quiz }) => quiz === _id)
    if (own.length === 0) return []
    const averageScore = averageOf(scoresOf(own))
    return [{ quizId: _id, title, totalAttempts: own.length, uniqueUsers: own.length, averageScore }]
  })

/** A page of the results of a quiz, or of all. Statistics ignore page and filter. */
export function resultPage(school: School, query: URLSearchParams, quizId?: string) {
  const asked = read(ResultsQuery, Object.fromEntries(query))
  const { page, limit, minScore, maxScore } = asked
  const began = performance.now()
  const all = school.results.filter(({ quiz }) => quizId === undefined || quiz === quizId)
  const wanted = folded(asked.search.trim())
  const sign = asked.sortOrder === 'asc' ? 1 : -1
  const order = ORDERS[asked.sortBy] ?? (() => 0)
  const rows = all
    .filter(({ score }) => score >= minScore && score <= maxScore)
    .map((result) => ({ result, row: resultRow(school, result) }))
    .filter(({ row: { user, quiz } }) => anyHas([user.name, user.email, quiz.title], wanted))
    .toSorted((one, other) => sign * order(one.result, other.result))
    .map(({ row }) => row)
  const totalPages = Math.max(1, Math.ceil(rows.length / limit))
  return {
    results: rows.slice((page - 1) * limit, page * limit),
    pagination: {
      page,
      limit,
      total: rows.length,
      totalPages,
      hasNext: page < totalPages,
      hasPrev: page > 1,
    },
    performance: { queryTime: Math.round(performance.now() - began), cached: false },
    statistics: quizId === undefined ? allStatistics(school) : quizStatistics(all),
  }
}
