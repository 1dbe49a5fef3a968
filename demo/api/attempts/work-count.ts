import { sql } from 'kysely'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import { GRACE_MS } from './admission.ts'

/** How many are at work on a quiz now, and how many results hang on it. */
export async function countWork(db: Db, quizId: string, at: Date) {
  const { rows } = await sql<{ running: number; attempts: number }>`
    select
      (select count(*)::int from quiz_starts where quiz_id = ${quizId} and closed_at is null
        and deadline > ${at}::timestamptz - make_interval(secs => ${GRACE_MS / SECOND_MS})) as running,
      (select count(*)::int from attempts where quiz_id = ${quizId} and submitted_at is not null) as attempts`.execute(
    db,
  )
  return rows[0] ?? { running: 0, attempts: 0 }
}
