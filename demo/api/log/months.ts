import { sql } from 'kysely'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'

const ADVISORY_LOCK = 727_277
/** Older events are not shown, and are dropped with their month. */
export const KEPT_MS = 365 * DAY_MS
/** Dropping a month waits for readers of the log, and writers queue behind it. */
const LOCK_MS = 1000

/** A month in UTC, `later` months after `at`: its first instant and its table. */
function monthOf(at: Date, later = 0) {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later))
  const iso = first.toISOString()
  return { from: iso, table: `events_${iso.slice(0, 7).replace('-', '_')}` }
}

/** The tables of months, earliest first; empty before migration 019. Names sort like their months. */
export async function listMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = to_regclass('events') and relname ~ '^events_[0-9]{4}_[0-9]{2}$' order by relname`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** If a month already has events in the default partition, the rest of the month goes there, too. */
async function openMonth(db: Db, table: string, from: string, to: string) {
  const { rows } = await sql`select from events_other where at >= ${from} and at < ${to} limit 1`.execute(db)
  if (rows.length > 0) return
  // Attaching a partition, unlike creating one, does not block writers.
  await sql`create table ${sql.table(table)} (like events including defaults including indexes)`.execute(db)
  await sql`alter table events attach partition ${sql.table(table)} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    db,
  )
}

/** Creates the tables of this month and the next; one process does it for all. */
export async function openMonths(db: Db, now: Date): Promise<void> {
  const wanted = [0, 1].map((later) => ({ ...monthOf(now, later), to: monthOf(now, later + 1).from }))
  const missingIn = (known: readonly string[]) => wanted.filter(({ table }) => !known.includes(table))
  if (missingIn(await listMonths(db)).length === 0) return
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
    for (const { table, from, to } of missingIn(await listMonths(transaction)))
      await openMonth(transaction, table, from, to)
  })
}

/** Creates the tables of these months, by name. The log has to be empty. */
export async function reopenMonths(db: Db, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const [year, month] = name.split('_').slice(1).map(Number)
    const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1))
    await openMonth(db, monthOf(first).table, monthOf(first).from, monthOf(first, 1).from)
  }
}

const dropMonth = (db: Db, table: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(transaction)
    await sql`drop table if exists ${sql.table(table)}`.execute(transaction)
  })

/**
 * Drops the months that ended more than a year ago. The database's clock has to agree, so that a process whose clock has jumped ahead
 * cannot drop them early.
 */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select least(${now}::timestamptz, now()) as at`.execute(db)
  const oldest = monthOf(new Date((rows[0]?.at ?? now).getTime() - KEPT_MS))
  const months = await listMonths(db)
  for (const table of months.filter((name) => name < oldest.table)) await dropMonth(db, table)
  await sql`delete from events_other where at < ${oldest.from}`.execute(db)
}
