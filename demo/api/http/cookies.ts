import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Address } from './deps.ts'

type Scope = Pick<Address, 'secure'>

/**
 * On an encrypted address a browser takes a cookie named `__Host-…` from this very host alone: no other host of the same
 * domain can put one of its own in the place of ours.
 */
const prefixOf = ({ secure }: Scope) => (secure ? ({ prefix: 'host' } as const) : {})

/** The prefix wants the path of all. */
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

/** Sets a cookie that scripts cannot read and that other sites' forms do not send. */
export const giveCookie = (context: Context, scope: Scope, { name, value, lastsMs, path = '/' }: Cookie) =>
  setCookie(context, name, value, { ...optionsOf(scope, path), maxAge: lastsMs / SECOND_MS })

export const takeCookie = (
  context: Context,
  scope: Scope,
  { name, path = '/' }: Pick<Cookie, 'name' | 'path'>,
) => deleteCookie(context, name, optionsOf(scope, path))
