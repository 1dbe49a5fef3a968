import { sql } from 'kysely'
import { deadlineOf } from '../../../src/domain/attempts/attempt-time.ts'
import type { UserRow } from '../database/account-tables.ts'
import type { StartRow } from '../database/attempt-tables.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/quiz-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted, noUser, type Problem } from '../http/problems.ts'
import { getStanding, readVersion, type Start } from '../quizzes/quiz-store.ts'
import { questionsFor, toIntro, toQuiz } from '../quizzes/quizzes.ts'
import { admitStart, isInTime, quizClosed } from './admission.ts'

type Opened = Pick<QuizRow, 'id' | 'version' | 'duration' | 'end_time'>

async function whyNot(db: Db, userId: string): Promise<Problem> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return user ? quizClosed() : noUser()
}

/**
 * Opens the attempt with the present version, until the time that everybody gets, stretched for those who get more. Idempotent:
 * of several calls the first one counts. It holds the person: extra time that is set at that moment is in the start, or finds it.
 * It holds the quiz: one that becomes a draft or public at that moment finds the start, or is begun by nobody.
 */
export async function openAttempt(
  db: Db,
  quiz: Opened,
  { id: userId }: Pick<UserRow, 'id'>,
  at: Date,
): Promise<Start> {
  const regular = deadlineOf({ duration: quiz.duration, endTime: quiz.end_time.toISOString() }, at.getTime())
  const { rows } = await sql<Pick<StartRow, 'started_at' | 'deadline' | 'quiz_version'>>`
    with opener as (select id, time_factor from users where id = ${userId} for share),
    quiz as (
      select id from quizzes
      where id = ${quiz.id} and is_active and practice is distinct from 'public' for key share),
    times as (select ${at}::timestamptz as started_at, ${new Date(regular)}::timestamptz as regular_deadline)
    insert into quiz_starts
      (quiz_id, user_id, quiz_version, started_at, seen_at, regular_deadline, time_factor, deadline)
    select quiz.id, opener.id, ${quiz.version}::int, started_at, started_at, regular_deadline, time_factor,
      started_at + (regular_deadline - started_at) * time_factor
    from opener, quiz, times
    on conflict (quiz_id, user_id) do update set user_id = excluded.user_id
    returning started_at, deadline, quiz_version`.execute(db)
  const [begun] = rows
  if (!begun) throw await whyNot(db, userId)
  return { startedAt: begun.started_at, deadline: begun.deadline, version: begun.quiz_version }
}

/**
 * Starts an attempt and gives out its questions, which nobody reads before. Idempotent: later calls, from any device, answer
 * the first deadline and version, even if the quiz was edited since; once the time is over without the questions. Throws 404,
 * 403 or 400 like `admitStart`, and 422 after the submission.
 */
export async function startQuiz(deps: Deps, quizId: string, user: UserRow) {
  const { quiz, submitted, start } = await getStanding(deps.db, quizId, user)
  if (submitted) throw alreadySubmitted()
  const at = nowOf(deps)
  await admitStart(deps.db, quiz, user, at, start)
  const begun = start ?? (await openAttempt(deps.db, quiz, user, at))
  const { startedAt, deadline, version } = begun
  return {
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    version,
    quiz:
      user.is_admin || isInTime(begun, at)
        ? toQuiz(quiz, await questionsFor(deps.db, quiz.id, version, user))
        : toIntro(quiz, await readVersion(deps.db, quiz.id, version)),
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
