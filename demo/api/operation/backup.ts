import { sql, type Transaction } from 'kysely'
import type { Engine } from '../database/db.ts'
import { findPending, readMigrations, readRecorded } from '../database/migrate.ts'
import type { Tables } from '../database/tables/tables.ts'
import { StartError } from '../lib/start-error.ts'
import { listMonths } from '../log/months.ts'
import { type Header, type Line, writeBackup } from './backup-file.ts'
import { type Column, listColumns, namesMadeBy, writePlainTexts } from './schema.ts'

/** Roughly how much of a table is in memory at once, assuming rows of similar size. */
const FETCH_CHARACTERS = 1_000_000
const MAX_ROWS = 2000

const written = (line: Line | Header) => `${JSON.stringify(line)}\n`

/** Rows as lines. Fetches one first, since a picture has megabytes, then adapts the number to the size of the rows. */
async function* readRows(transaction: Transaction<Tables>, table: string, columns: readonly Column[]) {
  const values = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  await sql`declare backed_up no scroll cursor for select array_to_json(array[${values}]::text[])::text as line
    from ${sql.table(table)}`.execute(transaction)
  let wanted = 1
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(wanted)} from backed_up`.execute(transaction)
    if (rows.length === 0) break
    const text = rows.map(({ line }) => `${line}\n`).join('')
    yield { text, count: rows.length }
    wanted = Math.max(1, Math.min(MAX_ROWS, Math.floor((rows.length * FETCH_CHARACTERS) / text.length)))
  }
  await sql`close backed_up`.execute(transaction)
}

async function readCounter(transaction: Transaction<Tables>, { table, name }: Column): Promise<Line> {
  const found = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(quote_ident(${table}), ${name}) as sequence`.execute(transaction)
  const { rows } = await sql<{ last: number | null }>`
    select case when is_called then last_value end as last from ${sql.raw(found.rows[0]?.sequence ?? '')}`.execute(
    transaction,
  )
  return { table, counter: name, last: rows[0]?.last ?? null }
}

async function* readAll(transaction: Transaction<Tables>, version: string, now: Date) {
  const files = await readMigrations()
  const migrations = await readRecorded(transaction)
  if (!migrations) throw new StartError('There is nothing to back up: this is not a quiz database.')
  findPending(files, migrations, 'This database')
  await writePlainTexts(transaction)
  yield written({
    backup: 'quiz-elements',
    format: 1,
    madeAt: now.toISOString(),
    version,
    migrations,
    months: await listMonths(transaction),
  })
  const made = namesMadeBy(files)
  const columns = (await listColumns(transaction)).filter(({ table }) => made.has(table))
  let rows = 0
  for (const table of new Set(columns.map((column) => column.table))) {
    const ofTable = columns.filter((column) => column.table === table)
    yield written({ table, columns: ofTable.map(({ name }) => name) })
    for await (const { text, count } of readRows(transaction, table, ofTable)) {
      rows += count
      yield text
    }
  }
  for (const column of columns.filter(({ isIdentity }) => isIdentity))
    yield written(await readCounter(transaction, column))
  yield written({ rows })
}

/** Writes a snapshot of the whole database to a file, while others keep working. */
export const backUp = (engine: Engine, file: string, version: string, now: Date): Promise<void> =>
  engine.withoutTimeouts((db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => writeBackup(file, readAll(transaction, version, now))),
  )
