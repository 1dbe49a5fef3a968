import { Hono } from 'hono'
import { StartAnswer, SubmitBody, TakenAnswer } from '../../../src/domain/attempts/attempt-calls.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, noQuiz, quizParam } from '../http/problems.ts'
import { recordPresence } from '../people/presence.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { getStanding, readVersion, type Standing } from '../quizzes/quiz-store.ts'
import { questionsFor, toIntro, toQuiz } from '../quizzes/quizzes.ts'
import { requireUser } from '../session/guards.ts'
import { admit, isInTime, timeOver } from './admission.ts'
import { findReviewOpening } from './review-opening.ts'
import { startQuiz } from './starts.ts'
import { submitAnswers } from './submissions.ts'
import { countWork } from './work/work-count.ts'

const extraTimeOf = ({ duration }: QuizRow, { time_factor: timeFactor }: UserRow) =>
  timeFactor > 1 && { timeFactor, extraMinutes: duration * (timeFactor - 1) }

/** Whether a learner may read the questions now: while they can submit, and once the review is open. */
async function mayRead(deps: Deps, { quiz, submitted, start }: Standing): Promise<boolean> {
  const at = nowOf(deps)
  if (!submitted && (!start || isInTime(start, at))) return start !== undefined
  return !(await findReviewOpening(deps.db, quiz, at))
}

/** What a person may read of a quiz that they take: their own set of questions. */
async function openQuiz(deps: Deps, standing: Standing, user: UserRow) {
  const { quiz, submitted, version } = standing
  if (!user.is_admin && !(await mayRead(deps, standing)))
    return toIntro(quiz, await readVersion(deps.db, quiz.id, version))
  return toQuiz(quiz, await questionsFor(deps.db, quiz.id, version, user, submitted || user.is_admin))
}

/**
 * GET /quiz/{id}/access: opens a quiz to take it. `start` announces that this API keeps the clock. Before the start the answer has the
 * extra time, after it the version, which says that there is an attempt to continue. Throws 404, like `admit`, and 400 once the
 * attempt is over.
 */
async function accessQuiz(deps: Deps, quizId: string, user: UserRow) {
  const standing = await getStanding(deps.db, quizId, user)
  const { quiz: row, submitted, start } = standing
  const at = nowOf(deps)
  await admit(deps.db, row, user, at, start)
  if (start && !submitted && !user.is_admin && !isInTime(start, at)) throw timeOver()
  const quiz = { ...(await openQuiz(deps, standing, user)), start: true }
  return start ? quiz : { ...quiz, version: undefined, ...extraTimeOf(row, user) }
}

/** GET /quiz/{id}: administrators get the editable quiz, and how many attempts and results depend on it. Throws 404. */
async function showQuiz(deps: Deps, quizId: string, user: UserRow) {
  const standing = await getStanding(deps.db, quizId, user)
  if (!user.is_admin) return openQuiz(deps, standing, user)
  if (standing.quiz.deleted_at) throw noQuiz()
  const { id, version } = standing.quiz
  const authored = { ...(await readVersionInForce(deps.db, id, version)), version }
  return { ...toQuiz(standing.quiz, authored), ...(await countWork(deps.db, id, nowOf(deps))) }
}

export function attemptRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get('/quiz/:id', described('Shows a quiz', Quiz), user, quizParam(), async (c) =>
    c.json(await showQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.get(
    '/quiz/:id/access',
    described('Opens a quiz in your slot', Quiz),
    user,
    recordPresence(deps),
    quizParam(),
    async (c) => c.json(await accessQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.get(
    '/quiz/:id/taken',
    described('Says whether you have submitted this quiz', TakenAnswer),
    user,
    quizParam(),
    async (c) => {
      const { submitted } = await getStanding(deps.db, c.req.valid('param').id, c.get('user'))
      return c.json({ taken: submitted })
    },
  )

  routes.post(
    '/quiz/:id/start',
    described('Starts your time for a quiz; repeated calls return the first start', StartAnswer, 'start'),
    user,
    limit(deps, 'start'),
    quizParam(),
    async (c) => c.json(await startQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.post(
    '/quiz/:id/submit',
    described('Submits your answers; the same answers again return the same result', Result),
    user,
    limit(deps, 'submit'),
    quizParam(),
    body(SubmitBody),
    async (c) => {
      const { result, repeated } = await submitAnswers(
        deps,
        c.req.valid('param').id,
        c.get('user'),
        c.req.valid('json'),
      )
      if (repeated) c.header('Idempotent-Replay', 'true')
      return c.json(result)
    },
  )

  return routes
}
