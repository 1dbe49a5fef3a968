import * as v from 'valibot'

/** What is known about a failed call. `retryAfterSeconds` is the `Retry-After` header. */
export interface FailureFacts {
  message: string
  status?: number | undefined
  code?: string | undefined
  /** The message's parameters, if it has a code. */
  parameters?: unknown
  /** fetch itself failed: no response. */
  typeError?: boolean | undefined
  slotRequired?: boolean | undefined
  /** The API's features, from its refusal of a visitor's GET /auth/me. */
  features?: readonly string[] | undefined
  retryAfterSeconds?: number | undefined
}

const AUTHENTICATION_WORDS = [
  'unauthorized',
  'token expired',
  'session expired',
  'invalid token',
  'authentication failed',
  'access denied',
  'forbidden',
]
const SESSION_WORDS = [
  'unauthorized',
  'token expired',
  'session expired',
  'invalid token',
  'authentication failed',
]
const NETWORK_WORDS = [
  'network error',
  'failed to fetch',
  'connection refused',
  'timeout',
  'no internet',
  'offline',
]

const mentions = (message: string, words: readonly string[]) => {
  const lower = message.toLowerCase()
  return words.some((word) => lower.includes(word))
}

/** The classes of failures, as in section 8 of the specification. */
export function isAuthenticationFailure({ message, status, typeError }: FailureFacts): boolean {
  if (typeError && mentions(message, ['fetch'])) return false
  return status === 401 || status === 403 || mentions(message, AUTHENTICATION_WORDS)
}

export const isNetworkFailure = ({ message, typeError }: FailureFacts) =>
  Boolean(typeError) || mentions(message, NETWORK_WORDS)

export function isRetryable(facts: FailureFacts): boolean {
  const { status = 0 } = facts
  if (isAuthenticationFailure(facts)) return false
  if (status === 429) return true
  if (status >= 400 && status < 500) return false
  return status >= 500 || isNetworkFailure(facts)
}

/**
 * Whether a failure signs the user out: a 401, or a message about token or session. A missing slot or permission does
 * not.
 */
export function endsSession(facts: FailureFacts): boolean {
  if (facts.typeError) return false
  if (facts.status === 401) return true
  if (facts.slotRequired || mentions(facts.message, ['slot', 'permission denied'])) return false
  return mentions(facts.message, SESSION_WORDS)
}

/** The only error that leaves the api floor. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: number | undefined
  readonly code: string | undefined
  readonly parameters: unknown
  readonly slotRequired: boolean
  readonly features: readonly string[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly sessionExpired: boolean
  readonly network: boolean
  readonly retryable: boolean

  constructor(facts: FailureFacts, options?: ErrorOptions) {
    super(facts.message, options)
    this.status = facts.status
    this.code = facts.code
    this.parameters = facts.parameters
    this.slotRequired = facts.slotRequired ?? false
    this.features = facts.features
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.sessionExpired = endsSession(facts)
    this.network = isNetworkFailure(facts)
    this.retryable = isRetryable(facts)
  }
}

/** The code of responses that break the contract: an HTML page with status 200, truncated JSON. */
export const UNEXPECTED_ANSWER = 'unexpected_answer'

/** The code if attempts changed so often that their pages were never consistent. */
export const RESULTS_CHANGED = 'results_changed'

/** Messages of failures whose response has none; `reasonOf` gives them specific reasons. */
export const REQUEST_FAILED = 'Request failed'
export const SLOT_REQUIRED_MESSAGE = 'Slot required'

/** Handles a Failure and rethrows any other error, which is a bug. For `promise.catch(onFailure(…))`. */
export const onFailure =
  <Outcome>(handle: (failure: Failure) => Outcome) =>
  (error: unknown): Outcome => {
    if (error instanceof Failure) return handle(error)
    throw error
  }

