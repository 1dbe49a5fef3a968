import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { StartError } from '../lib/start-error.ts'
import type { Db } from './db.ts'

/** The tables and views after the migrations, one per line with its columns. `npx vitest run tests/demo/database/verify -u` writes it. */
const EXPECTED = new URL('./migrations/columns.txt', import.meta.url)

interface Table {
  name: string
  columns: string[]
  /** Privileges that this server needs and the role lacks. */
  forbidden: string[]
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name,
      array(select attname::text from pg_attribute where attrelid = found.oid and attnum > 0 and not attisdropped order by attname) as columns,
      array(select needed from unnest(array['select', 'insert', 'update', 'delete']) as needed
        where not has_table_privilege(found.oid, needed) and (needed = 'select' or relkind <> 'v')) as forbidden
    from pg_class as found
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
    order by relname`.execute(db)
  return rows
}

/** The content of columns.txt. */
export const describeTables = async (db: Db): Promise<string> =>
  (await listTables(db)).map(({ name, columns }) => `${name}: ${columns.join(' ')}\n`).join('')

function findFault(line: string, tables: ReadonlyMap<string, Table>): string | undefined {
  const [name = '', columns = ''] = line.split(': ')
  const table = tables.get(name)
  if (!table) return `the table ${name} is missing`
  const missing = columns.split(' ').find((column) => !table.columns.includes(column))
  if (missing) return `the column ${name}.${missing} is missing`
  const [forbidden] = table.forbidden
  return forbidden && `its role may not ${forbidden} in ${name}`
}

/** Throws a StartError if a migrated database lacks a table or a column, or the role a privilege. Additional ones are fine. */
export async function verify(db: Db): Promise<void> {
  const expected = (await readFile(EXPECTED, 'utf8')).trim().split('\n')
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]))
  for (const line of expected) {
    const fault = findFault(line, tables)
    if (fault)
      throw new StartError(
        `This database is not as the migrations left it: ${fault}. Undo what was changed, or restore a backup.`,
      )
  }
}
