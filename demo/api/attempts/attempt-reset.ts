import type { Db } from '../database/db.ts'
import { conflict, notFound } from '../http/problems.ts'
import { UUID } from '../slots/bookings.ts'
import { forgetFigures } from './attempt-figures.ts'
import { forgetStart } from './starts.ts'

const noAttempt = () => notFound('Attempt not found')

/**
 * Deletes a person's attempt, with its start and what they were last given, so that they begin anew with the quiz as it is
 * now. One that was started and never submitted is an attempt as well. Throws 404 when there is none.
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
 * Forgets when a person started, so that they have the whole time once more. Throws 409 when the attempt was submitted
 * meanwhile and 404 when there is none.
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
