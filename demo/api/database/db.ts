import { Kysely, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type DatabaseLimits, DEFAULT_LIMITS } from '../lib/config.ts'
import { emit } from '../lib/watch.ts'
import { currentLane } from './lanes.ts'
import { openPglite, type SerialPool } from './pglite.ts'
import { NoTimeoutDriver, openLanes, openWithoutTimeouts, type PoolState } from './postgres.ts'
import type { Tables } from './tables/tables.ts'

export type Db = Kysely<Tables>

const lockMs = new WeakMap<Db, number>()

/** How long a call waits for a locked row. */
export const lockMsOf = (db: Db): number => lockMs.get(db) ?? DEFAULT_LIMITS.lockMs

/** An open database. `close` waits for running queries and rejects those still waiting for a connection. */
export interface Engine {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Runs work that may take longer than a call: migrations, sample data. */
  withoutTimeouts<Outcome>(work: (db: Db) => Promise<Outcome>): Promise<Outcome>
  /** Empty for the embedded database, which has one session. */
  pools(): PoolState[]
  close(): Promise<void>
}

export interface DbOptions {
  /** postgres://…; the embedded database if absent. */
  url?: string | undefined
  /** Folder of the embedded database; in memory if absent. */
  dir?: string | undefined
  /** Connections and timeouts of a PostgreSQL server. */
  limits?: DatabaseLimits
}

const INT8 = 20
const DATE = 1082
pg.types.setTypeParser(INT8, Number) // count(*) stays far below 2^53
pg.types.setTypeParser(DATE, (text) => text) // a date has no zone: 'YYYY-MM-DD' must not become an instant

const over = (pool: PostgresPool, Driver = PostgresDriver): Db =>
  new Kysely<Tables>({
    dialect: Object.assign(new PostgresDialect({ pool }), { createDriver: () => new Driver({ pool }) }),
  })

/** Measures how long each caller waits for a connection. */
const timed = (pool: PostgresPool): PostgresPool => ({
  async connect() {
    const began = performance.now()
    try {
      return await pool.connect()
    } finally {
      emit('wait', { lane: currentLane(), seconds: (performance.now() - began) / 1000 })
    }
  },
  end: () => pool.end(),
})

function openPostgres(url: string, limits: DatabaseLimits): Engine {
  const lanes = openLanes(url, limits)
  const db = over(timed(lanes))
  lockMs.set(db, limits.lockMs)
  return {
    db,
    kind: 'postgres',
    pools: () => lanes.read(),
    async withoutTimeouts(work) {
      const slow = over(openWithoutTimeouts(url, limits), NoTimeoutDriver)
      try {
        return await work(slow)
      } finally {
        await slow.destroy()
      }
    },
    close: () => db.destroy(),
  }
}

/** The embedded database over its only session, where nothing has a timeout. */
export function embeddedEngine(pool: SerialPool): Engine {
  const db = over(timed(pool))
  return {
    db,
    kind: 'pglite',
    withoutTimeouts: (work) => work(db),
    pools: () => [],
    close: () => db.destroy(),
  }
}

/** Opens the database without migrating it. Throws a StartError if the embedded one is in use or damaged. */
export async function openDb({ url, dir, limits = DEFAULT_LIMITS }: DbOptions): Promise<Engine> {
  if (url === undefined) return embeddedEngine(await openPglite(dir))
  return openPostgres(url, limits)
}
