import { FetchError, type FetchOptions, ofetch } from 'ofetch'
import * as v from 'valibot'
import { Failure, REQUEST_FAILED, UNEXPECTED_ANSWER } from '../domain/lib/failure.ts'
import { unwrap } from './unwrap.ts'

/** What the page tells the client once, at start. */
export interface ClientSettings {
  /** Where the API lives, for example '/api' or 'https://api.example.org'. */
  apiBase: string
  /** The bearer token, if there is one. */
  readToken: () => string | undefined
  /** Each answer's `Date` header, with the device's clock around it; all in milliseconds. */
  onServerDate: (sentAt: number, receivedAt: number, serverDate: number) => void
  /**
   * Every failure passes here before it reaches the caller, so that an expired session is noticed wherever it shows. All but
   * those of an upload: the cookie alone signs it, and one that the browser keeps back says nothing of the session.
   */
  onFailure: (failure: Failure) => void
  /** Each call that got an answer, and each that got none. */
  onReached: (reached: boolean) => void
}

const NOT_CONFIGURED: ClientSettings = {
  apiBase: '',
  readToken: () => undefined,
  onServerDate: () => {},
  onFailure: () => {},
  onReached: () => {},
}
let settings = NOT_CONFIGURED

export function configureClient(next: ClientSettings): void {
  settings = { ...next, apiBase: next.apiBase.replace(/\/+$/, '') }
}

/** The address of a page of the API that the browser itself goes to. */
export const apiUrl = (path: string) => settings.apiBase + path

/** A server that accepts a connection and never answers must not hold a learner for ever. */
const TIMEOUT_MS = 20_000

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, string | number | undefined>
  body?: object
  /** Sent as multipart, without the bearer header: the cookie alone signs an upload. */
  form?: FormData
}

/** Each field for itself: a code that is a number must not cost the message. */
const ErrorAnswer = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
  slotRequired: v.fallback(v.optional(v.boolean()), undefined),
})

function headersFor(options: CallOptions): Record<string, string> {
  if (options.form) return {}
  const token = settings.readToken()
  return { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
}

async function send(path: string, options: CallOptions) {
  const request: FetchOptions<'text'> = {
    method: options.method ?? 'GET',
    headers: headersFor(options),
    credentials: 'include',
    responseType: 'text',
    ignoreResponseError: true,
    retry: 0,
    // ofetch's own timeout ends with the headers; a body may stall as well.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  if (options.query) request.query = options.query
  const body = options.form ?? options.body
  if (body) request.body = body
  const sentAt = Date.now()
  const response = await ofetch.raw(settings.apiBase + path, request)
  const serverDate = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(serverDate)) settings.onServerDate(sentAt, Date.now(), serverDate)
  return response
}

/** A body that is no JSON reads as undefined: an HTML page, a truncated answer, nothing at all. */
function parseJson(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

function failureOfStatus(response: Awaited<ReturnType<typeof send>>): Failure {
  const answer = parseJson(response._data)
  const read = v.safeParse(ErrorAnswer, answer)
  const facts = read.success ? read.output : undefined
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new Failure({
    message: answer === undefined ? 'Network error' : (facts?.message ?? REQUEST_FAILED),
    status: response.status,
    code: facts?.code,
    slotRequired: facts?.slotRequired,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

/** Nothing came back, or not all of it: no network, no server, no CORS permission, no answer in time, a cut connection. */
function failureOfFetch(error: Error): Failure {
  const cause = error instanceof FetchError && error.cause instanceof Error ? error.cause : error
  const timedOut = cause.name === 'TimeoutError' || cause.name === 'AbortError'
  return new Failure(
    { message: timedOut ? 'Timeout: the server did not answer' : cause.message, typeError: !timedOut },
    { cause },
  )
}

/** What fetch throws before the headers comes as a FetchError, what it throws within the body comes bare. */
const isOfFetch = (error: unknown): error is Error =>
  error instanceof FetchError || error instanceof TypeError || error instanceof DOMException

const unexpectedAnswer = (status: number) =>
  new Failure({
    message: 'The server sent an unexpected answer. Please try again later.',
    status,
    code: UNEXPECTED_ANSWER,
  })

/**
 * One call of the contract: sends it, reads the answer with the schema and gives back the value.
 * @throws Failure, and nothing else, whatever went wrong.
 */
export async function call<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const fail = (failure: Failure): never => {
    if (!options.form) settings.onFailure(failure)
    throw failure
  }
  const response = await send(path, options).catch((error: unknown) => {
    if (!isOfFetch(error)) throw error
    settings.onReached(false)
    return fail(failureOfFetch(error))
  })
  settings.onReached(true)
  if (!response.ok) return fail(failureOfStatus(response))
  const answer = parseJson(response._data)
  if (answer === undefined && response._data) return fail(unexpectedAnswer(response.status))
  const read = unwrap(schema, answer)
  return read ? read.value : fail(unexpectedAnswer(response.status))
}
