import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { StartError } from '../lib/start-error.ts'
import type { Db } from './db.ts'

const MIGRATIONS = new URL('./migrations/', import.meta.url)
const ADVISORY_LOCK = 727_274

export interface Migration {
  /** The name of its file. */
  name: string
  sha: string
}

interface MigrationFile extends Migration {
  text: string
}

/** The migrations of this release, in order. */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, sha: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** The migrations that have run on a database; undefined if none ever has. */
export async function readRecorded(db: Db): Promise<Migration[] | undefined> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('schema_migrations') is not null as found`.execute(db)
  if (!rows[0]?.found) return undefined
  const recorded = await sql<Migration>`select name, sha from schema_migrations order by name`.execute(db)
  return recorded.rows
}

/** The migrations missing in `recorded`. Throws a StartError if `holder`, a database or a backup, was made by other files. */
export function findPending<Known extends Migration>(
  known: readonly Known[],
  recorded: readonly Migration[],
  holder: string,
): Known[] {
  const shas = new Map(known.map(({ name, sha }) => [name, sha]))
  for (const { name, sha } of recorded) {
    const expected = shas.get(name)
    if (expected === undefined)
      throw new StartError(
        `${holder} was made by a newer release, with the migration ${name}: use that release, or restore a backup of this one.`,
      )
    if (expected !== sha)
      throw new StartError(
        `Migration ${name} was edited after it ran in ${holder.toLowerCase()}: add a new file instead.`,
      )
  }
  const done = new Set(recorded.map(({ name }) => name))
  return known.filter(({ name }) => !done.has(name))
}

const tryLock = async (transaction: Db): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as locked`.execute(transaction)
  return rows[0]?.locked ?? false
}

/** Lets one process at a time migrate or restore, in a transaction; the others print that they wait. */
export async function lockMigrations(transaction: Db): Promise<void> {
  if (await tryLock(transaction)) return
  process.stderr.write('Waiting for another process that brings the database up to date.\n')
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
}

/** Runs these migrations in a transaction that holds the lock. */
export async function runMigrations(transaction: Db, files: readonly MigrationFile[]): Promise<void> {
  for (const { name, sha, text } of files) {
    await sql.raw(text).execute(transaction)
    await sql`insert into schema_migrations (name, sha) values (${name}, ${sha})`.execute(transaction)
  }
}

export const createRecords = (transaction: Db) =>
  sql`create table schema_migrations (
    name text primary key, sha text not null, applied_at timestamptz not null default now())`.execute(
    transaction,
  )

/**
 * Runs pending migrations and returns their file names. Processes that start together wait for each other. Throws a StartError if a
 * file was edited after it ran, or if a newer release has migrated the database. Needs a database without timeouts: an index may take
 * minutes.
 */
export async function migrate(db: Db, folder: URL = MIGRATIONS): Promise<string[]> {
  const known = await readMigrations(folder)
  return db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction)
    const recorded = await readRecorded(transaction)
    if (!recorded) await createRecords(transaction)
    const pending = findPending(known, recorded ?? [], 'This database')
    await runMigrations(transaction, pending)
    return pending.map(({ name }) => name)
  })
}
