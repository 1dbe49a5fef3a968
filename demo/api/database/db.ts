import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openPglite } from './pglite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** A database that is open. `close` waits for what is running; who still waits for a turn is refused. */
export interface Engine {
  db: Db
  kind: 'pglite' | 'postgres'
  close(): Promise<void>
}

export interface DbOptions {
  /** postgres://…; absent: the embedded database. */
  url?: string | undefined
  /** Where the embedded database lives; absent: in memory. */
  dir?: string | undefined
  /** What a database in memory begins with, from PGlite's dumpDataDir. */
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
  // Without a listener a connection that the server closes would end the process: an idle one is the pool's to report, one
  // at work its own, and whoever works with it is told by the query that fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'postgres', close: () => db.destroy() }
}

/** Opens the database without migrating it. Throws one clear line when another process holds the embedded one. */
export async function openDb({ url, dir, image }: DbOptions): Promise<Engine> {
  if (url !== undefined) return openPostgres(url)
  const pool = await openPglite({ dir, image })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'pglite', close: () => db.destroy() }
}
