import { fromNow, keyOf, quizOf } from './quizzes.ts'

/** How many questions of an item analysis, and of each attempt at it. */
const ANALYSED = 100
/** Attempts at a quiz, by its identifier: many to analyse, some to turn the pages of. */
const ATTEMPTS = new Map([
  ['plain-100-analysed', 5000],
  ['plain-100-listed', 1000],
])

export const learnerName = (attempt: number) => `Learner ${String(attempt + 1).padStart(4, '0')}`

/** Better learners know more; the same on every run. */
const answerOf = (attempt: number, question: number) =>
  (attempt * 31 + question * 17) % 100 < 35 + (attempt % 50) ? keyOf(question) : (attempt + question) % 4

function attemptOf(quizId: string, attempt: number) {
  const answers = Array.from({ length: ANALYSED }, (_, question) => answerOf(attempt, question))
  const correctAnswers = answers.filter((answer, question) => answer === keyOf(question)).length
  return {
    _id: `attempt-${attempt}`,
    quiz: quizId,
    user: { _id: `user-${attempt}`, name: learnerName(attempt), email: `learner${attempt}@example.org` },
    answers,
    score: Math.round((correctAnswers / ANALYSED) * 100),
    correctAnswers,
    totalQuestions: ANALYSED,
    timeSpent: 600 + (attempt % 900),
    submittedAt: fromNow(-1),
  }
}

/** One page of GET /quiz/{id}/admin/results. */
export function adminResultsOf(quizId: string, query: URLSearchParams) {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 50)]
  const total = ATTEMPTS.get(quizId) ?? 0
  const first = (page - 1) * limit
  const length = Math.max(0, Math.min(limit, total - first))
  const totalPages = Math.ceil(total / limit)
  return {
    results: Array.from({ length }, (_, index) => attemptOf(quizId, first + index)),
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
    statistics: {
      totalAttempts: total,
      averageScore: 60,
      highestScore: 90,
      lowestScore: 30,
      totalTime: total * 1000,
    },
  }
}

/** A result with everything that its review shows; every third answer is wrong. */
export function resultOf(quizId: string) {
  const quiz = quizOf(quizId, true)
  const answers = quiz.questions.map((_, index) => (index % 3 === 0 ? (keyOf(index) + 1) % 4 : keyOf(index)))
  const correctAnswers = answers.filter((answer, index) => answer === keyOf(index)).length
  return {
    _id: 'result',
    quiz,
    answers,
    score: Math.round((correctAnswers / answers.length) * 100),
    correctAnswers,
    totalQuestions: answers.length,
    timeSpent: 1800,
    submittedAt: fromNow(-1),
  }
}
