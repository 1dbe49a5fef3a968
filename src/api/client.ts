import { FetchError, type FetchResponse, ofetch } from 'ofetch'
import type * as v from 'valibot'
import { Failure } from '../domain/lib/failure.ts'
import type { Trust } from '../domain/lib/server-clock.ts'
import { SECOND_MS } from '../domain/lib/time.ts'
import { isSegment } from '../domain/page/paths.ts'
import { dateOf, failureOfStatus, NOT_JSON, parseJson, unexpectedAnswer } from './answer-failure.ts'
import { FETCH_OPTIONS, headersWith, TIMEOUT_MS, takeEarly } from './early-answers.ts'
import { unwrap } from './unwrap.ts'

/** Set once, when the page starts. */
export interface ClientSettings {
  /** Base URL of the API: '/api', 'https://api.example.org'. */
  apiBase: string
  /** The bearer token of the session, if any. */
  readToken: () => string | undefined
  /** Called with a token that the API rejected with 401. Resolves to whether `readToken` has a new one. */
  renewToken?: (refused: string | undefined) => Promise<boolean>
  /** The signed-in person, if known. */
  readUserId: () => string | undefined
  /** Called with the server's time of each response and the monotonic times of request and response; milliseconds. */
  onServerDate: (sentAt: number, receivedAt: number, serverDate: number) => void
  /** The latest server time known before a call, or before this page; milliseconds. */
  latestServerTime?: (beforePage: boolean) => number | undefined
  /** Judges an answer by its `Date` (NaN if missing) and the server time known before. `since`: see CallOptions. */
  trustIn?: (date: number, knownAt: number | undefined, since?: number, isAnyones?: boolean) => Trust
  /**
   * Called with every failure before the caller gets it, to detect an expired session anywhere. Not for uploads: they rely on the cookie, and a blocked cookie says nothing about the session.
   */
  onFailure: (failure: Failure) => void
  /** Called after every call: whether the API responded at all. */
  onReached: (reached: boolean) => void
  /** Whether the console explains unexpected answers. */
  explains?: () => boolean
}

const NOT_CONFIGURED: ClientSettings = {
  apiBase: '',
  readToken: () => undefined,
  readUserId: () => undefined,
  onServerDate: () => {},
  onFailure: () => {},
  onReached: () => {},
}
let settings = NOT_CONFIGURED

export function configureClient(next: ClientSettings): void {
  settings = { ...next, apiBase: next.apiBase.replace(/\/+$/, '') }
}

/** The URL of an API page to navigate to. */
export const apiUrl = (path: string) => settings.apiBase + path

export interface CallOptions<Other extends v.GenericSchema = v.GenericSchema> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, string | number | undefined>
  body?: object
  /** Sent as multipart without the bearer header: uploads authenticate by cookie. */
  form?: FormData
  /** Replaces the session's token. */
  token?: string
  /** The call's owner: it is sent only while this person is signed in. */
  userId?: string | undefined
  /** Continues after the page is left. */
  keepalive?: boolean
  /** Server time in milliseconds: older answers would contradict what is known since then. */
  since?: number | undefined
  /** A read that is the same for everyone, so an old answer is better than none. */
  anyones?: boolean
  /** An error status that still answers the call, and the schema of its body. */
  accepts?: { status: number; schema: Other }
}

/** The server's time: an intermediate cache reports in `Age` how many seconds it kept the response. */
const serverDateOf = (response: Response) =>
  dateOf(response) + (Number(response.headers.get('age')) || 0) * SECOND_MS

/** The server time known when a response was requested. */
const knownTimes = new WeakMap<Response, number | undefined>()

/** Whether a cache answers for the API on this page, so that every call must bypass it. */
let skipsCaches = false

/** The response to a call that may have been sent before this code was loaded. Records the server's time. */
async function fetchOrTakeEarly(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = init?.method === 'GET' ? takeEarly(String(url), settings.readToken()) : undefined
  const sentAt = early?.sentAt ?? performance.now()
  const knownAt = settings.latestServerTime?.(early !== undefined)
  const response = await (early?.response ?? fetch(url, init))
  knownTimes.set(response, knownAt)
  const serverDate = serverDateOf(response)
  if (!Number.isNaN(serverDate))
    settings.onServerDate(sentAt, early?.receivedAt ?? performance.now(), serverDate)
  return response
}

const client = ofetch.create(
  {
    ...FETCH_OPTIONS,
    // Retries follow domain/lib/retry.ts.
    retry: false,
    ignoreResponseError: true,
    // Its own parser treats anything that is not JSON as text, whatever the content type.
    parseResponse: parseJson,
    onRequest({ options: { headers, body } }) {
      if (body instanceof FormData) return
      for (const [name, value] of Object.entries(headersWith(settings.readToken())))
        if (!headers.has(name)) headers.set(name, value)
    },
  },
  { fetch: fetchOrTakeEarly },
)

/** A lone surrogate, as some keyboards leave behind, cannot be encoded. */
const wellFormed = (query: NonNullable<CallOptions['query']>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
    ]),
  )

