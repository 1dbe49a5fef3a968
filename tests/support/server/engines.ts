import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Engine, openDb } from '../../../demo/api/database/db.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { lendPglite } from './lent-pglite.ts'

/** A kind of database that the server runs on. `open` gives a fresh, migrated one that nobody else uses. */
export interface EngineKind {
  name: string
  open(): Promise<Engine>
}

export const pglite: EngineKind = {
  name: 'PGlite',
  open: lendPglite,
}

/** Set where the cluster is ours (tests/support/server/postgres.ts): a migrated database, of which each test has a copy. */
const template = process.env.TEST_DATABASE_TEMPLATE

async function administer(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const addressOf = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href

const postgres = (url: string): EngineKind => ({
  name: 'PostgreSQL',
  async open() {
    const name = `quiz_${randomUUID().replaceAll('-', '')}`
    await administer(url, `create database ${name} template ${template ?? 'template1'}`)
    const engine = await openDb({ url: addressOf(url, name) })
    await migrate(engine.db)
    return {
      ...engine,
      async close() {
        await engine.close()
        // Each drop waits for a checkpoint. A cluster of ours is thrown away as a whole.
        if (template === undefined) await administer(url, `drop database ${name} with (force)`)
      },
    }
  },
})

const url = process.env.TEST_DATABASE_URL

/** Where another process finds the database of an engine on PostgreSQL. */
export async function urlOf({ db }: Pick<Engine, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return addressOf(url ?? '', rows[0]?.name ?? '')
}

/** The connections that another process would have to the same PostgreSQL: nothing is shared in memory. */
export const openBeside = async (engine: Pick<Engine, 'db'>): Promise<Engine> =>
  openDb({ url: await urlOf(engine) })

/** Every kind that is at hand: PGlite always, PostgreSQL where tests/support/server/postgres.ts found one. */
export const engines: readonly EngineKind[] = url ? [pglite, postgres(url)] : [pglite]

/** For tests of what does not depend on the kind: PostgreSQL, where it is at hand, takes less of the processor. */
export const fastest = engines.at(-1) ?? pglite
