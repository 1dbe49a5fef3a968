import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { adminRoutes } from './admins/admins.ts'
import { attemptRoutes } from './attempts/attempts.ts'
import { extraTimeRoutes } from './attempts/extra-time.ts'
import { practiceRoutes } from './attempts/practice.ts'
import { savedWorkRoutes } from './attempts/work/saved-work.ts'
import { authoringRoutes } from './authoring/authoring.ts'
import type { Deps, Env } from './http/deps.ts'
import { healthRoutes } from './http/listening/health.ts'
import { withEntities } from './http/openapi.ts'
import { answerProblem, notFound } from './http/problems.ts'
import { liveRoutes } from './live/live.ts'
import { logRoutes } from './log/log.ts'
import { imageRoutes } from './pictures/images.ts'
import { quizRoutes } from './quizzes/quizzes.ts'
import { regradeRoutes } from './regrade/regrade.ts'
import { reportRoutes } from './reports/reports.ts'
import { adminResultRoutes } from './results/admin-results.ts'
import { keptCardRoutes } from './results/kept-cards.ts'
import { learnerRoutes } from './results/learners.ts'
import { ownDataRoutes } from './results/own-data.ts'
import { resultRoutes } from './results/results.ts'
import { standingRoutes } from './results/standing.ts'
import { authRoutes } from './session/auth.ts'
import { signInRoutes } from './session/sign-in.ts'
import { ownBookingRoutes } from './slots/own-bookings.ts'
import { slotAdminRoutes } from './slots/slot-admin.ts'
import { slotConfigRoutes } from './slots/slot-config.ts'
import { slotRoutes } from './slots/slots.ts'

const DOCUMENTATION = {
  info: { title: 'Quiz elements: reference API', version: '1', description: 'Errors answer {message}.' },
  servers: [{ url: '/api' }],
}

/** The first match wins: /quiz/proxy-image has to come before /quiz/{id}. */
const ROUTES = [
  healthRoutes,
  authRoutes,
  signInRoutes,
  imageRoutes,
  resultRoutes,
  adminResultRoutes,
  authoringRoutes,
  regradeRoutes,
  quizRoutes,
  practiceRoutes,
  attemptRoutes,
  savedWorkRoutes,
  extraTimeRoutes,
  reportRoutes,
  liveRoutes,
  slotRoutes,
  ownBookingRoutes,
  slotAdminRoutes,
  slotConfigRoutes,
  logRoutes,
  adminRoutes,
  learnerRoutes,
  standingRoutes,
  keptCardRoutes,
  ownDataRoutes,
]

/** The API as a fetch function. Paths are those of the contract; the server mounts it at /api. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.onError(answerProblem(deps))
  app.notFound(() => {
    throw notFound('Not found', { code: 'not_found' })
  })
  for (const routes of ROUTES) app.route('/', routes(deps))
  app.get('/openapi.json', async (context) =>
    context.json(await withEntities(await generateSpecs(app, { documentation: DOCUMENTATION }))),
  )
  return app
}
