import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openPglite } from './pglite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** An open database. `close` waits for running queries and rejects those that still wait for a connection. */
export interface Engine {
  db: Db
  kind: 'pglite' | 'postgres'
  close(): Promise<void>
}

export interface DbOptions {
  /** postgres://…; the embedded database if absent. */
  url?: string | undefined
  /** Folder of the embedded database; in memory if absent. */
  dir?: string | undefined
  /** Initial content of a database in memory, from `dumpDataDir` of PGlite. */
  image?: Blob | undefined
}

const INT8 = 20
const DATE = 1082
pg.types.setTypeParser(INT8, Number) // count(*) stays far below 2^53
pg.types.setTypeParser(DATE, (text) => text) // a date has no zone: 'YYYY-MM-DD' must not become an instant

const CONNECTIONS = 10
const PATIENCE_MS = 15_000

function openPostgres(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  })
  // An unhandled error event would end the process. Idle connections report to the pool, busy ones fail their query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'postgres', close: () => db.destroy() }
}

/** Opens the database without migrating it. Throws a StartError if another process has the embedded one. */
export async function openDb({ url, dir, image }: DbOptions): Promise<Engine> {
  if (url !== undefined) return openPostgres(url)
  const pool = await openPglite({ dir, image })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'pglite', close: () => db.destroy() }
}
