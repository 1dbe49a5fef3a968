import { sql } from 'kysely'
import { type Db, type Engine, openDb } from '../../../demo/api/database/db.ts'
import { writePlainTexts } from '../../../demo/api/operation/schema.ts'
import { begin, submit } from '../school/exam.ts'
import { at } from '../school/fixtures.ts'
import { book, enrol, storeSlot } from '../school/school.ts'
import { type EngineKind, urlOf } from './engines.ts'
import { startTestServer } from './server.ts'

/** All rows of all tables, as texts. Logged tables alone: counters of rate limits are not kept. */
async function readRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relpersistence = 'p' order by relname`.execute(db)
  const all: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      row: string
    }>`select case when length(found::text) > 1000 then md5(found::text) else found::text end as row from ${sql.table(name)} as found`.execute(
      db,
    )
    all[name] = rows.map(({ row }) => row).toSorted()
  }
  return all
}

/** What the schema is made of, beside rows. */
async function readShape(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', relname, relkind, attname, format_type(atttypid, atttypmod), attnotnull) as line
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}

/** All that a database holds, to be compared: in texts that are the same whatever zone the server of the database is in. */
export const readContents = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    await writePlainTexts(transaction)
    return { rows: await readRows(transaction), shape: await readShape(transaction) }
  })

export const empty = (db: Db) => sql`drop schema public cascade; create schema public`.execute(db)

/** The database of `engine` as an operator finds it, who has no other connections to it than those that work at the moment. */
export async function besides(engine: Engine): Promise<Engine> {
  if (engine.kind === 'pglite') return engine
  const url = new URL(await urlOf(engine))
  url.searchParams.set('application_name', 'operator')
  const operator = await openDb({ url: url.href })
  const close = async () => {
    await operator.close()
    await engine.close()
  }
  return { ...operator, close, db: engine.db }
}

/** A school with people at work, in a database of its own. */
export async function openSchool(open: EngineKind['open']): Promise<Engine> {
  const engine = await open()
  // The server closes its engine; the test goes on with it.
  const server = await startTestServer({
    now: at('10:02:00'),
    engine: { ...engine, close: async () => {} },
  })
  const [asha, quizId] = await begin(server)
  await submit(asha, quizId, { answers: [0, 2, null] })
  await book(await enrol(server), await storeSlot(server, at('12:00:00')))
  await server.close()
  return besides(engine)
}
