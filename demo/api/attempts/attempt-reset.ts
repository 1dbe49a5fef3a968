import type { Db } from '../database/db.ts'
import { conflict, notFound } from '../http/problems.ts'
import { UUID } from '../slots/bookings.ts'
import { forgetFigures } from './attempt-figures.ts'
import { forgetStart } from './starts.ts'

const noAttempt = () => notFound('Attempt not found')

/**
 * Deletes a person's attempt, its start and the version they were given, so that they begin again with the current
 * quiz. An attempt that was only started counts too. Throws 404 if there is none.
 */
export async function resetAttempt(db: Db, quizId: string, userId: string): Promise<void> {
  if (!UUID.test(userId)) throw noAttempt()
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('attempts')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const started = await forgetStart(transaction, quizId, userId)
    if (gone.numDeletedRows === 0n && !started) throw noAttempt()
    await transaction
      .deleteFrom('quiz_openings')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .execute()
  })
  forgetFigures(db)
}

/**
 * Deletes a start, so that the person has the full time again. Throws 409 if the attempt has been submitted by now,
 * 404 if there is no start.
 */
export async function resetStart(db: Db, quizId: string, userId: string): Promise<void> {
  if (!UUID.test(userId)) throw noAttempt()
  await db.transaction().execute(async (transaction) => {
    const submitted = await transaction
      .selectFrom('attempts')
      .select('id')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .where('submitted_at', 'is not', null)
      .executeTakeFirst()
    if (submitted) throw conflict('This attempt was submitted meanwhile')
    if (!(await forgetStart(transaction, quizId, userId))) throw noAttempt()
  })
}
