import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Whatever `read` asks for is of one moment, whoever writes meanwhile. Without just-in-time compilation: it takes longer than the
 * lists that it is meant to speed up.
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
