import type { Context, MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../http/deps.ts'
import { secondsToWait } from '../http/limits/limits.ts'
import { networkOf } from '../http/limits/network.ts'
import type { DeviceCookie } from './device.ts'
import { escaped, pagePolicy, plainPage } from './plain-page.ts'

/** 429 for people: they see this answer in their browser's window. `again` is the address to try again. */
export function busyPage(seconds: number, again: string) {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`
  return {
    headers: { 'Retry-After': String(seconds), 'Content-Security-Policy': pagePolicy() },
    html: plainPage(
      'Too many sign-ins at once',
      `<p>Please wait ${wait}, then try again. Nothing is lost.</p>
<a class="primary" href="${escaped(again)}">Try again</a>`,
    ),
  }
}

export function answerBusy(context: Context<Env>, seconds: number, again: string) {
  const { headers, html } = busyPage(seconds, again)
  return context.html(html, 429, headers)
}

/** A device that is known waits for itself alone; all others share what their network has. */
export const limitBeginning =
  (deps: Deps, cookie: DeviceCookie): MiddlewareHandler<Env> =>
  async (context, next) => {
    const device = await cookie.read(context)
    const seconds = device
      ? await secondsToWait(deps, 'device', device)
      : await secondsToWait(deps, 'signIn', networkOf(context.env.remoteAddress))
    if (seconds === undefined) return next()
    // The same path again, whatever prefix a proxy has taken off it.
    return answerBusy(context, seconds, new URL(context.req.url).search || '?')
  }
