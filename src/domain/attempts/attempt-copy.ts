import type { Quiz } from '../quizzes/quiz.ts'
import type { Attempt } from './attempt.ts'

/** The answers as JSON, by question id and authored option index. */
export function attemptAsJson(quiz: Quiz, attempt: Attempt): string {
  const answers = quiz.questions.map((question, index) => ({
    questionId: question._id,
    question: question.text,
    answer: attempt.answers[index] ?? null,
  }))
  const { quizId, userId, startedAt, deadline } = attempt
  const times = { startedAt: new Date(startedAt).toISOString(), deadline: new Date(deadline).toISOString() }
  return JSON.stringify({ quizId, title: quiz.title, userId, ...times, answers }, null, 2)
}
