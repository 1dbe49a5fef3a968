import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type { DatabaseLimits } from '../lib/config.ts'
import { inLane } from './lanes.ts'
import { createPool } from './postgres.ts'

/** A standby is milliseconds behind. Who would wait longer is better served by the primary. */
const PATIENCE_MS = 200
const POLL_MS = 5
/** How long it is left alone once it was behind or away. */
const REST_MS = 1000
const PROBE: DatabaseLimits = { connections: 1, waitMs: REST_MS, statementMs: REST_MS, lockMs: REST_MS }

/** A copy of the database that PostgreSQL keeps by streaming replication. */
export interface Replica {
  /** Whether it knows all that was stored before it was asked; it gets a moment to catch up. */
  isCurrent(): Promise<boolean>
  close(): Promise<void>
}

/** How far the write-ahead log of a database is known. The moment of its first migration tells it from others. */
interface Position {
  bytes: number | null
  database: string | null
}

const position = (lsn: string) => `
  select pg_wal_lsn_diff(${lsn}, '0/0')::float8 as bytes,
    (select min(applied_at)::text from schema_migrations) as database`

/** A commit is flushed before anybody sees it, unless synchronous_commit is off. */
const STORED = position('pg_current_wal_flush_lsn()')
/** Null once it is no replica any more. */
const REPLAYED = position('case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')

/** Who asks while it runs shares the next run: the one under way may not know what was stored since it began. */
function shareRuns<Outcome>(run: () => Promise<Outcome>): () => Promise<Outcome> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Outcome> | undefined
  const begin = () => {
    const begun = run()
    running = begun.catch(() => undefined)
    next = undefined
    return begun
  }
  return () => {
    next ??= running.then(begin)
    return next
  }
}

const reaches = (replayed: Position, stored: Position) =>
  replayed.database === stored.database && (replayed.bytes ?? -1) >= (stored.bytes ?? 0)

async function readPosition(pool: PostgresPool, query: string): Promise<Position> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<Position>(query, [])
    return rows[0] as Position
  } finally {
    client.release()
  }
}

/** Follows the replica at `url` of the database that `primary` is connected to. It need not be there. */
export function followReplica(primary: PostgresPool, url: string): Replica {
  const probes = createPool(url, PROBE)
  const findReplayed = shareRuns(() => readPosition(probes, REPLAYED))
  const findStored = shareRuns(() => inLane('vital', () => readPosition(primary, STORED)))
  let restsUntil = 0

  async function catchesUp(stored: Position): Promise<boolean> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline) {
      if (reaches(await findReplayed(), stored)) return true
      await pause(POLL_MS)
    }
    return false
  }

  return {
    async isCurrent() {
      if (performance.now() < restsUntil) return false
      // While one call looks whether it is back, others need not wait.
      if (restsUntil > 0) restsUntil = performance.now() + REST_MS
      // Without the primary nothing can be said of the replica; the call will find out for itself.
      const stored = await findStored().catch(() => undefined)
      if (!stored) return false
      const isCurrent = await Promise.race([catchesUp(stored).catch(() => false), pause(PATIENCE_MS, false)])
      restsUntil = isCurrent ? 0 : performance.now() + REST_MS
      return isCurrent
    },
    close: () => probes.end(),
  }
}
