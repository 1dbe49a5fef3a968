import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { inLane } from '../../database/lanes.ts'
import type { Log } from '../../lib/log.ts'
import { type Network, senderOf } from '../../lib/networks.ts'
import { emit } from '../../lib/watch.ts'
import type { Address, Clock, Env } from '../deps.ts'
import { API_MOUNT, ISSUER_MOUNT, isBelow, ROOT_PATHS } from '../limits/address.ts'
import { laneOf } from '../limits/lane-of.ts'
import { problemBody } from '../problems.ts'
import type { WriteWatch } from '../write-trouble.ts'
import { bodyLimit, capBody } from './capped-body.ts'
import { requestIdOf } from './request-id.ts'

/*
 * Headers, CORS and body limits are set here, not in the app: as middleware they cost several times as much as the
 * rest of a request.
 */

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
type Facts = Env['Bindings']

const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
]
const OPENER_POLICY = 'same-origin-allow-popups'
const SIGN_IN = `${API_MOUNT}/auth/google`
const API_HEADERS: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
]
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-request-id, traceparent, tracestate',
  'access-control-max-age': '600',
}

export interface ListenerOptions {
  app: Pick<Hono<Env>, 'fetch'>
  address: Address
  clock: Clock
  log: Log
  writes: WriteWatch
  /** Serves /oidc; absent with Google. */
  issuer: ((request: IncomingMessage, response: ServerResponse, remoteAddress: string) => unknown) | undefined
  site: Handler
  /** Whose `X-Forwarded-For` is believed. */
  proxies: readonly Network[]
  isClosing(): boolean
}

const pathOf = (request: IncomingMessage) => request.url?.split('?')[0] ?? '/'

const remoteAddressOf = ({ headers, socket }: IncomingMessage, proxies: readonly Network[]) =>
  senderOf(socket.remoteAddress ?? 'unknown', String(headers['x-forwarded-for'] ?? ''), proxies)

function answerJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** The sign-in window has to keep its opener: a frame on another site has partitioned storage and gets the result in no other way. */
function setOpenerPolicy(path: string, response: ServerResponse) {
  if (!isBelow(path, SIGN_IN) && !isBelow(path, ISSUER_MOUNT))
    response.setHeader('cross-origin-opener-policy', OPENER_POLICY)
}

/** Sets the CORS headers; returns true if it answered a preflight. */
function answerCors(request: IncomingMessage, response: ServerResponse, { origins }: Address): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'Origin')
  if (origin !== undefined && origins.has(origin)) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', 'Date, Age, Retry-After, X-Request-Id')
  }
  const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
  if (isPreflight) response.writeHead(204, PREFLIGHT).end()
  return isPreflight
}

/** Load balancers check these, and have to switch to another process while this one stops. */
const HEALTH_PATHS: ReadonlySet<string> = new Set(['/health', '/ready'])

const WRITING: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

/** Paths of the issuer contain secrets, which are not logged. */
const SECRETS = /\/[\w-]{40,}/g

/** Logs one line per call, failed ones as errors; only unexpected errors have a stack. */
function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  facts: Facts,
  { log, writes, isClosing }: ListenerOptions,
) {
  const path = pathOf(request).replace(SECRETS, '/…')
  const [started, method = ''] = [performance.now(), request.method]
  response.once('close', () => {
    const { requestId, userId, failure } = facts
    const [status, ms] = [response.statusCode, Math.round(performance.now() - started)]
    emit('call', { method, path, status, seconds: ms / 1000 })
    const line = {
      method,
      path,
      status,
      ms,
      userId,
      requestId,
      code: failure?.code,
      err: failure?.unexpected,
    }
    if (failure?.unexpected || (status >= 500 && !isClosing())) log.error(line, 'request failed')
    else log.info(line, 'request')
    if (WRITING.has(method) && status < 400) writes.succeeded()
  })
}

/**
 * How much of a rejected body is still read. A client that is cut off while sending never sees the 413, and somebody
 * who uploads a photo straight from a camera should.
 */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024

/** The app as a Node handler. The facts are passed separately, because the app adds the user to them. */
function createApi({ app }: ListenerOptions, factsOf: (incoming: unknown) => Facts): Handler {
  const fetchCapped = async (request: Request, facts: Facts) => {
    const limit = bodyLimit(request.method, new URL(request.url).pathname)
    const capped = await capBody(request, limit)
    if (capped) return app.fetch(capped, facts)
    const body = problemBody(limit.problem, facts.requestId)
    return Response.json(body, { status: 413, headers: { connection: 'close' } })
  }
  return getRequestListener((request, { incoming }) =>
    incoming.headers['transfer-encoding'] === undefined
      ? app.fetch(request, factsOf(incoming))
      : fetchCapped(request, factsOf(incoming)),
  )
}

/** The request listener: common headers, then issuer, API or site by path. */
export function createListener(options: ListenerOptions): Handler {
  const { address, clock, log, issuer, site, proxies, isClosing } = options
  const facts = new WeakMap<object, Facts>()
  const factsOf = (incoming: object): Facts =>
    facts.get(incoming) ?? { remoteAddress: 'unknown', requestId: 'unknown' }
  const api = createApi(options, (incoming) => factsOf(incoming as object))

  function serveApi(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of API_HEADERS) response.setHeader(name, value)
    if (answerCors(request, response, address)) return
    const path = request.url?.startsWith(API_MOUNT) ? request.url.slice(API_MOUNT.length) : request.url
    request.url = path?.startsWith('/') ? path : `/${path ?? ''}`
    const limit = bodyLimit(request.method, pathOf(request))
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (bytes > limit.bytes) {
      const headers = bytes > MAX_DISCARDED_BYTES ? { connection: 'close' } : undefined
      return answerJson(response, 413, problemBody(limit.problem, factsOf(request).requestId), headers)
    }
    const { requestId } = factsOf(request)
    if (isClosing() && HEALTH_PATHS.has(pathOf(request)))
      return answerJson(response, 503, { message: 'Closing', requestId })
    return inLane(laneOf(request.method, pathOf(request)), () => api(request, response))
  }

  const route = (request: IncomingMessage, response: ServerResponse, { remoteAddress }: Facts) => {
    const path = pathOf(request)
    if (issuer && isBelow(path, ISSUER_MOUNT))
      return inLane('vital', () => issuer(request, response, remoteAddress))
    const isApi = isBelow(path, API_MOUNT) || ROOT_PATHS.has(path)
    return isApi ? serveApi(request, response) : site(request, response)
  }

  return async (request, response) => {
    const known: Facts = {
      remoteAddress: remoteAddressOf(request, proxies),
      requestId: requestIdOf(request.headers),
    }
    facts.set(request, known)
    response.setHeader('x-request-id', known.requestId)
    logWhenDone(request, response, known, options)
    response.setHeader('date', new Date(clock()).toUTCString())
    for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value)
    setOpenerPolicy(pathOf(request), response)
    if (address.secure) response.setHeader('strict-transport-security', 'max-age=31536000')
    if (isClosing()) response.setHeader('connection', 'close')
    try {
      await route(request, response, known)
    } catch (err) {
      // Nothing should throw here; an unhandled rejection would end the process.
      log.error({ err, path: pathOf(request), requestId: known.requestId }, 'request handler failed')
      response.destroy()
    }
  }
}
