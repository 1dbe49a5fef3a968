import { Hono } from 'hono'
import type { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { conflict, noQuiz, permissionDenied, quizParam } from '../http/problems.ts'
import { hasBegun } from '../quizzes/begun.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { getQuiz, getStanding } from '../quizzes/quiz-store.ts'
import { type QuestionSet, questionsFor, toQuiz } from '../quizzes/quizzes.ts'
import { readers } from '../session/session.ts'
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

const tooEarly = () =>
  permissionDenied('Permission denied: this quiz can be practised once its answers are shown')

/**
 * For who is signed in, once the review is open for them. As long as others may hand in, it is the paper that the person has
 * handed in and no more: neither what was drawn for others, nor what an edit has changed since. Throws 403 before.
 */
async function paperFor({ db, ...deps }: Deps, quizId: string, user: UserRow): Promise<QuestionSet> {
  const { quiz, submitted, version } = await getStanding(db, quizId, user)
  const at = nowOf(deps)
  if (await findReviewOpening(db, quiz, at)) throw tooEarly()
  if (!(await isRunning(db, quiz, at))) return allQuestions(db, quiz)
  if (!submitted) throw tooEarly()
  return questionsFor(db, quizId, version, user, true)
}

async function allQuestions(db: Db, { id, version }: QuizRow): Promise<QuestionSet> {
  const { questions } = await readVersionInForce(db, id, version)
  return { questions, version }
}

/** Throws 404 for a quiz that is not for practice: a visitor learns no more of it. */
async function getPractice(deps: Deps, quizId: string, user: UserRow | undefined) {
  const quiz = await getQuiz(deps.db, quizId)
  if (!quiz.is_active || !quiz.practice) throw noQuiz()
  const isPublic = quiz.practice === 'public'
  if (!isPublic && !user) throw noQuiz()
  const given = user && !isPublic ? await paperFor(deps, quizId, user) : await allQuestions(deps.db, quiz)
  return toQuiz(quiz, { ...given, questions: given.questions.filter(({ dropped }) => !dropped) })
}

export function practiceRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(
    '/quiz/:id/practice',
    described('A quiz with its key, for practice: to anybody, or to who is signed in after the review', Quiz),
    readers(deps),
    quizParam(),
    async (c) => c.json(await getPractice(deps, c.req.valid('param').id, c.get('user'))),
  )

  return routes
}
