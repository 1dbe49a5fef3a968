import type { Db } from '../database/db.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { conflict, noAttempt } from '../http/problems.ts'
import { UUID } from '../lib/uuid.ts'
import { note } from '../log/note.ts'

/** Deletes a start and its saved work; returns whether there was one. A concurrent submission either comes first or finds none. */
async function forgetStart(db: Db, quizId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quiz_starts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The attempt to reset, and the administrator who resets it. */
export interface Reset {
  quizId: string
  userId: string
  adminId: string
}

const noteReset = (deps: Deps, db: Db, { adminId, ...attempt }: Reset) =>
  note(db, { what: 'reset', who: adminId, at: nowOf(deps), ...attempt })

/**
 * Deletes a person's attempt and its start, so that they can start over with the current quiz. An attempt that was only started
 * counts, too. Throws 404 if there is none.
 */
export async function resetAttempt(deps: Deps, reset: Reset): Promise<void> {
  const { quizId, userId } = reset
  if (!UUID.test(userId)) throw noAttempt()
  await deps.db.transaction().execute(async (transaction) => {
    const started = await forgetStart(transaction, quizId, userId)
    const gone = await transaction
      .deleteFrom('attempts')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n && !started) throw noAttempt()
    await noteReset(deps, transaction, reset)
  })
}

/**
 * Deletes a start, so that the person has the full time again. Throws 409 if the attempt has been submitted meanwhile,
 * 404 if there is no start.
 */
export async function resetStart(deps: Deps, reset: Reset): Promise<void> {
  const { quizId, userId } = reset
  if (!UUID.test(userId)) throw noAttempt()
  await deps.db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('quiz_starts')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows > 0n) return noteReset(deps, db, reset)
    const submitted = await db
      .selectFrom('attempts')
      .select('id')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    throw submitted
      ? conflict('This attempt was submitted meanwhile', { code: 'attempt_submitted' })
      : noAttempt()
  })
}
