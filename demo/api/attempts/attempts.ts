import { Hono } from 'hono'
import { Quiz, StartAnswer, SubmitBody, TakenAnswer } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import type { UserRow } from '../database/tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { body, uuidParam } from '../http/problems.ts'
import {
  getStanding,
  readQuestions,
  rememberOpening,
  type Standing,
  withoutKey,
} from '../quizzes/quiz-store.ts'
import { toQuiz, toSummary } from '../quizzes/quizzes.ts'
import { requireUser } from '../session/session.ts'
import { admit, findAdmission } from './admission.ts'
import { startQuiz } from './starts.ts'
import { submitAnswers } from './submissions.ts'

/** With the answer key only for administrators and after submission. */
async function openQuiz(deps: Deps, { quiz, submitted, version }: Standing, user: UserRow) {
  const { db } = deps
  if (!submitted) await rememberOpening(db, quiz, user.id, nowOf(deps))
  const questions = await readQuestions(db, quiz.id, submitted ? version : quiz.version)
  return toQuiz(quiz, user.is_admin || submitted ? questions : withoutKey(questions))
}

/** GET /quiz/{id}/access: opens a quiz to take it. `start` announces that this API keeps the clock. */
async function accessQuiz(deps: Deps, quizId: string, user: UserRow) {
  const standing = await getStanding(deps.db, quizId, user)
  await admit(deps.db, standing.quiz, user, nowOf(deps), standing.start)
  return { ...(await openQuiz(deps, standing, user)), start: true }
}

/** GET /quiz/{id}: without the questions for learners who have neither submitted nor a running slot. */
async function showQuiz(deps: Deps, quizId: string, user: UserRow) {
  const standing = await getStanding(deps.db, quizId, user)
  if (user.is_admin || standing.submitted) return openQuiz(deps, standing, user)
  const admission = await findAdmission(deps.db, standing.quiz, user, nowOf(deps))
  return admission ? openQuiz(deps, standing, user) : { ...toSummary(standing.quiz), questions: [] }
}

const quizId = () => uuidParam('id', 'Quiz not found')

export function attemptRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get('/quiz/:id', described('Shows a quiz', Quiz), user, quizId(), async (c) =>
    c.json(await showQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.get('/quiz/:id/access', described('Opens a quiz in your slot', Quiz), user, quizId(), async (c) =>
    c.json(await accessQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.get(
    '/quiz/:id/taken',
    described('Tells whether you have submitted this quiz', TakenAnswer),
    user,
    quizId(),
    async (c) => {
      const { submitted } = await getStanding(deps.db, c.req.valid('param').id, c.get('user'))
      return c.json({ taken: submitted })
    },
  )

  routes.post(
    '/quiz/:id/start',
    described('Starts your time at a quiz; again: the time that was started', StartAnswer),
    user,
    limit(deps, 'start'),
    quizId(),
    async (c) => c.json(await startQuiz(deps, c.req.valid('param').id, c.get('user'))),
  )

  routes.post(
    '/quiz/:id/submit',
    described('Submits your answers; the same answers again: the same result', Result),
    user,
    limit(deps, 'submit'),
    quizId(),
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
