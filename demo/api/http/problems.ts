import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { validator } from 'hono-openapi'
import * as v from 'valibot'
import type { ApiMessage } from '../../../src/domain/lib/api-messages.ts'
import { codeOf, type Trouble, troubleOf } from '../lib/trouble.ts'
import type { Deps, Env } from './deps.ts'
import { findUnstorable } from './unstorable.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504

/** Nobody reads these: clients know what to show instead of a message. */
type UntoldCode = 'origin' | 'too_few' | 'hidden'

/** Clients have their own words for every code; a message without one has to speak for itself. */
type ProblemFacts = (ApiMessage | { code?: UntoldCode }) & {
  slotRequired?: boolean
  retryAfterSeconds?: number
}

/** The message of an answer, with its code and the code's parameters. */
export type Answered = {
  [Code in ApiMessage['code']]: { message: string; code: Code } & Figures<Extract<ApiMessage, { code: Code }>>
}[ApiMessage['code']]
type Figures<Said> = keyof Said extends 'code' ? object : { parameters: Omit<Said, 'code'> }

/** An error for the client. Handlers throw it; `answerProblem` turns it into a response. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: Status
  readonly facts: ProblemFacts

  constructor(status: Status, message: string, facts: ProblemFacts = {}) {
    super(message)
    this.status = status
    this.facts = facts
  }
}

const maker = (status: Status) => (message: string, facts?: ProblemFacts) =>
  new Problem(status, message, facts)

export const badRequest = maker(400)
export const notFound = maker(404)
export const conflict = maker(409)
export const tooLarge = maker(413)
export const unsupported = maker(415)
export const unprocessable = maker(422)
export const badGateway = maker(502)
export const gatewaySlow = maker(504)

export const noPerson = () => notFound('Person not found', { code: 'person_unknown' })
export const noUser = () => notFound('User not found', { code: 'user_unknown' })
export const noAttempt = () => notFound('Attempt not found', { code: 'attempt_unknown' })

export const alreadySubmitted = () =>
  unprocessable('You have already submitted this quiz', { code: 'already_submitted' })

export const notStarted = () => badRequest('Start this quiz before you submit it', { code: 'not_started' })

/** The attempt was reset meanwhile, and started again with other questions. */
export const otherVersion = () =>
  unprocessable('These answers belong to another version of this quiz', { code: 'other_version' })

/** Clients sign out when they see this message, so use it for nothing else. */
export const unauthorized = (message = 'Session expired or unknown. Please sign in.') =>
  new Problem(401, message)
export const permissionDenied = (message = 'Permission denied') => new Problem(403, message)
export const slotRequired = (message: string) =>
  new Problem(403, message, { code: 'slot_required', slotRequired: true })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Problem(429, 'Too many requests', { retryAfterSeconds })

/** An invalid field. `problem` is for developers. */
export const invalid = (field: string, problem: string) =>
  badRequest(`${field}: ${problem}`, { code: 'invalid', field, problem })

/** A field that is too large. */
export const tooManyBytes = (field: string, megabytes: number) =>
  tooLarge(`${field}: must be at most ${megabytes} MB`, { code: 'too_large', field, megabytes })

/** The answers while the database is in trouble. Its restart takes seconds, so earlier retries are wasted. */
const TROUBLES: Record<Trouble, { message: string; retryAfterSeconds: number }> = {
  database_unreachable: {
    message: 'The database cannot be reached. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  database_busy: { message: 'The database is busy. Please try again in a moment.', retryAfterSeconds: 5 },
  database_full: {
    message: 'The database has no room left, so nothing was stored. Please try again later.',
    retryAfterSeconds: 60,
  },
}

/** A best-effort write: undefined if the database is in trouble. */
export const unlessInTrouble = <Outcome>(work: Promise<Outcome>): Promise<Outcome | undefined> =>
  work.catch((error: Error) => {
    if (troubleOf(error) === undefined) throw error
    return undefined
  })

function databaseProblem(code: Trouble): Problem {
  const { message, retryAfterSeconds } = TROUBLES[code]
  return new Problem(503, message, { code, retryAfterSeconds })
}

function toProblem(error: Error): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status === 400) return invalid('body', 'must be JSON')
  const trouble = troubleOf(error)
  return trouble && databaseProblem(trouble)
}

/** The body of the answer: `{message, code?, parameters?, slotRequired?, requestId?}`. */
export function problemBody({ message, facts }: Problem, requestId?: string) {
  const { code, slotRequired, retryAfterSeconds: _header, ...parameters } = facts
  return {
    message,
    ...(code && { code }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(slotRequired && { slotRequired }),
    ...(requestId && { requestId }),
  }
}

/** Turns any error into JSON; unexpected ones become a bare 500. The listener logs it. */
export const answerProblem =
  ({ writes }: Pick<Deps, 'writes'>) =>
  (error: Error, context: Context<Env>) => {
    writes.failed(error)
    const expected = toProblem(error)
    const problem = expected ?? new Problem(500, 'Internal error', { code: 'internal' })
    const { code, retryAfterSeconds } = problem.facts
    if (problem.status >= 500)
      context.env.failure = { code: codeOf(error) || code, ...(!expected && { unexpected: error }) }
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
    return context.json(problemBody(problem, context.env.requestId), problem.status)
  }

interface Issue {
  message: string
  path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

const pathOf = ({ path = [] }: Issue) =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')

function nameField(target: string, issues: readonly Issue[]): Problem {
  const [issue] = issues
  return issue ? invalid(pathOf(issue) || target, issue.message) : invalid(target, 'is not valid')
}

type Schema = v.GenericSchema

/** Throws 400 with the name of the first field whose text cannot be stored. */
function refuseUnstorable(read: unknown): boolean {
  const field = findUnstorable(read)
  if (field === undefined) return true
  throw badRequest(`${field}: has characters that cannot be stored`, { code: 'unstorable', field })
}

/**
 * Validates the JSON body, and that all its texts can be stored. A 400 names the field: `slotId: Invalid length`. Read the result with
 * `c.req.valid('json')`.
 */
export const body = <Body extends Schema>(schema: Body) =>
  validator('json', v.pipe(schema, v.check<v.InferOutput<Body>>(refuseUnstorable)), (result) => {
    if (!result.success) throw nameField('body', result.error)
  })

/** Validates the query like `body`. Read the result with `c.req.valid('query')`. */
export const query = <Query extends Schema>(schema: Query) =>
  validator('query', schema, (result) => {
    if (!result.success) throw nameField('query', result.error)
  })

/** In lower case, as the database returns it. */
const Uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** Validates an id in the path; throws 404 for anything but a UUID. Read the result with `c.req.valid('param')`. */
export const uuidParam = <Name extends string>(name: Name, missing: () => Problem) =>
  validator('param', v.object({ [name]: Uuid } as Record<Name, typeof Uuid>), (result) => {
    if (!result.success) throw missing()
  })

export const noQuiz = () => notFound('Quiz not found')

/** Validates the id of a quiz in the path, as `uuidParam` does. */
export const quizParam = () => uuidParam('id', noQuiz)
