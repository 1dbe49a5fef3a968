import { once } from 'node:events'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../lib/config.ts'
import { StartError } from '../../lib/start-error.ts'
import { hostOf, ownHostOf } from '../limits/address.ts'

/** In milliseconds. */
export const CONNECTION_TIMES = {
  /** Longer than the minute of most load balancers, so that they close connections first: a call sent into a closing one is lost. */
  keepAliveTimeout: 75_000,
  /** With the check interval 15 s at most, for slow headers and silent connections. */
  headersTimeout: 13_000,
  connectionsCheckingInterval: 2000,
  /** A picture of 5 MB takes minutes over a slow line. */
  requestTimeout: 300_000,
} as const satisfies ServerOptions

/** How long a request body may stall. */
export const BODY_SILENCE_MS = 20_000

/** Closes connections whose request body stalls; requestTimeout alone would keep them as long as a slow upload. */
export function endSilentBodies(server: Server, silenceMs = BODY_SILENCE_MS): void {
  server.on('request', (request, response) => {
    const { headers, socket } = request
    if (!Number(headers['content-length']) && headers['transfer-encoding'] === undefined) return
    socket.setTimeout(silenceMs)
    request.once('end', () => {
      // If the response has ended already, the socket has its keep-alive timeout.
      if (!response.writableEnded) socket.setTimeout(0)
    })
  })
}

/** How a server closes, in milliseconds. */
export interface Closing {
  /** How long it still accepts calls while /health answers 503, so that load balancers notice before the port closes. */
  noticeMs: number
  /** How long running calls may take to finish. */
  timeoutMs: number
}
/** A call may wait for a connection and then for a statement, 15 seconds each. */
export const DRAIN_TIMEOUT_MS = 30_000
export const SOON: Closing = { noticeMs: 0, timeoutMs: 3000 }

/** Bookings open for everyone at once, and the kernel must not refuse connections. */
const BACKLOG = 4096
const SWEEP_MS = 50
const ANSWER_MS = 1000
/** Browsers open connections ahead of calls that may never come. */
const SILENCE_MS = 1000
/** Enough for every connection in the backlog. */
const MAX_TURNS = BACKLOG

const portTaken = (port: number) =>
  new StartError(`PORT ${port} is in use by another program: stop it or set another PORT.`)

export async function listen(server: Server, config: Config): Promise<number> {
  server.listen({ port: config.port, host: hostOf(config), backlog: BACKLOG })
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw portTaken(config.port)
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST ${config.host} is not an address of this machine.`)
    throw error
  }
  return (server.address() as AddressInfo).port
}

/** Throws a StartError if something answers at the port. Finding out when listening would take the whole start. */
export async function refuseTakenPort(config: Config) {
  const { port } = config
  if (port === 0) return
  const socket = connect(port, ownHostOf(config).replace(/^\[(.*)\]$/, '$1'))
  // An address of another machine may never answer.
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('no answer')))
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isTaken) throw portTaken(port)
}

/** Holds calls until the returned function passes a listener for them. */
export function holdCalls(server: Server): (listener: RequestListener) => void {
  const held: Parameters<RequestListener>[] = []
  const hold: RequestListener = (...call) => held.push(call)
  server.on('request', hold)
  return (listener) => {
    server.off('request', hold).on('request', listener)
    for (const call of held) listener(...call)
  }
}

/** The open connections of a server. */
export function trackConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/** Closing would reset connections that wait in the kernel's backlog, so accept them first, until a turn brings no new one. */
async function acceptPending(server: Server) {
  let came = true
  const note = () => {
    came = true
  }
  server.on('connection', note)
  for (let turn = 0; came && turn < MAX_TURNS; turn++) {
    came = false
    await nextTurn()
  }
  server.off('connection', note)
}

/** Closes a server gracefully; its responses have to say `Connection: close` already. */
export async function drain(server: Server, open: ReadonlySet<Socket>, { noticeMs, timeoutMs }: Closing) {
  await pause(noticeMs)
  await acceptPending(server)
  const closed = once(server, 'close')
  server.close()
  // Responses that began before the shutdown kept their connection alive, which would delay the close.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const silence = setTimeout(() => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }, SILENCE_MS)
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(silence)
  clearTimeout(timeout)
}
