import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { type Engine, embeddedEngine } from '../../../demo/api/database/db.ts'
import { EXTENSIONS, SerialPool } from '../../../demo/api/database/pglite.ts'
import { loadImage } from './database-image.ts'

/*
 * A PGlite takes a second of a core to open and hundredths to empty. So one that is given back is emptied and lent to
 * whoever asks next in this process, unless its schema is no longer the migrated one: then it is closed.
 */

/** Everything but rows that a test could leave behind. */
const SHAPE = `
  select md5(string_agg(line, ' ' order by line)) as shape from (
    select concat_ws(' ', relname, relkind, attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid)) as line
      from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', conrelid, pg_get_constraintdef(oid)) from pg_constraint
    union all select concat_ws(' ', oid::regprocedure, md5(prosrc)) from pg_proc
      where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', name, setting) from pg_settings where source = 'session'
    union all select concat_ws(' ', name, sha) from schema_migrations) as everything`

const TABLES = `
  select string_agg(quote_ident(relname), ', ') as tables from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`

interface Fresh {
  lite: PGlite
  shape: string
  /** Empties every table and puts back the rows that the migrations made. */
  reset: string
}

async function ask<Row>(lite: PGlite, query: string): Promise<Row> {
  const { rows } = await lite.query<Row>(query)
  const [row] = rows
  if (!row) throw new Error('the database did not answer')
  return row
}

const readShape = async (lite: PGlite) => (await ask<{ shape: string }>(lite, SHAPE)).shape

async function openFresh(): Promise<Fresh> {
  const lite = await PGlite.create({ extensions: EXTENSIONS, loadDataDir: await loadImage() })
  const { tables } = await ask<{ tables: string }>(lite, TABLES)
  const reset = [`truncate ${tables} restart identity`]
  for (const table of tables.split(', ')) {
    const { rows } = await ask<{ rows: object[] | null }>(
      lite,
      `select json_agg(kept) as rows from ${table} as kept`,
    )
    if (rows) {
      const text = JSON.stringify(rows).replaceAll("'", "''")
      reset.push(`insert into ${table} select * from json_populate_recordset(null::${table}, '${text}')`)
    }
  }
  return { lite, shape: await readShape(lite), reset: reset.join('; ') }
}

declare global {
  /** Those that nobody uses. It outlives the modules of a page's test. */
  var quizFreeDatabases: Fresh[] | undefined
}
globalThis.quizFreeDatabases ??= []
const free = globalThis.quizFreeDatabases

async function giveBack(used: Fresh): Promise<void> {
  const isMigrated = (await readShape(used.lite)) === used.shape
  if (!isMigrated) return used.lite.close()
  await used.lite.exec(used.reset)
  free.push(used)
}

/** A migrated, empty PGlite that nobody else uses until it is closed. */
export async function lendPglite(): Promise<Engine> {
  const lent = free.pop() ?? (await openFresh())
  const client = new pg.Client(createPgConfig(lent.lite) as pg.ClientConfig)
  await client.connect()
  return embeddedEngine(new SerialPool(client, () => giveBack(lent)))
}
