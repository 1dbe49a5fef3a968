import { Socket } from 'node:net'
import { CompiledQuery, PostgresDriver, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { DatabaseLimits } from '../lib/config.ts'
import { currentLane, dealConnections, type Lane } from './lanes.ts'

/** The server has the first word: after its own timeout the connection is still good. */
const GRACE_MS = 1000

/** After a failover a connection may stay with what is a standby now, which answers and takes no writes. */
const LIFETIME_SECONDS = 60

const MAX_IDLE_MS = 10_000

/** A restore looks for others of this name (operation/restore.ts). */
const APPLICATION = 'quiz-api'

/** A frozen database neither answers nor closes. The error of a destroyed connection reaches whoever waits for an answer. */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

/**
 * Not as parameters of the connection: PgBouncer refuses those. In its transaction mode they stay with whichever connection it
 * lends at that moment, so there the role has to have them as well (demo/docs/operation.md).
 */
const setTimeouts = (client: pg.ClientBase, { statementMs, lockMs }: DatabaseLimits) =>
  client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $1, false)`,
    [String(statementMs), String(lockMs)],
  )

/** An unhandled error event would end the process. Idle connections report to the pool, busy ones fail their query. */
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
      // Before its silence ends it, for it may just be lent then.
      idleTimeoutMillis: Math.min(limits.statementMs, MAX_IDLE_MS),
      maxLifetimeSeconds: LIFETIME_SECONDS,
      onConnect: (client) => setTimeouts(client, limits),
      stream: () => socketWithTimeout(limits.statementMs + GRACE_MS),
    }),
  )

/** How many connections lanes have, open and of those idle, and how many callers wait for one. */
export interface PoolState {
  lanes: readonly string[]
  open: number
  idle: number
  waiting: number
}

export interface LanePools extends PostgresPool {
  read(): PoolState[]
}

/** A pool for each lane or group of lanes; together they have at most `connections`. */
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

/** Sets nothing for the session: through PgBouncer somebody else's statements would then have no timeout. */
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

/** Its transactions may take their time, whatever the role or the connection is set to. */
export class NoTimeoutDriver extends PostgresDriver {
  override async beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>) {
    await super.beginTransaction(...begin)
    await begin[0].executeQuery(CompiledQuery.raw(NO_TIMEOUTS))
  }
}
