import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LostAnswer } from '../faults.ts'
import { isLoopback } from './origins.ts'
import { createSite, type SiteOptions } from './site.ts'

const MAX_BODY_BYTES = 10 * 1024 * 1024

/** Undefined if it is too large. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )

/** Undefined for a request that cannot be read. */
async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request | undefined> {
  const { method = 'GET', url = '/' } = incoming
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return undefined
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead ? null : await bodyOf(incoming)
  if (body === undefined) return undefined
  return new Request(origin + url, {
    method,
    headers: headersOf(incoming),
    body: body && new Uint8Array(body),
  })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers, ['x-content-type-options', 'nosniff']] as [string, string][]
  outgoing.writeHead(response.status, headers.flat())
  outgoing.end(body)
}

interface ServeOptions extends Omit<SiteOptions, 'origin'> {
  port: number
  /** The address to listen on; this machine alone without it. */
  host?: string | undefined
}

/** The name in its address: a wildcard has none. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Serves the mock. Rejects where the port is taken. */
export async function serveMock({ port, host, ...options }: ServeOptions) {
  // Another site's name that leads to this machine must not reach it.
  const isMeant = ({ headers }: IncomingMessage) =>
    host !== undefined || isLoopback((headers.host ?? '').replace(/:\d+$/, ''))
  let site: ((request: Request) => Promise<Response>) | undefined
  let origin = ''

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = isMeant(incoming) ? await toRequest(incoming, origin) : undefined
    if (request && site) await send(await site(request), outgoing)
    else outgoing.writeHead(400, { connection: 'close' }).end()
  }

  const server = createServer((incoming, outgoing) =>
    answer(incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof LostAnswer)) options.log(`failed: ${error}`)
      outgoing.destroy()
    }),
  )
  server.listen(port, host ?? '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  origin = `http://${nameOf(host)}:${taken}`
  site = createSite({ ...options, origin })
  return { origin, close: () => server.close() }
}
