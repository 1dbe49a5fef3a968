import type { Context, MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../http/deps.ts'
import { secondsToWait } from '../http/limits/limits.ts'
import { networkOf } from '../http/limits/network.ts'
import type { DeviceCookie } from './device.ts'
import { escaped, pagePolicy, plainPage } from './plain-page.ts'

/** A 429 as a page, because people see it in their browser. `again` is the address for another try. */
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

/** A known device has a limit of its own; all others share that of their network. */
export const limitBeginning =
  (deps: Deps, cookie: DeviceCookie): MiddlewareHandler<Env> =>
  async (context, next) => {
    const device = await cookie.read(context)
    const seconds = device
      ? await secondsToWait(deps, 'device', device)
      : await secondsToWait(deps, 'signIn', networkOf(context.env.remoteAddress))
    if (seconds === undefined) return next()
    // A relative address, since a proxy may have removed a prefix of the path.
    return answerBusy(context, seconds, new URL(context.req.url).search || '?')
  }
