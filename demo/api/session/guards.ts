import type { Context, MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../http/deps.ts'
import { count } from '../http/limits/limits.ts'
import { Problem, permissionDenied, unauthorized } from '../http/problems.ts'
import { type FoundSession, findSession, readSessionCookie } from './session.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function bearerOf(context: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
}

/** CSRF: browsers send the cookie with any request, so writes need a known origin. */
function refuseForeignOrigin(context: Context, { address }: Deps) {
  if (SAFE_METHODS.has(context.req.method)) return
  if (address.origins.has(context.req.header('origin') ?? '')) return
  throw new Problem(403, 'Permission denied: this site may not act for you', { code: 'origin' })
}

interface Credentials extends FoundSession {
  token: string
}

async function findCredentials(context: Context<Env>, deps: Deps): Promise<Credentials | undefined> {
  const bearer = bearerOf(context)
  const token = bearer ?? readSessionCookie(context, deps)
  const found = token && (await findSession(deps, token))
  if (!found) return undefined
  if (bearer === undefined) refuseForeignOrigin(context, deps)
  return { ...found, token }
}

async function signIn(context: Context<Env>, deps: Deps, { user, token, usedAt }: Credentials) {
  context.set('user', user)
  context.set('token', token)
  context.set('usedAt', usedAt)
  context.env.userId = user.id
  if (context.req.method === 'GET') await count(deps, 'read', context)
}

/** Throws 401 for visitors; sets `c.get('user')` and `c.get('token')`. */
export const requireUser =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const credentials = await findCredentials(context, deps)
    if (!credentials) throw unauthorized()
    await signIn(context, deps, credentials)
    await next()
  }

/** Throws 401 for visitors, 403 for learners; sets the same as `requireUser`. */
export const requireAdmin =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const credentials = await findCredentials(context, deps)
    if (!credentials) throw unauthorized()
    if (!credentials.user.is_admin) throw permissionDenied()
    await signIn(context, deps, credentials)
    await next()
  }

/** Lets visitors through; `c.get('user')` is undefined for them. */
export const optionalUser =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const credentials = await findCredentials(context, deps)
    if (credentials) await signIn(context, deps, credentials)
    await next()
  }

/** Like `optionalUser`, for expensive reads. Throws 429 once a visitor's network reads too much. */
export const readers =
  (deps: Deps): MiddlewareHandler<Env> =>
  (context, next) =>
    optionalUser(deps)(context, async () => {
      if (!context.get('user')) await count(deps, 'visit', context)
      await next()
    })
