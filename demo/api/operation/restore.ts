import { sql } from 'kysely'
import type { Db, Engine } from '../database/db.ts'
import {
  createRecords,
  findPending,
  lockMigrations,
  readMigrations,
  readRecorded,
  runMigrations,
} from '../database/migrate.ts'
import { StartError } from '../lib/start-error.ts'
import { reopenMonths } from '../log/months.ts'
import { type Backup, type Header, type Line, openBackup, type Row, unreadable } from './backup-file.ts'
import { listColumns, listObjects, namesMadeBy, type SchemaObject, writePlainTexts } from './schema.ts'

const BATCH_ROWS = 1000
const BATCH_CHARACTERS = 1_000_000

/** Dropped in this order, without `cascade`: views and keys of other programs must not be dropped. */
const KINDS = ['view', 'table', 'sequence', 'routine', 'type'] as const

/** Throws a StartError while other processes of this program are connected. The embedded database is locked anyway. */
async function refuseWhileUsed(db: Db) {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name <> '' and application_name = current_setting('application_name')`.execute(db)
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new StartError(
      `The database is in use: ${others} ${others === 1 ? 'connection' : 'connections'} of running processes. Stop them first.`,
    )
}

/** The objects that a restore would replace. Throws a StartError if other programs have objects in the same schema. */
export async function findReplaced(db: Db): Promise<SchemaObject[]> {
  const [files, recorded, objects] = [await readMigrations(), await readRecorded(db), await listObjects(db)]
  const known = new Set(files.map(({ name }) => name))
  // Objects of a newer release cannot be told from those of other programs.
  if (recorded?.some(({ name }) => !known.has(name))) return objects
  const made = namesMadeBy(files)
  const foreign = objects.find(({ name }) => !made.has(name))
  if (foreign)
    throw new StartError(
      `The ${foreign.kind} ${foreign.identity} does not belong to this program, which needs a schema of its own: move it to another one first.`,
    )
  if (!recorded && objects.length > 0)
    throw new StartError(
      `The ${objects[0]?.kind} ${objects[0]?.identity} does not belong to this program, which needs a database of its own.`,
    )
  return objects
}

async function dropAll(transaction: Db, objects: readonly SchemaObject[]) {
  for (const kind of KINDS) {
    const identities = objects.filter((object) => object.kind === kind).map(({ identity }) => identity)
    if (identities.length > 0) await sql.raw(`drop ${kind} ${identities.join(', ')}`).execute(transaction)
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

async function listForeignKeys(transaction: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`.execute(
    transaction,
  )
  return rows
}

/** Drops foreign keys while the tables are filled in any order; recreating them checks each row. Triggers would log and count twice. */
async function withoutConstraints(transaction: Db, tables: readonly string[], fill: () => Promise<void>) {
  const run = (statement: string) => sql.raw(statement).execute(transaction)
  const keys = await listForeignKeys(transaction)
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`)
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction)
  await fill()
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction)
  for (const { table, name, definition } of keys)
    await run(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Inserts the rows of a table in batches. */
class Loader {
  #rows: Row[] = []
  #characters = 0
  #insert: ((rows: string) => Promise<unknown>) | undefined

  async begin(insert: (rows: string) => Promise<unknown>) {
    await this.flush()
    this.#insert = insert
  }

  async add(row: Row) {
    this.#rows.push(row)
    for (const value of row) this.#characters += value?.length ?? 0
    if (this.#rows.length >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS) await this.flush()
  }

  async flush() {
    if (this.#rows.length > 0) await this.#insert?.(JSON.stringify(this.#rows))
    this.#rows = []
    this.#characters = 0
  }
}

async function load(transaction: Db, lines: AsyncIterable<Line>) {
  const known = await listColumns(transaction)
  const loader = new Loader()
  const inserting = (table: string, names: readonly string[]) => {
    const columns = names.map((name) => {
      const column = known.find((one) => one.table === table && one.name === name)
      if (!column) throw new Error(`unknown column ${table}.${name}`)
      return column
    })
    const values = columns.map(({ type }, index) => sql`(value ->> ${sql.lit(index)})::${sql.raw(type)}`)
    return (rows: string) =>
      sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
        select ${sql.join(values)} from json_array_elements(${rows}::json) as line (value)`.execute(
        transaction,
      )
  }
  for await (const line of lines) {
    if (Array.isArray(line)) await loader.add(line)
    else if ('columns' in line) await loader.begin(inserting(line.table, line.columns))
    else if ('counter' in line)
      await sql`select setval(pg_get_serial_sequence(quote_ident(${line.table}), ${line.counter}),
        coalesce(${line.last}::bigint, 1), ${line.last !== null})`.execute(transaction)
  }
  await loader.flush()
}

async function replace(transaction: Db, { header, lines }: Backup) {
  await lockMigrations(transaction)
  await refuseWhileUsed(transaction)
  const files = await readMigrations()
  const inBackup = new Set(header.migrations.map(({ name }) => name))
  await dropAll(transaction, await findReplaced(transaction))
  await createRecords(transaction)
  await runMigrations(
    transaction,
    files.filter(({ name }) => inBackup.has(name)),
  )
  await reopenMonths(transaction, header.months)
  await writePlainTexts(transaction)
  const tables = [...new Set((await listColumns(transaction)).map(({ table }) => table))]
  await withoutConstraints(transaction, tables, async () => {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction)
    await load(transaction, lines)
  })
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction)
}

/**
 * Replaces the database with a backup, all or nothing; asks `mayReplace` first if there is something to replace. The next start migrates
 * the database if the backup is older. Returns the header of the backup, or undefined if `mayReplace` refused.
 */
export async function restore(
  engine: Engine,
  file: string,
  mayReplace: (header: Header) => Promise<boolean>,
): Promise<Header | undefined> {
  const backup = await openBackup(file)
  const { header } = backup
  try {
    findPending(await readMigrations(), header.migrations, 'This backup')
    return await engine.withoutTimeouts(async (db) => {
      await refuseWhileUsed(db)
      const replaced = await findReplaced(db)
      if (replaced.length > 0 && !(await mayReplace(header))) return undefined
      await db.transaction().execute((transaction) => replace(transaction, backup))
      return header
    })
  } catch (error) {
    throw unreadable(file, error)
  } finally {
    await backup.close()
  }
}
