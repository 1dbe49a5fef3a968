import { sql } from 'kysely'
import type { Db } from '../../../demo/api/database/db.ts'

const ADVISORY_LOCK = 4217

/** Does the work while another transaction is open, which has done that; it ends with the work. */
export const during = (
  db: Db,
  begin: (db: Db) => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await begin(transaction)
    await work()
  })

export const holdQuiz = (quizId: string) => (db: Db) =>
  sql`select from quizzes where id = ${quizId} for update`.execute(db)

/** Whoever changes such a row stops before it, with all that they hold, while a transaction has called `stopThem`. */
export async function stopChanges(db: Db, table: 'quizzes' | 'attempts', condition: string): Promise<void> {
  await sql`create or replace function stop_here() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)}); return new; end $$`.execute(db)
  await sql`create or replace trigger stop_here before update on ${sql.table(table)} for each row
    when (${sql.raw(condition)}) execute function stop_here()`.execute(db)
}

export const stopThem = (db: Db) => sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db)
