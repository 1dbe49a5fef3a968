import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Address } from './deps.ts'

type Scope = Pick<Address, 'secure'>

/** Under https browsers accept `__Host-…` cookies from this host only, so sibling hosts cannot plant one. */
const prefixOf = ({ secure }: Scope) => (secure ? ({ prefix: 'host' } as const) : {})

/** `__Host-` requires the path `/`. */
const optionsOf = (scope: Scope, path: string) => ({
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: scope.secure,
  path: scope.secure ? '/' : path,
  ...prefixOf(scope),
})

export const readCookie = (context: Context, scope: Scope, name: string): string | undefined =>
  getCookie(context, name, prefixOf(scope).prefix)

interface Cookie {
  name: string
  value: string
  lastsMs: number
  path?: string
}

/** Sets an HTTP-only, same-site cookie. */
export const writeCookie = (context: Context, scope: Scope, { name, value, lastsMs, path = '/' }: Cookie) =>
  setCookie(context, name, value, { ...optionsOf(scope, path), maxAge: lastsMs / SECOND_MS })

/** Undefined for a cookie that was not signed with this secret. */
export const readSignedCookie = async (context: Context, scope: Scope, name: string, secret: string) =>
  (await getSignedCookie(context, secret, name, prefixOf(scope).prefix)) || undefined

/** Like `writeCookie`, but clients cannot forge or change the value. */
export const writeSignedCookie = (
  context: Context,
  scope: Scope,
  { name, value, lastsMs, path = '/' }: Cookie,
  secret: string,
) => setSignedCookie(context, name, value, secret, { ...optionsOf(scope, path), maxAge: lastsMs / SECOND_MS })

export const clearCookie = (
  context: Context,
  scope: Scope,
  { name, path = '/' }: Pick<Cookie, 'name' | 'path'>,
) => deleteCookie(context, name, optionsOf(scope, path))
