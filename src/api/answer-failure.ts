import * as v from 'valibot'
import { Failure, REQUEST_FAILED, UNEXPECTED_ANSWER } from '../domain/lib/failure.ts'
import { retryAfterSeconds } from '../domain/lib/retry.ts'
import { FeatureNames } from '../domain/session/session.ts'

/* Why an answer is none that was hoped for: its body, its status and its headers as a Failure. */

export const dateOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '')

/** Stands for a body that is no JSON: an HTML page, a truncated answer. Nothing at all is undefined. */
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

/** Statuses that mean the same whoever sends them. */
const ANYBODYS = [401, 409, 429]

export function failureOfStatus(response: Response & { _data?: unknown }): Failure {
  const { status, headers, _data: answer } = response
  const read = v.safeParse(ErrorAnswer, answer)
  const facts = read.success ? read.output : undefined
  // A firewall's page, say: as if the call had been lost.
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
