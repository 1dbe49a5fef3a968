import { once } from 'node:events'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../lib/config.ts'
import { StartError } from '../../lib/start-error.ts'
import { hostOf, ownHostOf } from '../limits/address.ts'

/** In milliseconds. */
export const CONNECTION_TIMES = {
  /** Balancers keep connections for a minute and must be the first to close one: a call that meets the closing is lost. */
  keepAliveTimeout: 75_000,
  /** Together 15 s: whoever sends headers bit by bit is not kept for longer, nor whoever connects and is silent. */
  headersTimeout: 13_000,
  connectionsCheckingInterval: 2000,
  /** A picture of 5 MB takes minutes over a slow line. */
  requestTimeout: 300_000,
} as const satisfies ServerOptions

/** How long a body may stand still. */
export const BODY_SILENCE_MS = 20_000

/** Ends connections whose body has begun and does not go on: they would be kept as long as a slow picture. */
export function endSilentBodies(server: Server, silenceMs = BODY_SILENCE_MS): void {
  server.on('request', (request, response) => {
    const { headers, socket } = request
    if (!Number(headers['content-length']) && headers['transfer-encoding'] === undefined) return
    socket.setTimeout(silenceMs)
    request.once('end', () => {
      // An answer that came before has set how long the connection is kept for the next call.
      if (!response.writableEnded) socket.setTimeout(0)
    })
  })
}

/** How a server closes, in milliseconds. */
export interface Closing {
  /** How long it still takes new calls while /health says 503, so that a balancer sees that before the port is gone. */
  noticeMs: number
  /** How long calls that are being answered may take. */
  timeoutMs: number
}
/** A call may wait for a connection and then for a statement, 15 seconds each. */
export const DRAIN_TIMEOUT_MS = 30_000
export const SOON: Closing = { noticeMs: 0, timeoutMs: 3000 }

/** Booking opens for everyone at once: the kernel must not refuse connections. */
const BACKLOG = 4096
const SWEEP_MS = 50
const ANSWER_MS = 1000
/** Browsers open connections for calls that may never come. */
const SILENCE_MS = 1000
/** Enough for each connection that the kernel keeps. */
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

/** Throws a StartError where somebody answers at the port: to find that out only by listening would take as long as the start. */
export async function refuseTakenPort(config: Config) {
  const { port } = config
  if (port === 0) return
  const socket = connect(port, ownHostOf(config).replace(/^\[(.*)\]$/, '$1'))
  // Nobody answers at an address that is not of this machine.
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('no answer')))
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isTaken) throw portTaken(port)
}

/** Calls that come before the server can answer wait for the listener that is given to the function that comes back. */
export function holdCalls(server: Server): (listener: RequestListener) => void {
  const held: Parameters<RequestListener>[] = []
  const hold: RequestListener = (...call) => held.push(call)
  server.on('request', hold)
  return (listener) => {
    server.off('request', hold).on('request', listener)
    for (const call of held) listener(...call)
  }
}

/** The connections of a server that are open. */
export function trackConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/** What the kernel has accepted would be reset by the closing, so it is portTaken first: until a turn brings nobody new. */
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

/** Closes a server whose answers say `Connection: close` by now. */
export async function drain(server: Server, open: ReadonlySet<Socket>, { noticeMs, timeoutMs }: Closing) {
  await pause(noticeMs)
  await acceptPending(server)
  const closed = once(server, 'close')
  server.close()
  // An answer that had begun before the closing keeps its connection, which would delay the close.
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
