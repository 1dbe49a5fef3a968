import { sql } from 'kysely'
import { EDITED_MEANWHILE } from '../../../src/domain/quizzes/edited-meanwhile.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { conflict } from '../http/problems.ts'

/** The log's events about a quiz's own content. */
const EDITS = ['created', 'edited', 'published', 'unpublished', 'regraded'] as const

interface LastEdit {
  what: string
  at: Date
  who: string | null
  name: string | null
}

async function findLastEdit(db: Db, quizId: string): Promise<LastEdit | undefined> {
  const { rows } = await sql<LastEdit>`
    select what, at, who, users.name from events left join users on users.id = events.who
    where quiz_id = ${quizId} and what in (${sql.join(EDITS)}) order by at desc, events.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The time of the next change of a quiz. `basis` tells saves apart by it, so no two saves share one. */
export const editedAt = ({ updated_at }: QuizRow, now: Date) =>
  new Date(Math.max(now.getTime(), updated_at.getTime() + 1))

/** Throws 409 if the quiz was changed since the author loaded it. Lock the quiz's row first. */
export async function checkBasis(db: Db, quiz: QuizRow, basis: string | undefined): Promise<void> {
  if (basis === undefined || Date.parse(basis) === quiz.updated_at.getTime()) return
  const last = await findLastEdit(db, quiz.id)
  throw conflict('Somebody else has saved this quiz meanwhile. Yours is not saved.', {
    code: EDITED_MEANWHILE,
    at: quiz.updated_at.toISOString(),
    ...(last?.who && { by: { _id: last.who, name: last.name ?? '' } }),
  })
}
