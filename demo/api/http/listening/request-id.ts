import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Formats that proxies use: hexadecimal digits, UUIDs, `Root=1-…`. Anything else may be too long, or an attack on readers of the log. */
const SANE = /^[\w.:+/=@;-]{1,128}$/

/** W3C Trace Context: the second part names the trace; all zeros name none. */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(-|$)/

/** The id by which all logs on the way know a call: the caller's `X-Request-Id`, else its trace, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = String(headers['x-request-id'] ?? '')
  if (SANE.test(given)) return given
  return TRACE.exec(String(headers.traceparent ?? ''))?.[1] ?? randomUUID()
}
