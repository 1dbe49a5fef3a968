import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { GRACE_MS } from './admission.ts'

const lastDeadline = (at: Date) => new Date(at.getTime() - GRACE_MS)

/** The versions on which something may still be handed in: by whoever is at work, or of what was saved. */
export async function versionsAtWork(db: Db, quizId: string, at: Date): Promise<number[]> {
  const starts = await db
    .selectFrom('quiz_starts')
    .select('quiz_version')
    .distinct()
    .where('quiz_id', '=', quizId)
    .where('closed_at', 'is', null)
    .where((is) => is.or([is('revision', 'is not', null), is('deadline', '>', lastDeadline(at))]))
    .execute()
  return starts.map(({ quiz_version }) => quiz_version)
}

/** How many are at work on a quiz now, and how many results hang on it. */
export async function countWork(db: Db, quizId: string, at: Date) {
  const { rows } = await sql<{ running: number; attempts: number }>`
    select
      (select count(*)::int from quiz_starts where quiz_id = ${quizId} and closed_at is null
        and deadline > ${lastDeadline(at)}) as running,
      (select count(*)::int from attempts where quiz_id = ${quizId} and submitted_at is not null) as attempts`.execute(
    db,
  )
  return rows[0] ?? { running: 0, attempts: 0 }
}
