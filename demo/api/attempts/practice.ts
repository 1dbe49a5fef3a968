import { Hono } from 'hono'
import type { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import type { UserRow } from '../database/account-tables.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/quiz-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { conflict, noQuiz, permissionDenied, quizParam } from '../http/problems.ts'
import { hasBegun } from '../quizzes/begun.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { getQuiz, getStanding } from '../quizzes/quiz-store.ts'
import { toQuiz } from '../quizzes/quizzes.ts'
import { optionalUser } from '../session/session.ts'
import { findReviewOpening } from './review-opening.ts'

/** Whether somebody may still begin the quiz, or hand it in. */
const isRunning = async (db: Db, quiz: QuizRow, at: Date) =>
  (await findReviewOpening(db, { ...quiz, review_from: 'quiz-ended' }, at)) !== undefined

/**
 * Throws 409 where the key of a quiz would become public while a grade hangs on it: once somebody has begun it, not before
 * nobody can hand it in any more. From then on nobody begins it. Hold the quiz's row.
 */
export async function checkPractice(db: Db, quiz: QuizRow, { practice }: QuizBody, at: Date): Promise<void> {
  if (practice !== 'public' || quiz.practice === 'public') return
  if ((await hasBegun(db, quiz.id)) && (await isRunning(db, quiz, at)))
    throw conflict('Learners are graded by this quiz: its answers cannot be public before it has ended', {
      code: 'graded',
    })
}

/** For who is signed in: once the review is open for them. Whoever has not submitted could still do so before the end. */
async function mayPractise(db: Db, quizId: string, user: UserRow, at: Date): Promise<boolean> {
  const { quiz, submitted } = await getStanding(db, quizId, user)
  if (await findReviewOpening(db, quiz, at)) return false
  return submitted || !(await isRunning(db, quiz, at))
}

/** Throws 404 for a quiz that is not for practice: a visitor learns no more of it. Throws 403 before the review. */
async function getPractice(deps: Deps, quizId: string, user: UserRow | undefined) {
  const quiz = await getQuiz(deps.db, quizId)
  const isPublic = quiz.practice === 'public'
  if (!quiz.is_active || !(isPublic || (user && quiz.practice))) throw noQuiz()
  if (!isPublic && user && !(await mayPractise(deps.db, quizId, user, nowOf(deps))))
    throw permissionDenied('Permission denied: this quiz can be practised once its answers are shown')
  const { questions } = await readVersionInForce(deps.db, quizId, quiz.version)
  const counting = questions.filter(({ dropped }) => !dropped)
  return toQuiz(quiz, { questions: counting, version: quiz.version })
}

export function practiceRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(
    '/quiz/:id/practice',
    described('A quiz with its key, for practice: to anybody, or to who is signed in after the review', Quiz),
    optionalUser(deps),
    quizParam(),
    async (c) => c.json(await getPractice(deps, c.req.valid('param').id, c.get('user'))),
  )

  return routes
}
