import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { conflict } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { hasBegun } from '../quizzes/begun.ts'

/** Throws 409 if a quiz would become a draft again after somebody has started it. Lock the quiz's row first. */
export async function checkPublication(db: Db, before: QuizRow, isActive: boolean): Promise<void> {
  if (before.is_active && !isActive && (await hasBegun(db, before.id)))
    throw conflict('Learners have begun this quiz: it cannot become a draft again', { code: 'begun' })
}

/** Logs whether a quiz was published or unpublished, if it was. */
export async function notePublication(
  db: Db,
  before: QuizRow,
  after: QuizRow,
  { author, at }: { author: UserRow; at: Date },
): Promise<void> {
  if (before.is_active === after.is_active) return
  const what = after.is_active ? 'published' : 'unpublished'
  await note(db, { what, who: author.id, at, quizId: after.id })
}
