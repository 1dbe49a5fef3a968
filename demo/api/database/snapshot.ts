import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Runs all queries of `read` in one snapshot, unaffected by concurrent writes. Just-in-time compilation is off, because it takes longer
 * than these queries.
 */
export const inOneSnapshot = <Answer>(db: Db, read: (snapshot: Db) => Promise<Answer>): Promise<Answer> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await sql`set local jit = off`.execute(snapshot)
      return read(snapshot)
    })
