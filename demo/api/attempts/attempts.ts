import { Hono } from 'hono'
import { Quiz, StartAnswer, SubmitBody, TakenAnswer, usesMath } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import type { QuizRow, UserRow } from '../database/tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { body, uuidParam } from '../http/problems.ts'
import { getStanding, readVersion, type Standing, type Version } from '../quizzes/quiz-store.ts'
import { questionsFor, toQuiz, toSummary } from '../quizzes/quizzes.ts'
import { requireUser } from '../session/session.ts'
import { admit } from './admission.ts'
import { startQuiz } from './starts.ts'
import { submitAnswers } from './submissions.ts'
import { countWork } from './work-count.ts'

/** Before the start nobody but administrators reads a question; what the browser may load ahead is told all the same. */
const toIntro = (quiz: QuizRow, { questions }: Version) => ({
  ...toSummary(quiz),
  questions: [],
  usesMath: usesMath(questions),
})

/** What a person may read of a quiz now: administrators what they may edit, learners their own paper from the start on. */
async function openQuiz({ db }: Deps, { quiz, submitted, start, version }: Standing, user: UserRow) {
  if (user.is_admin) return toQuiz(quiz, await questionsFor(db, quiz.id, quiz.version, user))
  if (!start && !submitted) return toIntro(quiz, await readVersion(db, quiz.id, quiz.version))
  return toQuiz(quiz, await questionsFor(db, quiz.id, version, user, submitted))
}

/** GET /quiz/{id}/access: opens a quiz to take it. `start` announces that this API keeps the clock. */
async function accessQuiz(deps: Deps, quizId: string, user: UserRow) {
  const standing = await getStanding(deps.db, quizId, user)
  await admit(deps.db, standing.quiz, user, nowOf(deps), standing.start)
  return { ...(await openQuiz(deps, standing, user)), start: true }
}

/** GET /quiz/{id}; administrators are told what hangs on it, before they change or delete it. */
async function showQuiz(deps: Deps, quizId: string, user: UserRow) {
  const quiz = await openQuiz(deps, await getStanding(deps.db, quizId, user), user)
  return user.is_admin ? { ...quiz, ...(await countWork(deps.db, quizId, nowOf(deps))) } : quiz
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
