import { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import { adminResultRoutes } from './admin-results.ts'
import { authRoutes } from './auth.ts'
import { authoringRoutes } from './authoring.ts'
import type { Deps, Env } from './deps.ts'
import { healthRoutes } from './health.ts'
import { imageRoutes } from './images.ts'
import { answerProblem, notFound } from './problems.ts'
import { quizRoutes } from './quizzes.ts'
import { resultRoutes } from './results.ts'
import { signInRoutes } from './sign-in.ts'
import { slotAdminRoutes } from './slot-admin.ts'
import { slotConfigRoutes } from './slot-config.ts'
import { slotRoutes } from './slots.ts'

const DOCUMENTATION = {
  info: { title: 'Quiz elements: reference API', version: '1', description: 'Errors answer {message}.' },
  servers: [{ url: '/api' }],
}

/** The first that fits answers: the images' /quiz/proxy-image comes before /quiz/{id}. */
const ROUTES = [
  healthRoutes,
  authRoutes,
  signInRoutes,
  imageRoutes,
  resultRoutes,
  adminResultRoutes,
  authoringRoutes,
  quizRoutes,
  slotRoutes,
  slotAdminRoutes,
  slotConfigRoutes,
]

/** The API as a fetch function. Paths are those of the contract; the server mounts them under /api. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.onError(answerProblem(deps.log))
  app.notFound(() => {
    throw notFound('Not found')
  })
  for (const routes of ROUTES) app.route('/', routes(deps))
  app.get('/openapi.json', openAPIRouteHandler(app, { documentation: DOCUMENTATION }))
  return app
}