/** Not ofetch's `baseURL`, which omits a base that the path already begins with. */
function send(path: string, options: CallOptions, skips = skipsCaches) {
  const { method = 'GET', query: asked, form, body = form, token, keepalive = false } = options
  // An address that no cache knows.
  const query = skips ? { ...asked, fresh: Math.random().toString(36).slice(2) } : asked
  return client.raw<unknown>(settings.apiBase + path, {
    method,
    keepalive,
    // ofetch's `timeout` covers only the headers, but a body may stall too.
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: token ? headersWith(token) : {},
    ...(query && { query: wellFormed(query) }),
    ...(skips && { cache: 'reload' }),
    ...(body && { body }),
  })
}

/** No complete response: offline, server down, CORS, timeout, connection lost. */
function failureOfFetch(error: Error): Failure {
  const cause = error instanceof FetchError && error.cause instanceof Error ? error.cause : error
  const timedOut = cause.name === 'TimeoutError' || cause.name === 'AbortError'
  return new Failure(
    { message: timedOut ? 'Timeout: the server did not answer' : cause.message, typeError: !timedOut },
    { cause },
  )
}

/** ofetch wraps errors before the headers in FetchError; errors while reading the body are not wrapped. */
const isOfFetch = (error: unknown): error is Error =>
  error instanceof FetchError || error instanceof TypeError || error instanceof DOMException

/** Treated as an expired session, which it is for this person. */
const sessionReplaced = () => new Failure({ message: 'Session expired', status: 401 })

const isOf = ({ userId }: CallOptions) => userId === undefined || userId === settings.readUserId()

/** Sends the call again if the session's token was rejected and there is a new one. */
async function sendWithToken(path: string, options: CallOptions, skips?: boolean) {
  const token = settings.readToken()
  const response = await send(path, options, skips)
  const mayRenew = response.status === 401 && !options.form && !options.token
  if (!mayRenew || !(await settings.renewToken?.(token))) return response
  // The new token may be another person's.
  if (!isOf(options)) throw sessionReplaced()
  return send(path, options, skips)
}

function noteCache(path: string, date: number): void {
  if (Number.isNaN(date)) return
  if (!skipsCaches)
    console.warn(
      `A cache or service worker answers in place of the API (${apiUrl(path)}, written ${new Date(date).toISOString()}): exclude ${apiUrl('/')} from it.`,
    )
  skipsCaches = true
}

/** Treated as a network failure. */
const outdatedAnswer = () => new Failure({ message: 'Network error: the answer came out of a cache' })

/** Whether an answer may be outdated: excludes server errors, answers not from the API, and writes without a result. */
const mayBeOld = (response: FetchResponse<unknown>, { method = 'GET', since }: CallOptions) =>
  response.status < 500 &&
  response._data !== NOT_JSON &&
  (!Number.isNaN(dateOf(response)) || (method === 'GET' && since !== undefined))

/** The API's own answer: a read from a cache is sent again, bypassing it. */
async function ask(path: string, options: CallOptions): Promise<FetchResponse<unknown>> {
  const { method = 'GET', since = method === 'GET' ? undefined : 0, anyones } = options
  const trustIn = (response: Response) =>
    settings.trustIn?.(
      dateOf(response),
      knownTimes.get(response),
      since,
      anyones || response.status === 401,
    ) ?? 'fresh'
  const asker = settings.readUserId()
  const response = await sendWithToken(path, options)
  // An answer requested before a sign-in or sign-out is outdated, cached or not.
  const isOvertaken = settings.readUserId() !== asker
  if (isOvertaken || !mayBeOld(response, options) || trustIn(response) === 'fresh') return response
  noteCache(path, dateOf(response))
  if (method !== 'GET') throw outdatedAnswer()
  const second = await sendWithToken(path, options, true)
  if (mayBeOld(second, options) && trustIn(second) === 'outdated' && !anyones) throw outdatedAnswer()
  return second
}

/**
 * Calls the API and parses the response with the schema, bare or enveloped (see `unwrap`).
 * @throws Failure for any error of network, status or shape.
 */
export async function call<Schema extends v.GenericSchema, Other extends v.GenericSchema = never>(
  schema: Schema,
  path: string,
  options: CallOptions<Other> = {},
): Promise<v.InferOutput<Schema | Other>> {
  const asker = settings.readUserId()
  const fail = (failure: Failure): never => {
    // The 401 does not concern a person who has signed in since.
    if (!options.form && settings.readUserId() === asker) settings.onFailure(failure)
    throw failure
  }
  // Not reported to `onFailure`: the session that replaced this one is fine.
  if (!isOf(options)) throw sessionReplaced()
  // Otherwise a malformed id would reach another path.
  if (!path.slice(1).split('/').every(isSegment))
    return fail(new Failure({ message: 'Not found', status: 404 }))
  const response = await ask(path, options).catch((error: unknown) => {
    if (error instanceof Failure && error.network) return fail(error)
    if (!isOfFetch(error)) throw error
    settings.onReached(false)
    return fail(failureOfFetch(error))
  })
  settings.onReached(true)
  // The status decides how a body is read: an error may have a body that looks like success.
  const { status, schema: other } = options.accepts ?? {}
  if (response.ok && settings.explains?.())
    void import('./answer-notes.ts').then(
      ({ noteAnswer }) => noteAnswer(options.method ?? 'GET', path, schema, response._data),
      () => {},
    )
  const expected = response.ok ? schema : status === response.status && other
  if (!expected) return fail(failureOfStatus(response))
  const read = response._data === NOT_JSON ? undefined : unwrap(expected, response._data)
  if (read) return read.value
  return fail(response.ok ? unexpectedAnswer(response.status) : failureOfStatus(response))
}
