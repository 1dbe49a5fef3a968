import { Hono } from 'hono'
import * as v from 'valibot'
import { FEATURES } from '../../../src/domain/session/features.ts'
import {
  MessageAnswer,
  SessionAnswer,
  TokenBody,
  ValidateTokenAnswer,
} from '../../../src/domain/session/session.ts'
import { SessionEntry } from '../../../src/domain/session/sessions.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { count } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, query, unauthorized, unlessInTrouble } from '../http/problems.ts'
import { toUser } from '../people/users.ts'
import { optionalUser, requireUser } from './guards.ts'
import {
  clearSessionCookie,
  endSessions,
  exchangeCode,
  findSession,
  listSessions,
  revoke,
  setSessionCookie,
} from './session.ts'
import { noteUse } from './use.ts'

/** Routes of the session: current user, token validation, logout. */
export function authRoutes(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const signedIn = requireUser(deps)

  app.get('/auth/me', described('Who is signed in', SessionAnswer), optionalUser(deps), async (context) => {
    if (!context.get('user')) {
      const { requestId } = context.env
      return context.json({ message: unauthorized().message, features: FEATURES, requestId }, 401)
    }
    await unlessInTrouble(noteUse(deps.db, context.var, nowOf(deps)))
    setSessionCookie(context, deps, context.get('token'))
    return context.json({ user: toUser(context.get('user')), features: FEATURES })
  })

  app.get(
    '/auth/validate-token',
    described('Whether a token is valid', ValidateTokenAnswer),
    signedIn,
    (context) => context.json({ valid: true, user: toUser(context.get('user')) }),
  )

  app.post(
    '/auth/token',
    described(
      'Exchanges the one-time code of the sign-in; use the returned `token` from now on',
      SessionAnswer,
    ),
    body(TokenBody),
    async (context) => {
      const { token: given, verifier } = context.req.valid('json')
      const exchanged = await exchangeCode(deps, { token: given, verifier })
      // A session's own token may be exchanged for the cookie. Sign-ins from a browser never return one.
      const found = exchanged || verifier ? exchanged : await findSession(deps, given)
      const user = found?.user
      if (!user) {
        // Valid codes were already counted when the sign-in began.
        await count(deps, 'signIn', context)
        throw unauthorized()
      }
      setSessionCookie(context, deps, exchanged?.token ?? given)
      const token = exchanged && { token: exchanged.token }
      return context.json({ user: toUser(user), features: FEATURES, ...token })
    },
  )

  app.post('/auth/logout', described('Ends the session', MessageAnswer), signedIn, async (context) => {
    await revoke(deps.db, context.get('token'))
    clearSessionCookie(context, deps)
    return context.json({ message: 'Logged out successfully' })
  })

  app.get(
    '/auth/sessions',
    described('Lists your sessions, the latest first', v.array(SessionEntry), 'sessions'),
    signedIn,
    async (context) =>
      context.json(await listSessions(deps.db, context.get('user').id, context.get('token'), nowOf(deps))),
  )

  app.delete(
    '/auth/sessions',
    described('Ends all your sessions, or with keep=this all others', MessageAnswer, 'sessions'),
    signedIn,
    query(v.object({ keep: v.optional(v.literal('this')) })),
    async (context) => {
      const kept = context.req.valid('query').keep && context.get('token')
      await endSessions(deps.db, context.get('user').id, kept)
      if (!kept) clearSessionCookie(context, deps)
      return context.json({ message: 'Signed out everywhere' })
    },
  )

  return app
}
