import { Hono } from 'hono'
import * as v from 'valibot'
import { QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import type { QuizRow } from '../database/tables.ts'
import type { Deps, Env } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { optionalUser } from '../session/session.ts'
import { listQuizzes, type OpenQuestion } from './quiz-store.ts'

/** A quiz in the shape of lists: without questions. */
export const toSummary = (quiz: QuizRow) => ({
  _id: quiz.id,
  title: quiz.title,
  description: quiz.description,
  duration: quiz.duration,
  startTime: quiz.start_time.toISOString(),
  endTime: quiz.end_time.toISOString(),
  isActive: quiz.is_active,
  questionCount: quiz.question_count,
  createdBy: quiz.created_by,
  createdAt: quiz.created_at.toISOString(),
  updatedAt: quiz.updated_at.toISOString(),
})

/** Includes the answer key only if the questions carry it. */
export const toQuiz = (quiz: QuizRow, questions: readonly OpenQuestion[]) => ({
  ...toSummary(quiz),
  questionCount: questions.length,
  questions,
})

export function quizRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(
    '/quiz',
    described('Lists the quizzes without their questions', v.array(QuizSummary)),
    optionalUser(deps),
    async (c) => {
      const quizzes = await listQuizzes(deps.db, c.get('user')?.is_admin ?? false)
      return c.json(quizzes.map(toSummary))
    },
  )

  return routes
}
