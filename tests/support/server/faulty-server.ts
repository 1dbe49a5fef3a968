import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the server does once it has read a request. */
export type Behaviour = (response: ServerResponse) => void

/** Answers so; a body that is not a text already is sent as JSON. */
export const answers =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const LOGIN_PAGE = '<!doctype html><title>Sign in</title><p>Please sign in to the campus network'

/** A page of HTML, as proxies, gateways and captive portals send it. */
export const answersPage = (status: number): Behaviour =>
  answers(status, LOGIN_PAGE, { 'Content-Type': 'text/html' })

/** Closes the connection without an answer. */
export const resets: Behaviour = (response) => {
  response.socket?.resetAndDestroy()
}

/** Accepts the request and never answers. */
export const hangs: Behaviour = () => {}

/** Promises a long answer, sends its beginning, and then does so with the connection. */
const begins =
  (then: Behaviour): Behaviour =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"_id": "quiz-op', () => then(response))
  }

/** Loses the connection in the middle of an answer. */
export const breaksOff = begins(resets)
/** Sends the beginning of an answer, and never the rest. */
export const stalls = begins(hangs)

export interface Received {
  method: string
  /** Path and query, as they were sent. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const body = (await buffer(request)).toString()
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
}

/**
 * A server in the process of its client: where both are kept busy for seconds, only the client may end an idle connection. If the
 * server does, the next call is written to one that is closing, and fails.
 */
export const PATIENT = { keepAliveTimeout: 0 }

/** A real server on a free port of this machine that does whatever a test tells it, and remembers what it was sent. */
export async function startFaultyServer() {
  const received: Received[] = []
  let behaviour: Behaviour = hangs
  const server = createServer(PATIENT, async (request, response) => {
    received.push(await readRequest(request))
    behaviour(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Forgets what was received and does so from now on. */
    behave(next: Behaviour) {
      received.length = 0
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