/** The action that failed, as in 'Failed to …'. */
export type Action =
  | 'analyse-questions'
  | 'answer-report'
  | 'book-slot'
  | 'cancel-booking'
  | 'change-account'
  | 'check-session'
  | 'create-quiz'
  | 'delete-data'
  | 'delete-quiz'
  | 'duplicate-quiz'
  | 'export-results'
  | 'extend-time'
  | 'fetch-available-slots'
  | 'fetch-quizzes'
  | 'fetch-slot-bookings'
  | 'fetch-slot-configuration'
  | 'fetch-slot-overview'
  | 'fetch-slot-statistics'
  | 'fetch-slot-summary'
  | 'generate-slots'
  | 'load-analytics'
  | 'load-quiz'
  | 'report-question'
  | 'load-quiz-statistics'
  | 'load-data'
  | 'load-log'
  | 'load-people'
  | 'load-person'
  | 'load-reports'
  | 'load-results'
  | 'load-results-data'
  | 'load-room'
  | 'load-your-results'
  | 'logout'
  | 'regrade'
  | 'reset-attempt'
  | 'reset-configuration'
  | 'save-extra-time'
  | 'save-group'
  | 'send-message'
  | 'start-quiz'
  | 'submit-quiz'
  | 'update-configuration'
  | 'update-quiz'
  | 'upload-image'

const coded = <Code extends string>(code: Code) => v.object({ code: v.literal(code) })

/** Why a call failed, for people; `said` is the server's message. A schema, because refused attempts store their reason. */
export const Reason = v.union([
  coded('too-many-requests'),
  coded('quiz-closed'),
  coded('quiz-not-found'),
  coded('no-permission'),
  coded('session-expired'),
  coded('network'),
  coded('results-changed'),
  coded('slot-required'),
  coded('unexpected-answer'),
  coded('request-failed'),
  v.object({
    code: v.literal('said'),
    message: v.string(),
    by: v.optional(v.string()),
    parameters: v.optional(v.unknown()),
  }),
  coded('unknown'),
])
export type Reason = v.InferOutput<typeof Reason>

type Row<Code> = [applies: (failure: Failure) => boolean, code: Code]
const says = (words: string) => (failure: Failure) => mentions(failure.message, [words])

/** The friendly messages of section 8 of the specification; specific rows come before the classes. */
const REASONS: Row<Exclude<Reason['code'], 'said' | 'unknown'>>[] = [
  [says('too many requests'), 'too-many-requests'],
  [says('not currently active'), 'quiz-closed'],
  [says('quiz not found'), 'quiz-not-found'],
  [says('permission denied'), 'no-permission'],
  [(failure) => failure.sessionExpired, 'session-expired'],
  [(failure) => failure.network, 'network'],
  [(failure) => failure.code === RESULTS_CHANGED, 'results-changed'],
  [({ message }) => message === SLOT_REQUIRED_MESSAGE, 'slot-required'],
  [({ code }) => code === UNEXPECTED_ANSWER, 'unexpected-answer'],
  [({ message }) => message === REQUEST_FAILED, 'request-failed'],
]

const MESSAGE_LIMIT = 100

/** Server messages are shown unless too long to be meant for people. */
export function reasonOf(failure: Failure): Reason {
  const row = REASONS.find(([applies]) => applies(failure))
  if (row) return { code: row[1] }
  const { message } = failure
  if (!message || message.length >= MESSAGE_LIMIT) return { code: 'unknown' }
  return { code: 'said', message, by: failure.code, parameters: failure.parameters }
}

/** Whether a quiz was refused because no slot is running. */
export const needsSlot = (failure: Failure) =>
  failure.slotRequired || mentions(failure.message, ['slot time'])

/** Why a submission failed; `other` is explained like any call. `other-answers-stored`: other answers came first. */
export const SubmitReason = v.union([
  coded('other-answers-stored'),
  coded('submission-closed'),
  coded('too-many-submissions'),
  coded('submission-lost'),
  v.object({ code: v.literal('other'), reason: Reason }),
])
export type SubmitReason = v.InferOutput<typeof SubmitReason>

const SUBMIT_REASONS: Row<Exclude<SubmitReason['code'], 'other' | 'other-answers-stored'>>[] = [
  [says('not currently active'), 'submission-closed'],
  [(failure) => failure.status === 429 || says('too many requests')(failure), 'too-many-submissions'],
  [(failure) => failure.retryable && failure.network, 'submission-lost'],
]

export function submitReasonOf(failure: Failure): SubmitReason {
  const row = SUBMIT_REASONS.find(([applies]) => applies(failure))
  return row ? { code: row[1] } : { code: 'other', reason: reasonOf(failure) }
}
