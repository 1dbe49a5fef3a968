import { deadlineOf } from '../../../src/domain/attempts/attempt-time.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import { statement } from '../database/statement.ts'
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

type Openings = {
  quizIds: string[]
  userIds: string[]
  versions: number[]
  startedAt: Date[]
  regularDeadlines: Date[]
}

const open = statement<Openings, Begun | Held>(new URL('./open-attempts.sql', import.meta.url))

/**
 * Starts attempts at the current version. Idempotent: the first of several calls counts. Locking the people makes sure that extra
 * time set concurrently either is in the start or finds it; locking the quizzes, that a quiz concurrently unpublished or made public
 * either finds the starts or cannot be started. A fixed order of locks prevents deadlocks.
 */
const openAttempts = batched<Opening, Begun | null>({
  keyOf,
  async answerAll(db, openings) {
    const rows = await open(db, {
      quizIds: openings.map(({ quiz }) => quiz.id),
      userIds: openings.map(({ userId }) => userId),
      versions: openings.map(({ quiz }) => quiz.version),
      startedAt: openings.map(({ at }) => at),
      regularDeadlines: openings.map(regularDeadline),
    })
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
