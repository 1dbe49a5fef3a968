import { setTimeout } from 'node:timers/promises'

/* Calls of the audited API, and what came back, told without secrets. */

export type Who = 'visitor' | 'learner' | 'second' | 'admin'

/** One call: what was sent, and what came. `status` 0: no complete answer. */
export interface Reply {
  sent: string
  status: number
  headers: Headers
  /** The body as JSON; undefined if it is none. */
  body: unknown
  text: string
  sentAt: number
  receivedAt: number
}

export interface CallOptions {
  query?: Record<string, string>
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  /** A refusal for too many requests is an answer, too; otherwise the call is made again in time. */
  takes429?: true
}

/** A bearer token, or `cookie:name=value`. */
export type Credential = string | undefined

const TIMEOUT_MS = 20_000
/** Longer than the windows of most limits. */
const LONGEST_WAIT_SECONDS = 70
const COOKIE = 'cookie:'

const credentialHeaders = (credential: Credential): Record<string, string> => {
  if (!credential) return {}
  return credential.startsWith(COOKIE)
    ? { cookie: credential.slice(COOKIE.length) }
    : { authorization: `Bearer ${credential}` }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NAMES: Record<Who, string> = {
  visitor: 'a visitor',
  learner: 'the learner',
  second: 'the second learner',
  admin: 'the administrator',
}

/** Calls the API as one person. Reads are shared: two rules about the same answer send one request. */
export class Caller {
  readonly #reads = new Map<string, Promise<Reply>>()
  readonly #base: string
  readonly #credential: Credential
  readonly #origin: string | undefined
  readonly #note: () => void
  readonly who: Who
  /** Every answer so far. */
  readonly seen: Reply[] = []

  constructor(who: Who, base: string, credential: Credential, origin: string | undefined, note: () => void) {
    this.who = who
    this.#base = base.replace(/\/+$/, '')
    this.#credential = credential
    this.#origin = origin
    this.#note = note
  }

  /** The answer to a GET, which other rules may have asked for already. */
  read(path: string, query: Record<string, string> = {}): Promise<Reply> {
    const key = `${path}?${new URLSearchParams(query)}`
    const known = this.#reads.get(key)
    if (known) return known
    const reply = this.call('GET', path, { query })
    this.#reads.set(key, reply)
    return reply
  }

  /** Never rejects: a lost connection is an answer with status 0. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const reply = await this.#send(method, path, options)
    this.seen.push(reply)
    if (reply.status !== 429 || options.takes429) return reply
    const wait = Number(reply.headers.get('retry-after')) || LONGEST_WAIT_SECONDS
    await setTimeout(Math.min(wait, LONGEST_WAIT_SECONDS) * 1000)
    return this.#send(method, path, options)
  }

  async #send(
    method: string,
    path: string,
    { query = {}, body, form, headers }: CallOptions,
  ): Promise<Reply> {
    const search = String(new URLSearchParams(query))
    const address = path + (search && `?${search}`)
    const sent = `${method} ${address} as ${NAMES[this.who]}`
    const sentAt = Date.now()
    this.#note()
    try {
      const response = await fetch(this.#base + address, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          ...(this.#origin && { origin: this.#origin }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...credentialHeaders(this.#credential),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      })
      const text = this.#withoutSecrets(await response.text())
      const { status, headers: answered } = response
      return { sent, status, headers: answered, body: parsed(text), text, sentAt, receivedAt: Date.now() }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const text = cause instanceof Error ? cause.message : String(cause)
      return {
        sent,
        status: 0,
        headers: new Headers(),
        body: undefined,
        text,
        sentAt,
        receivedAt: Date.now(),
      }
    }
  }

  /** A report may be sent to somebody: it never has the session. */
  #withoutSecrets(text: string): string {
    const secret = this.#credential?.replace(/^cookie:[^=]*=/, '')
    return secret && secret.length > 5 ? text.replaceAll(secret, '…') : text
  }
}
