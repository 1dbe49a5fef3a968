import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isAtWork } from './at-work.ts'

/** The versions that may still be submitted: by learners at work, or from their saved copies. */
export async function versionsAtWork(db: Db, quizId: string, at: Date): Promise<number[]> {
  const starts = await db
    .selectFrom('quiz_starts')
    .select('quiz_version')
    .distinct()
    .where('quiz_id', '=', quizId)
    .where((is) => is.or([isAtWork(at), is('closed_at', 'is', null).and('revision', 'is not', null)]))
    .execute()
  return starts.map(({ quiz_version }) => quiz_version)
}

/** How many people are at work on a quiz now, and how many results it has. */
export async function countWork(db: Db, quizId: string, at: Date) {
  const { rows } = await sql<{ running: number; attempts: number }>`
    select
      (select count(*)::int from quiz_starts where quiz_id = ${quizId} and ${isAtWork(at)}) as running,
      (select coalesce(sum(attempts), 0)::int from quiz_figures where quiz_id = ${quizId}) as attempts`.execute(
    db,
  )
  return rows[0] ?? { running: 0, attempts: 0 }
}
