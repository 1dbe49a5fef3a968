import { sql } from 'kysely'
import type { Db, Engine } from '../database/db.ts'
import { findPending, readMigrations, readRecorded } from '../database/migrate.ts'
import { verify } from '../database/verify.ts'
import { findReplaced } from './restore.ts'

async function readProduct(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  return `PostgreSQL ${rows[0]?.version.split(' ')[0]}`
}

/** Reports what a start would find and do, line by line, without changing anything. Throws a StartError if the start would fail. */
export const checkDatabase = (engine: Engine): Promise<string[]> =>
  engine.withoutTimeouts(async (db) => {
    const [known, recorded, product] = [await readMigrations(), await readRecorded(db), await readProduct(db)]
    // An empty database is fine, unless other programs keep objects there.
    if (!recorded) await findReplaced(db)
    const pending = findPending(known, recorded ?? [], 'This database')
    if (pending.length === 0) await verify(db)
    return [
      `Database: ${product}, ${engine.kind === 'pglite' ? 'embedded' : 'a server'}.`,
      `Migrations: ${pending.length === 0 ? 'up to date' : `${pending.length} to come: ${pending.map(({ name }) => name).join(', ')}`}.`,
    ]
  })
