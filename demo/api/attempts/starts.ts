import { sql } from 'kysely'
import { deadlineOf } from '../../../src/domain/attempts/attempt-time.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { StartRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted, type Problem, unauthorized } from '../http/problems.ts'
import { getStanding, readVersion, type Start } from '../quizzes/quiz-store.ts'
import { questionsFor, toIntro, toQuiz } from '../quizzes/quizzes.ts'
import { admitStart, isInTime, quizClosed } from './admission.ts'

type Opened = Pick<QuizRow, 'id' | 'version' | 'duration' | 'end_time'>

interface Opening {
  quiz: Opened
  userId: string
  at: Date
}

type Begun = Pick<StartRow, 'quiz_id' | 'user_id' | 'started_at' | 'deadline' | 'quiz_version'>
/** Another transaction holds the quiz or the person. */
type Held = Pick<StartRow, 'quiz_id' | 'user_id'> & { started_at: null }

const regularDeadline = ({ quiz, at }: Opening) =>
  new Date(deadlineOf({ duration: quiz.duration, endTime: quiz.end_time.toISOString() }, at.getTime()))

const keyOf = ({ quiz, userId }: Opening) => `${quiz.id} ${userId}`

const canBeBegun = sql`is_active and practice is distinct from 'public'`

/**
 * Starts attempts at the current version. Idempotent: the first of several calls counts. Locking the people makes sure that extra
 * time set concurrently either is in the start or finds it; locking the quizzes, that a quiz concurrently unpublished or made public
 * either finds the starts or cannot be started. A fixed order of locks prevents deadlocks.
 */
const openAttempts = batched<Opening, Begun | null>({
  keyOf,
  async answerAll(db, openings) {
    const users = sql`${openings.map(({ userId }) => userId)}::uuid[]`
    const quizzes = sql`${openings.map(({ quiz }) => quiz.id)}::uuid[]`
    const { rows } = await sql<Begun | Held>`
      with asked as (
        select * from unnest(${quizzes}, ${users}, ${openings.map(({ quiz }) => quiz.version)}::int[],
          ${openings.map(({ at }) => at)}::timestamptz[], ${openings.map(regularDeadline)}::timestamptz[])
          as asked (quiz_id, user_id, version, started_at, regular_deadline)),
      quiz as (
        select id from quizzes where id = any(${quizzes}) and ${canBeBegun} order by id for key share skip locked),
      opener as (
        select id, time_factor from users where id = any(${users}) and exists (select from quiz)
        order by id for share skip locked),
      begun as (
        insert into quiz_starts
          (quiz_id, user_id, quiz_version, started_at, seen_at, regular_deadline, time_factor, deadline)
        select quiz.id, opener.id, version, started_at, started_at, regular_deadline, time_factor,
          started_at + (regular_deadline - started_at) * time_factor
        from asked join opener on opener.id = user_id join quiz on quiz.id = quiz_id
        order by quiz.id, opener.id
        on conflict (quiz_id, user_id) do update set user_id = excluded.user_id
        returning quiz_id, user_id, started_at, deadline, quiz_version)
      select asked.quiz_id, asked.user_id, begun.started_at, begun.deadline, begun.quiz_version
      from asked join users on users.id = asked.user_id and users.id = any(${users})
      join quizzes on quizzes.id = asked.quiz_id and quizzes.id = any(${quizzes}) and ${canBeBegun}
      left join begun on begun.quiz_id = asked.quiz_id and begun.user_id = asked.user_id`.execute(db)
    const found = new Map(rows.map((row) => [`${row.quiz_id} ${row.user_id}`, row]))
    return openings.map((opening) => {
      const row = found.get(keyOf(opening)) ?? null
      return row?.started_at === null ? undefined : row
    })
  },
})

async function startRefusal(db: Db, userId: string): Promise<Problem> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return user ? quizClosed() : unauthorized()
}

/** Starts an attempt with the regular time and any extra time; the first of several calls counts. */
export async function openAttempt(
  db: Db,
  quiz: Opened,
  { id: userId }: Pick<UserRow, 'id'>,
  at: Date,
): Promise<Start> {
  const begun = await openAttempts(db, { quiz, userId, at })
  if (!begun) throw await startRefusal(db, userId)
  return { startedAt: begun.started_at, deadline: begun.deadline, version: begun.quiz_version }
}

/**
 * Starts an attempt and returns its questions, which nobody can read before. Idempotent: later calls, from any device, return the
 * first deadline and version, even if the quiz was edited since; without the questions once the time is over. Throws 404, 403 or 400
 * like `admitStart`, and 422 after the submission.
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

const MAX_UNSUBMITTED = 200

/** People who have started but not submitted, latest start first. */
export async function listUnsubmitted(db: Db, quizId: string) {
  const rows = await db
    .selectFrom('quiz_starts')
    .innerJoin('users', 'users.id', 'quiz_starts.user_id')
    .where('quiz_starts.quiz_id', '=', quizId)
    .where('quiz_starts.closed_at', 'is', null)
    .orderBy('quiz_starts.started_at', 'desc')
    .limit(MAX_UNSUBMITTED)
    .select(['users.id', 'users.name', 'users.email', 'users.picture'])
    .select(['quiz_starts.started_at', 'quiz_starts.deadline'])
    .execute()
  return rows.map(({ id, started_at, deadline, ...user }) => ({
    user: { _id: id, ...user },
    startedAt: started_at.toISOString(),
    deadline: deadline.toISOString(),
  }))
}
