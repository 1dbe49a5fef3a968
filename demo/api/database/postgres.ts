import { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { DatabaseLimits } from '../lib/config.ts'
import { currentLane, LANE_NAMES, LANES, type Lane } from './lanes.ts'

/** The server has the first word: after its own timeout the connection is still good. */
const GRACE_MS = 1000

/** A frozen database neither answers nor closes. The error of a destroyed connection reaches whoever waits for an answer. */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

/** Not as parameters of the connection: PgBouncer refuses those. */
const setTimeouts = (client: pg.ClientBase, { statementMs, lockMs }: DatabaseLimits) =>
  client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $1, false)`,
    [String(statementMs), String(lockMs)],
  )

function createPool(url: string, limits: DatabaseLimits): pg.Pool {
  const { connections, waitMs, statementMs } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    onConnect: (client) => setTimeouts(client, limits),
    ...(statementMs > 0 && { stream: () => impatientSocket(statementMs + GRACE_MS) }),
  })
  // An unhandled error event would end the process. Idle connections report to the pool, busy ones fail their query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A pool for each lane; together they have at most `connections`, but at least one each. */
export function openLanes(url: string, limits: DatabaseLimits): PostgresPool {
  const shares = Object.values(LANES).reduce((sum, share) => sum + share, 0)
  const poolOf = (lane: Lane) => {
    const connections = Math.max(1, Math.floor((limits.connections * LANES[lane]) / shares))
    return createPool(url, { ...limits, connections })
  }
  const pools = Object.fromEntries(LANE_NAMES.map((lane) => [lane, poolOf(lane)])) as Record<Lane, pg.Pool>
  return {
    connect: () => pools[currentLane()].connect(),
    end: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}

/** A pool whose statements may take their time and wait for each other. */
export const openUnhurried = (url: string, limits: DatabaseLimits): PostgresPool =>
  createPool(url, { ...limits, connections: 1, statementMs: 0, lockMs: 0 })
