import { readFile } from 'node:fs/promises'
import { databaseUrl, dataFolder } from './config.js'

async function openPostgres() {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: databaseUrl })
  // A connection that breaks while nobody uses it is replaced; unheard, its error would end the process.
  pool.on('error', console.error)
  return { query: (sql, values) => pool.query(sql, values), script: (sql) => pool.query(sql) }
}

/** PostgreSQL inside this process, stored in a folder: to try things out. */
async function openPglite() {
  const { PGlite } = await import('@electric-sql/pglite')
  const lite = await PGlite.create(`${dataFolder}/database`)
  return { query: (sql, values) => lite.query(sql, values), script: (sql) => lite.exec(sql) }
}

const database = await (databaseUrl ? openPostgres() : openPglite())
await database.script(await readFile(new URL('schema.sql', import.meta.url), 'utf8'))

/**
 * The rows of one statement. Each statement is a transaction of its own, and every change here is one statement: nothing can come
 * between reading and writing.
 */
export const query = async (sql, values = []) => (await database.query(sql, values)).rows

/** The first row, undefined without any. */
export const queryOne = async (sql, values) => (await query(sql, values))[0]
