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
import { readers } from '../session/guards.ts'
import { findReviewOpening } from './review-opening.ts'

/** Whether somebody can still start the quiz, or submit it. */
const isRunning = async (db: Db, quiz: QuizRow, at: Date) =>
  (await findReviewOpening(db, { ...quiz, review_from: 'quiz-ended' }, at)) !== undefined

/**
 * Throws 409 if the answer key would become public while learners are graded by it: once somebody has started the quiz, until nobody
 * can submit it any more. A quiz with a public key cannot be started. Lock the quiz's row first.
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
 * The practice questions of somebody who is signed in, once their review is open. While others can still submit, these are the
 * questions that the person has submitted: neither those drawn for others, nor later edits. Throws 403 before.
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

/** Throws 404 for a quiz that is not for practice, so that visitors do not learn that it exists. */
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
    described(
      'Shows a quiz with its key, for practice: to anybody, or after the review to learners who are signed in',
      Quiz,
      'public',
    ),
    readers(deps),
    quizParam(),
    async (c) => c.json(await getPractice(deps, c.req.valid('param').id, c.get('user'))),
  )

  return routes
}
