import { Hono } from 'hono'
import { FEATURES } from '../../../src/domain/session/features.ts'
import {
  MessageAnswer,
  SessionAnswer,
  TokenBody,
  ValidateTokenAnswer,
} from '../../../src/domain/session/session.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits.ts'
import { described } from '../http/openapi.ts'
import { body, unauthorized } from '../http/problems.ts'
import { toUser } from '../people/users.ts'
import {
  findUserByToken,
  giveSessionCookie,
  optionalUser,
  requireUser,
  revoke,
  takeSessionCookie,
} from './session.ts'

/** Routes of the session: current user, token validation, logout. */
export function authRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const signedIn = requireUser(deps)

  app.get('/auth/me', described('Who is signed in', SessionAnswer), optionalUser(deps), (context) => {
    if (!context.get('user'))
      return context.json({ message: unauthorized().message, features: FEATURES }, 401)
    giveSessionCookie(context, deps, context.get('token'))
    return context.json({ user: toUser(context.get('user')), features: FEATURES })
  })

  app.get(
    '/auth/validate-token',
    described('Whether a token is good', ValidateTokenAnswer),
    signedIn,
    (context) => context.json({ valid: true, user: toUser(context.get('user')) }),
  )

  app.post(
    '/auth/token',
    described('Signs in with the token that the sign-in brought back', SessionAnswer),
    limit(deps, 'signIn'),
    body(TokenBody),
    async (context) => {
      const { token } = context.req.valid('json')
      const user = await findUserByToken(deps.db, token, nowOf(deps))
      if (!user) throw unauthorized()
      giveSessionCookie(context, deps, token)
      return context.json({ user: toUser(user), features: FEATURES })
    },
  )

  app.post('/auth/logout', described('Ends the session', MessageAnswer), signedIn, async (context) => {
    await revoke(deps.db, context.get('token'))
    takeSessionCookie(context, deps)
    return context.json({ message: 'Logged out successfully' })
  })

  return app
}
