import { deadlineOf } from '../../../src/domain/attempts/attempt-time.ts'
import type { Db } from '../database/db.ts'
import type { NewStart, UserRow } from '../database/tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted } from '../http/problems.ts'
import { getStanding } from '../quizzes/quiz-store.ts'
import { admitStart } from './admission.ts'

/** Idempotent: returns the first start of that person. */
const rememberStart = (db: Db, start: NewStart) =>
  db
    .insertInto('quiz_starts')
    .values(start)
    .onConflict((known) => known.columns(['quiz_id', 'user_id']).doUpdateSet({ user_id: start.user_id }))
    .returning(['started_at', 'deadline'])
    .executeTakeFirstOrThrow()

/** ISO date-times, as in StartAnswer. */
interface Times {
  startedAt: string
  deadline: string
}

/**
 * Starts the clock of an attempt. Idempotent: later calls, from any device, return the first deadline, even if the
 * quiz was edited since. Throws 404, 403 or 400 like `admitStart`, and 422 after the submission.
 */
export async function startQuiz(deps: Deps, quizId: string, user: UserRow): Promise<Times> {
  const { quiz, submitted, start } = await getStanding(deps.db, quizId, user)
  if (submitted) throw alreadySubmitted()
  const at = nowOf(deps)
  await admitStart(deps.db, quiz, user, at, start)
  const promised = deadlineOf({ duration: quiz.duration, endTime: quiz.end_time.toISOString() }, at.getTime())
  const { started_at, deadline } = await rememberStart(deps.db, {
    quiz_id: quiz.id,
    user_id: user.id,
    started_at: at,
    deadline: new Date(promised),
  })
  return { startedAt: started_at.toISOString(), deadline: deadline.toISOString() }
}

/** Deletes a start; returns whether there was one. */
export async function forgetStart(db: Db, quizId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quiz_starts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const MOST_UNSUBMITTED = 200

/** People who have started but not submitted, latest start first. */
export async function listUnsubmitted(db: Db, quizId: string) {
  const rows = await db
    .selectFrom('quiz_starts')
    .innerJoin('users', 'users.id', 'quiz_starts.user_id')
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.quiz_id', '=', 'quiz_starts.quiz_id')
        .onRef('attempts.user_id', '=', 'quiz_starts.user_id'),
    )
    .where('quiz_starts.quiz_id', '=', quizId)
    .where('attempts.submitted_at', 'is', null)
    .orderBy('quiz_starts.started_at', 'desc')
    .limit(MOST_UNSUBMITTED)
    .select(['users.id', 'users.name', 'users.email', 'users.picture'])
    .select(['quiz_starts.started_at', 'quiz_starts.deadline'])
    .execute()
  return rows.map(({ id, started_at, deadline, ...user }) => ({
    user: { _id: id, ...user },
    startedAt: started_at.toISOString(),
    deadline: deadline.toISOString(),
  }))
}
