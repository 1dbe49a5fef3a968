import { deadlineOf } from '../../../src/domain/attempts/attempt-time.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow, UserRow } from '../database/tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted } from '../http/problems.ts'
import { getStanding, type Start } from '../quizzes/quiz-store.ts'
import { questionsFor, toQuiz } from '../quizzes/quizzes.ts'
import { admitStart } from './admission.ts'

type Opened = Pick<QuizRow, 'id' | 'version' | 'duration' | 'end_time'>
type Opener = Pick<UserRow, 'id' | 'time_factor'>

/** The end for somebody who starts now: the time that everybody gets, stretched for those who get more. */
function deadlinesOf(quiz: Opened, { time_factor: factor }: Opener, at: Date) {
  const regular = deadlineOf({ duration: quiz.duration, endTime: quiz.end_time.toISOString() }, at.getTime())
  const deadline = at.getTime() + (regular - at.getTime()) * factor
  return { regular_deadline: new Date(regular), deadline: new Date(deadline), time_factor: factor }
}

/** Opens the attempt with the present version. Idempotent: of several calls the first one counts. */
export async function openAttempt(db: Db, quiz: Opened, user: Opener, at: Date): Promise<Start> {
  const { started_at, deadline, quiz_version } = await db
    .insertInto('quiz_starts')
    .values({
      quiz_id: quiz.id,
      user_id: user.id,
      quiz_version: quiz.version,
      started_at: at,
      seen_at: at,
      ...deadlinesOf(quiz, user, at),
    })
    .onConflict((known) => known.columns(['quiz_id', 'user_id']).doUpdateSet({ user_id: user.id }))
    .returning(['started_at', 'deadline', 'quiz_version'])
    .executeTakeFirstOrThrow()
  return { startedAt: started_at, deadline, version: quiz_version }
}

/**
 * Starts an attempt and gives out its questions, which nobody reads before. Idempotent: later calls, from any device, answer
 * the first deadline and version, even if the quiz was edited since. Throws 404, 403 or 400 like `admitStart`, and 422 after
 * the submission.
 */
export async function startQuiz(deps: Deps, quizId: string, user: UserRow) {
  const { quiz, submitted, start } = await getStanding(deps.db, quizId, user)
  if (submitted) throw alreadySubmitted()
  const at = nowOf(deps)
  await admitStart(deps.db, quiz, user, at, start)
  const { startedAt, deadline, version } = start ?? (await openAttempt(deps.db, quiz, user, at))
  return {
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    version,
    quiz: toQuiz(quiz, await questionsFor(deps.db, quiz.id, version, user)),
  }
}

const MOST_UNSUBMITTED = 200

/** People who have started but not submitted, latest start first. */
export async function listUnsubmitted(db: Db, quizId: string) {
  const rows = await db
    .selectFrom('quiz_starts')
    .innerJoin('users', 'users.id', 'quiz_starts.user_id')
    .where('quiz_starts.quiz_id', '=', quizId)
    .where('quiz_starts.closed_at', 'is', null)
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
