import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql, type Transaction } from 'kysely'
import { StartError } from '../lib/start-error.ts'
import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

const MIGRATIONS = new URL('./migrations/', import.meta.url)
const ADVISORY_LOCK = 727_274

async function recorded(transaction: Transaction<Tables>): Promise<Map<string, string>> {
  await sql`create table if not exists schema_migrations (
    name text primary key, sha text not null, applied_at timestamptz not null default now())`.execute(
    transaction,
  )
  const { rows } = await sql<{ name: string; sha: string }>`select name, sha from schema_migrations`.execute(
    transaction,
  )
  return new Map(rows.map(({ name, sha }) => [name, sha]))
}

const tryLock = async (transaction: Transaction<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as locked`.execute(transaction)
  return rows[0]?.locked ?? false
}

/** One process migrates at a time; the others say that they wait. */
async function lock(transaction: Transaction<Tables>) {
  if (await tryLock(transaction)) return
  process.stderr.write('Waiting for another process that brings the database up to date.\n')
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
}

/**
 * Runs pending migrations and returns their file names. Processes that start together wait for each other. Throws a
 * StartError if a file was edited after it ran. Give it a database without timeouts: an index may take minutes.
 */
export async function migrate(db: Db, folder: URL = MIGRATIONS): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).toSorted()
  return db.transaction().execute(async (transaction) => {
    await lock(transaction)
    const done = await recorded(transaction)
    const ran: string[] = []
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8')
      const sha = createHash('sha256').update(text).digest('hex')
      const before = done.get(name)
      if (before === sha) continue
      if (before) throw new StartError(`Migration ${name} was edited after it ran: add a new file instead.`)
      await sql.raw(text).execute(transaction)
      await sql`insert into schema_migrations (name, sha) values (${name}, ${sha})`.execute(transaction)
      ran.push(name)
    }
    return ran
  })
}
