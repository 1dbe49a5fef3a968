import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Whether anybody has started or submitted a quiz. */
export async function hasBegun(db: Db, quizId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from quiz_starts where quiz_id = ${quizId}
    union all select 1 from attempts where quiz_id = ${quizId} limit 1`.execute(db)
  return rows.length > 0
}
