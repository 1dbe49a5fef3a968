/** What is known of a call that went wrong. `retryAfterSeconds` comes from the `Retry-After` header. */
export interface FailureFacts {
  message: string
  status?: number | undefined
  code?: string | undefined
  /** fetch itself failed: nothing came back. */
  typeError?: boolean | undefined
  slotRequired?: boolean | undefined
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

/** The class of a failure (section 8 of the specification). */
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
 * What signs a user out: a 401, or words about the token or session. A refusal for want of a slot or a permission
 * keeps the session.
 */
export function endsSession(facts: FailureFacts): boolean {
  if (facts.typeError) return false
  if (facts.status === 401) return true
  if (facts.slotRequired || mentions(facts.message, ['slot', 'permission denied'])) return false
  return mentions(facts.message, SESSION_WORDS)
}

/** The one kind of error that leaves the api floor. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly status: number | undefined
  readonly code: string | undefined
  readonly slotRequired: boolean
  readonly retryAfterSeconds: number | undefined
  readonly sessionExpired: boolean
  readonly network: boolean
  readonly retryable: boolean

  constructor(facts: FailureFacts, options?: ErrorOptions) {
    super(facts.message, options)
    this.status = facts.status
    this.code = facts.code
    this.slotRequired = facts.slotRequired ?? false
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.sessionExpired = endsSession(facts)
    this.network = isNetworkFailure(facts)
    this.retryable = isRetryable(facts)
  }
}

/** The code of an answer that is not what the contract promises: an HTML page with status 200, truncated JSON. */
export const UNEXPECTED_ANSWER = 'unexpected_answer'

export const SESSION_EXPIRED_MESSAGE = 'Your session has expired. Please sign in again to continue.'
const MESSAGE_LIMIT = 100

type Row = [applies: (failure: Failure) => boolean, message: string]
const says = (words: string) => (failure: Failure) => mentions(failure.message, [words])

/** The friendly-message table (section 8 of the specification); specific rows come before the classes. */
const FRIENDLY_MESSAGES: Row[] = [
  [says('too many requests'), 'Too many requests. Please wait a moment and try again.'],
  [says('not currently active'), 'This quiz is not currently active.'],
  [says('quiz not found'), 'Quiz not found.'],
  [says('permission denied'), 'You do not have permission to perform this action.'],
  [(failure) => failure.sessionExpired, SESSION_EXPIRED_MESSAGE],
  [
    (failure) => failure.network,
    'Network connection issue. Please check your internet connection and try again.',
  ],
]

/** What the user reads. `action` completes 'Failed to …', for example 'fetch quizzes'. */
export function explain(failure: Failure, action: string): string {
  const row = FRIENDLY_MESSAGES.find(([applies]) => applies(failure))
  if (row) return row[1]
  const { message } = failure
  return message && message.length < MESSAGE_LIMIT ? message : `Failed to ${action}`
}

export const SLOT_REQUIRED_MESSAGE =
  'You can only access quizzes during your booked slot time. Please book a slot first.'

/** Whether a quiz was refused for want of an active slot. */
export const needsSlot = (failure: Failure) =>
  failure.slotRequired || mentions(failure.message, ['slot time'])

const SUBMIT_MESSAGES: Row[] = [
  [says('not currently active'), 'Quiz submission period has ended. Please try again later.'],
  [
    (failure) => failure.status === 429 || says('too many requests')(failure),
    'Too many submission attempts. Please wait a moment and try again.',
  ],
  [
    (failure) => failure.retryable && failure.network,
    'Network error. Please check your connection and try again.',
  ],
]

/** What the learner reads when a submission failed. */
export const explainSubmit = (failure: Failure): string =>
  SUBMIT_MESSAGES.find(([applies]) => applies(failure))?.[1] ?? explain(failure, 'submit quiz')
