import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What proxies make: hexadecimal digits, UUIDs, `Root=1-…`. Anything else may be long, or meant for whoever reads the log. */
const SANE = /^[\w.:+/=@;-]{1,128}$/

/** W3C Trace Context: the second part names the trace; all zeros name none. */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(-|$)/

/** By what a call is found in the logs of all that it went through: the caller's `X-Request-Id`, else its trace, else one of our own. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = String(headers['x-request-id'] ?? '')
  if (SANE.test(given)) return given
  return TRACE.exec(String(headers.traceparent ?? ''))?.[1] ?? randomUUID()
}
