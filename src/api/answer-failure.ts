import * as v from 'valibot'
import { Failure, REQUEST_FAILED, UNEXPECTED_ANSWER } from '../domain/lib/failure.ts'
import { retryAfterSeconds } from '../domain/lib/retry.ts'
import { FeatureNames } from '../domain/session/session.ts'

/* An error response as a Failure, from its body, status and headers. */

export const dateOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '')

/** Stands for a body that is not JSON, such as an HTML page or a truncated answer. An empty body is undefined. */
export const NOT_JSON = Symbol('not JSON')

export function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return NOT_JSON
  }
}

/** Per-field fallbacks: a numeric code must not cost the message. */
const ErrorAnswer = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  parameters: v.optional(v.unknown()),
  slotRequired: v.fallback(v.optional(v.boolean()), undefined),
  features: v.fallback(v.optional(FeatureNames), undefined),
})

/** Statuses that mean the same from any server. */
const ANYBODYS = [401, 409, 429]

export function failureOfStatus(response: Response & { _data?: unknown }): Failure {
  const { status, headers, _data: answer } = response
  const read = v.safeParse(ErrorAnswer, answer)
  const facts = read.success ? read.output : undefined
  // For example a firewall's page: treated as a lost call.
  const isSpoken = answer !== undefined && answer !== NOT_JSON
  return new Failure({
    message: isSpoken ? (facts?.message ?? REQUEST_FAILED) : 'Network error',
    status: isSpoken || status >= 500 || ANYBODYS.includes(status) ? status : undefined,
    code: facts?.code,
    parameters: facts?.parameters,
    slotRequired: facts?.slotRequired,
    features: facts?.features,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), dateOf(response)),
  })
}

export const unexpectedAnswer = (status: number) =>
  new Failure({
    message: 'The server sent an unexpected answer. Please try again later.',
    status,
    code: UNEXPECTED_ANSWER,
  })
