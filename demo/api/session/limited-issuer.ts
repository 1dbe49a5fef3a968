import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../http/deps.ts'
import { ISSUER_MOUNT } from '../http/limits/address.ts'
import { secondsToWait } from '../http/limits/limits.ts'
import { networkOf } from '../http/limits/network.ts'
import { busyPage } from './busy-page.ts'
import type { Issuer } from './issuer.ts'

/** Steps that only store something after a counted step, and calls of the server itself. */
const LATER_STEPS = new RegExp(
  `^(GET ${ISSUER_MOUNT}/(choose|auth)/[\\w-]+|(GET|POST) ${ISSUER_MOUNT}/(token|jwks|me|\\.well-known/[\\w-]+))$`,
)

/** Limits the steps that store rows: starting a sign-in, and making up a person. */
export const limitedIssuer =
  (deps: Pick<Deps, 'limits'>, { handle }: Issuer) =>
  async (request: IncomingMessage, response: ServerResponse, remoteAddress: string): Promise<void> => {
    const { method, url = '' } = request
    const [path, query] = url.split('?')
    const isLater = LATER_STEPS.test(`${method} ${path}`)
    const seconds = isLater ? undefined : await secondsToWait(deps, 'issuer', networkOf(remoteAddress))
    if (seconds === undefined) return handle(request, response)
    const { headers, html } = busyPage(seconds, `?${query ?? ''}`)
    response.writeHead(429, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
