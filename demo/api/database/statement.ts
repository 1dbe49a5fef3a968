import { readFileSync } from 'node:fs'
import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/**
 * Prepares the SQL of a file, where `:name` stands for a value, and returns a function that runs it. The build copies all `.sql` files
 * beside the bundle, so their names have to be unique.
 */
export function statement<Values extends Readonly<Record<string, unknown>>, Row = unknown>(file: URL) {
  const names: string[] = []
  const text = readFileSync(file, 'utf8').replaceAll(/(?<!:):(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return async (db: Db, values: Values): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(
        text,
        names.map((name) => values[name]),
      ),
    )
    return rows
  }
}
