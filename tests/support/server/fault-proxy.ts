import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Behaviour, PATIENT, resets } from './faulty-server.ts'

/** What happens to one call. `pass` sends it on to the API and gives back its answer. */
export type Fault = (response: ServerResponse, pass: () => Promise<Behaviour>) => Promise<void>

/** The API never hears of the call. */
export const instead =
  (behaviour: Behaviour): Fault =>
  async (response) =>
    behaviour(response)

/** The API does what it was asked, but its answer never arrives. */
export const answerLost: Fault = async (response, pass) => {
  await pass()
  resets(response)
}

/** The API does what it was asked, but something else arrives. */
export const answerReplaced =
  (behaviour: Behaviour): Fault =>
  async (response, pass) => {
    await pass()
    behaviour(response)
  }

/** The call waits on its way. */
export const heldUntil =
  (gate: Promise<unknown>): Fault =>
  async (response, pass) => {
    await gate
    const answer = await pass()
    answer(response)
  }

const HOP_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect']

const headersFor = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || HOP_HEADERS.includes(name) ? [] : [[name, String(value)]],
  )

/** Sends a request on to the server behind that address, or one for another path of it in the same name. */
export async function forward(
  upstream: string,
  { method = 'GET', url = '', headers }: IncomingMessage,
  body: Buffer,
  { as = { method, url } }: { as?: { method: string; url: string } } = {},
) {
  const answer = await fetch(upstream + as.url, {
    method: as.method,
    headers: headersFor(headers),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
    redirect: 'manual',
  })
  const received = Buffer.from(await answer.arrayBuffer())
  // The one header of which there may be several, each on a line of its own.
  const cookies = answer.headers.getSetCookie()
  const answered: OutgoingHttpHeaders = {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  }
  return { status: answer.status, headers: answered, received }
}

/** A faultless proxy before an API, until a test says what happens to the calls that come next. */
export async function startFaultProxy(upstream: string) {
  const seen: string[] = []
  const bodies: string[] = []
  const faults: { call: RegExp; fault: Fault }[] = []
  /** What the API said last, to this test: a call of the test before may still be on its way, and its clock was another. */
  let said: { date?: string } = {}

  const server = createServer(PATIENT, async (request, response) => {
    const call = `${request.method} ${request.url}`
    // A fault knows the API's clock by its last answer; this machine's would mislead the page.
    response.sendDate = false
    const ours = said
    if (ours.date) response.setHeader('date', ours.date)
    const body = await buffer(request)
    seen.push(call)
    bodies.push(body.toString())
    const pass = async (): Promise<Behaviour> => {
      const { status, headers, received } = await forward(upstream, request, body)
      ours.date = String(headers.date)
      return (to) => to.writeHead(status, headers).end(received)
    }
    const next = faults.findIndex((planned) => planned.call.test(call))
    const [planned] = next < 0 ? [] : faults.splice(next, 1)
    // A page that is left may still be asking while its test stops the API: its caller is cut off, as by any dead server.
    await (planned?.fault ?? heldUntil(Promise.resolve()))(response, pass).catch(() => resets(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The calls that came whose 'METHOD /path' matches, in order. */
    calls: (matching: RegExp) => seen.filter((call) => matching.test(call)),
    /** The bodies of those calls, read as JSON. */
    bodies: (matching: RegExp): unknown[] =>
      bodies.filter((_, index) => matching.test(seen[index] ?? '')).map((body) => JSON.parse(body)),
    /** Plans what happens to the next calls whose 'METHOD /path' matches, one after the other. */
    plan(call: RegExp, ...next: Fault[]) {
      faults.push(...next.map((fault) => ({ call, fault })))
    },
    /** Forgets what came and what was planned. */
    forget() {
      seen.length = 0
      bodies.length = 0
      faults.length = 0
      said = {}
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>
