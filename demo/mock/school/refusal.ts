import * as v from 'valibot'
import type { ApiMessage } from '../../../src/domain/lib/api-messages.ts'

interface RefusalFacts {
  code?: ApiMessage['code']
  parameters?: object
  slotRequired?: true
}

/** Thrown by a handler: the status and message of its answer. */
export class Refusal extends Error {
  readonly status: number
  readonly facts: object

  constructor(status: number, message: string, facts: RefusalFacts & object = {}) {
    super(message)
    this.status = status
    this.facts = facts
  }
}

/** What a handler answers with a status other than 200. */
export class Answer {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

export const notFound = (message = 'Not found', code?: ApiMessage['code']) =>
  new Refusal(404, message, code && { code })
export const conflict = (message: string, code?: ApiMessage['code']) =>
  new Refusal(409, message, code && { code })
export const invalid = (field: string, problem: string) =>
  new Refusal(400, `${field}: ${problem}`, { code: 'invalid', parameters: { field, problem } })
export const unauthorized = () => new Refusal(401, 'Session expired or unknown. Please sign in.')

/** The values of a query or body. Throws 400 that names the first wrong field. */
export function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'body'
  throw invalid(field, issue.message)
}
