import { deadlineOf } from '../../../src/domain/attempts/attempt-time.ts'
import type { Db } from '../database/db.ts'
import type { NewStart, UserRow } from '../database/tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted } from '../http/problems.ts'
import { getStanding } from '../quizzes/quiz-store.ts'
import { admitStart } from './admission.ts'

/** Remembers the first start of that person; a later one answers the first. */
const rememberStart = (db: Db, start: NewStart) =>
  db
    .insertInto('quiz_starts')
    .values(start)
    .onConflict((known) => known.columns(['quiz_id', 'user_id']).doUpdateSet({ user_id: start.user_id }))
    .returning(['started_at', 'deadline'])
    .executeTakeFirstOrThrow()

/** As StartAnswer has them. */
interface Times {
  startedAt: string
  deadline: string
}

/**
 * Starts the clock of that person's attempt, once: however often and from wherever they start, they have the deadline of the
 * first time, also where the quiz was edited meanwhile. Throws 404, 403 or 400 as `admitStart` does, and 422 after the
 * submission.
 */
export async function startQuiz(deps: Deps, quizId: string, user: UserRow): Promise<Times> {
  const { quiz, submitted, start } = await getStanding(deps.db, quizId, user.id)
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

/** Forgets that person's start; tells whether there was one. */
export async function forgetStart(db: Db, quizId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quiz_starts')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** More than these nobody looks through. */
const MOST_UNSUBMITTED = 200

/** Who has started that quiz and submitted nothing, the latest first. */
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
