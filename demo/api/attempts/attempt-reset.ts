import type { Db } from '../database/db.ts'
import { conflict, notFound } from '../http/problems.ts'
import { UUID } from '../slots/bookings.ts'
import { forgetFigures } from './attempt-figures.ts'

const noAttempt = () => notFound('Attempt not found')

/** Deletes a start, with the copy of its work; returns whether there was one. Whoever hands in at that moment comes first or finds none. */
async function forgetStart(db: Db, quizId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quiz_starts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Deletes a person's attempt and its start, so that they begin again with the current quiz. An attempt that was only started
 * counts too. Throws 404 if there is none.
 */
export async function resetAttempt(db: Db, quizId: string, userId: string): Promise<void> {
  if (!UUID.test(userId)) throw noAttempt()
  await db.transaction().execute(async (transaction) => {
    const started = await forgetStart(transaction, quizId, userId)
    const gone = await transaction
      .deleteFrom('attempts')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n && !started) throw noAttempt()
  })
  forgetFigures(db)
}

/**
 * Deletes a start, so that the person has the full time again. Throws 409 if the attempt has been submitted by now,
 * 404 if there is no start.
 */
export async function resetStart(db: Db, quizId: string, userId: string): Promise<void> {
  if (!UUID.test(userId)) throw noAttempt()
  const { numDeletedRows } = await db
    .deleteFrom('quiz_starts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  const submitted = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  throw submitted ? conflict('This attempt was submitted meanwhile') : noAttempt()
}
