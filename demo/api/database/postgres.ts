import { Socket } from 'node:net'
import { CompiledQuery, PostgresDriver, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { DatabaseLimits } from '../lib/config.ts'
import { currentLane, dealConnections, type Lane } from './lanes.ts'

/** The server's own timeout comes first, because it leaves the connection usable. */
const GRACE_MS = 1000

/** After a failover a connection may be to a server that is now a read-only standby. */
const LIFETIME_SECONDS = 60

const MAX_IDLE_MS = 10_000

/** A restore looks for other connections of this name (operation/restore.ts). */
const APPLICATION = 'quiz-api'

/** A frozen database neither answers nor closes. Destroying the socket rejects the queries that wait. */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

/**
 * Not set as connection parameters, which PgBouncer rejects. In PgBouncer's transaction mode they apply to whichever server
 * connection is used at that moment, so the role needs them, too (demo/docs/operation.md).
 */
const setTimeouts = (client: pg.ClientBase, { statementMs, lockMs }: DatabaseLimits) =>
  client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $1, false)`,
    [String(statementMs), String(lockMs)],
  )

/** An unhandled error event would end the process. Idle connections report errors to the pool, busy ones fail their query. */
function guarded(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const createPool = (url: string, limits: DatabaseLimits): pg.Pool =>
  guarded(
    new pg.Pool({
      connectionString: url,
      application_name: APPLICATION,
      max: limits.connections,
      connectionTimeoutMillis: limits.waitMs,
      keepAlive: true,
      // Shorter than the socket timeout, which could hit a connection that was just handed out.
      idleTimeoutMillis: Math.min(limits.statementMs, MAX_IDLE_MS),
      maxLifetimeSeconds: LIFETIME_SECONDS,
      onConnect: (client) => setTimeouts(client, limits),
      stream: () => socketWithTimeout(limits.statementMs + GRACE_MS),
    }),
  )

/** The open and idle connections of some lanes, and the callers that wait for one. */
export interface PoolState {
  lanes: readonly string[]
  open: number
  idle: number
  waiting: number
}

export interface LanePools extends PostgresPool {
  read(): PoolState[]
}

/** Opens a pool for each lane or group of lanes, with at most `connections` in total. */
export function openLanes(url: string, limits: DatabaseLimits): LanePools {
  const pools = new Map<Lane, pg.Pool>()
  for (const { lanes, connections } of dealConnections(limits.connections)) {
    const pool = createPool(url, { ...limits, connections })
    for (const lane of lanes) pools.set(lane, pool)
  }
  return {
    connect: () => (pools.get(currentLane()) as pg.Pool).connect(),
    end: async () => {
      await Promise.all([...new Set(pools.values())].map((pool) => pool.end()))
    },
    read: () =>
      [...new Set(pools.values())].map((pool) => ({
        lanes: [...pools.keys()].filter((lane) => pools.get(lane) === pool),
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      })),
  }
}

/** Sets nothing for the session: behind PgBouncer that would remove the timeouts of other clients' statements. */
export const openWithoutTimeouts = (url: string, { waitMs }: DatabaseLimits): PostgresPool =>
  guarded(
    new pg.Pool({
      connectionString: url,
      application_name: APPLICATION,
      max: 1,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
    }),
  )

const NO_TIMEOUTS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `set local ${name} = 0`)
  .join('; ')

/** Lifts all timeouts in its transactions, whatever the role or the connection has set. */
export class NoTimeoutDriver extends PostgresDriver {
  override async beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>) {
    await super.beginTransaction(...begin)
    await begin[0].executeQuery(CompiledQuery.raw(NO_TIMEOUTS))
  }
}
