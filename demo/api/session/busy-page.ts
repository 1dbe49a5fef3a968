import type { Context, MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../http/deps.ts'
import { secondsToWait } from '../http/limits.ts'
import { escaped, pagePolicy, plainPage } from './plain-page.ts'

/** 429 for people: they see this answer in their browser's window. `again` is the address to try again. */
export function answerBusy(context: Context<Env>, seconds: number, again: string) {
  context.header('Retry-After', String(seconds))
  context.header('Content-Security-Policy', pagePolicy())
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`
  return context.html(
    plainPage(
      'Too many sign-ins at once',
      `<p>Please wait ${wait}, then try again. Nothing is lost.</p>
<a class="primary" href="${escaped(again)}">Try again</a>`,
    ),
    429,
  )
}

/** Limits the steps of the sign-in that a browser navigates to. */
export const limitNavigation =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (context, next) => {
    const seconds = await secondsToWait(deps, 'signIn', context.env.remoteAddress)
    if (seconds === undefined) return next()
    // The same path again, whatever prefix a proxy has taken off it.
    return answerBusy(context, seconds, new URL(context.req.url).search || '?')
  }
