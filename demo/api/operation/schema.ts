import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { statement } from '../database/statement.ts'

/** A table, view, function and so on in the role's schema, apart from those of extensions. */
export interface SchemaObject {
  kind: 'view' | 'table' | 'sequence' | 'routine' | 'type'
  name: string
  /** Its name in statements; for a function with its arguments. */
  identity: string
}

const KINDS: Record<string, SchemaObject['kind']> = {
  v: 'view',
  m: 'view',
  r: 'table',
  p: 'table',
  f: 'table',
  S: 'sequence',
}

const readObjects = statement<Record<string, never>, { kind: string; name: string; identity: string }>(
  new URL('./list-objects.sql', import.meta.url),
)

/** Leaves out partitions and counters of identity columns, which belong to their tables. */
export async function listObjects(db: Db): Promise<SchemaObject[]> {
  const rows = await readObjects(db, {})
  return rows.map(({ kind, ...object }) => ({
    ...object,
    kind: KINDS[kind] ?? (kind as SchemaObject['kind']),
  }))
}

const MADE =
  /\b(?:create (?:or replace )?(?:unlogged )?(?:table|view|function|procedure|sequence|type|domain) (?:if not exists )?|rename to )(\w+)/g

/** All names that these migrations have ever given to objects. */
export const namesMadeBy = (files: readonly { text: string }[]): ReadonlySet<string> =>
  new Set([
    'schema_migrations',
    ...files.flatMap(({ text }) => [...text.matchAll(MADE)].map(([, name]) => name ?? '')),
  ])

export interface Column {
  table: string
  name: string
  type: string
  /** Whether it is an identity column. */
  isIdentity: boolean
}

/** The columns to back up, in order: neither generated ones nor those of unlogged tables. */
export async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, attidentity <> '' as "isIdentity"
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`.execute(db)
  return rows
}

/** Makes the texts of values independent of server settings, for the rest of the transaction. */
export const writePlainTexts = (transaction: Db) =>
  sql`select set_config(name, setting, true) from (values ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
    ('timezone', 'UTC'), ('extra_float_digits', '3'), ('bytea_output', 'hex')) as plain (name, setting)`.execute(
    transaction,
  )
