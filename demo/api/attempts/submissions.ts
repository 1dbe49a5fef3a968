import { sql } from 'kysely'
import type { SubmitBody } from '../../../src/domain/attempts/attempt-calls.ts'
import { timeSpentSeconds } from '../../../src/domain/attempts/attempt-time.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { UserRow } from '../database/account-tables.ts'
import type { AttemptRow } from '../database/attempt-tables.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/quiz-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted, notStarted, otherVersion } from '../http/problems.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { getStanding, readVersion, type Start } from '../quizzes/quiz-store.ts'
import { admitSubmission, isInTime } from './admission.ts'
import { forgetFigures } from './attempt-figures.ts'
import { toResult } from './attempt-result.ts'
import { askedOf, checkAnswers, digest, gradeAnswers } from './grading.ts'

type Answers = SubmitBody['answers']
type Ended = AttemptRow['ended']

/** Who hands in what, and when. */
export interface HandIn {
  quiz: Pick<QuizRow, 'id' | 'key_revision'>
  userId: string
  start: Start
  answers: Answers
  at: Date
  ended: Ended
  /** Of the copy that is handed in when the time is over. */
  revision?: number | null
}

const secondsOf = (ms: number) => Math.round(ms / SECOND_MS)

/** A copy is handed in only while it is the last one and nobody has handed in. */
const stillTheLast = ({ ended, revision }: HandIn) =>
  ended === 'submitted' ? sql`` : sql`and closed_at is null and revision = ${revision}`

/**
 * Grades and stores, and closes the start. Undefined where nothing was stored: the person has submitted before, or what was
 * read before has changed meanwhile: the start, its deadline or copy, or the key. One statement, which holds the quiz and the
 * start: of a regrading, a reset, an extension, a save and another hand-in each comes before it or after it. What a learner
 * submits within the grace wins over the copy that the server handed in.
 */
export async function storeHandIn(db: Db, handIn: HandIn): Promise<AttemptRow | undefined> {
  const { quiz, userId, start, answers, at, ended } = handIn
  const version = await readVersionInForce(db, quiz.id, start.version)
  const asked = askedOf(version, quiz.id, userId)
  const graded = gradeAnswers(answers, version.questions, asked)
  const span = { startedAt: start.startedAt.getTime(), deadline: start.deadline.getTime() }
  const { rows } = await sql<AttemptRow>`
    with quiz as (
      select id from quizzes where id = ${quiz.id} and key_revision = ${quiz.key_revision} for key share),
    begun as (
      update quiz_starts set closed_at = coalesce(closed_at, ${at}) from quiz
      where quiz_id = quiz.id and user_id = ${userId}
        and started_at = ${start.startedAt} and deadline = ${start.deadline} ${stillTheLast(handIn)}
      returning quiz_id, user_id, quiz_version, started_at)
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, ended, time_spent,
      allowed_seconds, asked, answers, payload_hash, score, correct_answers, total_questions, key_revision)
    select begun.*, ${at}::timestamptz, ${ended}::text, ${timeSpentSeconds(span, at.getTime())}::int,
      ${secondsOf(span.deadline - span.startedAt)}::int, ${asked ?? null}::smallint[], ${graded.answers}::smallint[],
      ${digest(answers)}::bytea, ${graded.score}::smallint, ${graded.correctAnswers}::int, ${graded.totalQuestions}::int,
      ${quiz.key_revision}::int
    from begun
    on conflict (quiz_id, user_id) do update set
      (submitted_at, ended, time_spent, answers, payload_hash, score, correct_answers, total_questions,
        key_revision, regraded_at) =
      (excluded.submitted_at, excluded.ended, excluded.time_spent, excluded.answers, excluded.payload_hash,
        excluded.score, excluded.correct_answers, excluded.total_questions, excluded.key_revision, null)
      where attempts.submitted_at is null or (attempts.ended = 'time' and excluded.ended = 'submitted')
    returning *`.execute(db)
  return rows[0]
}

const findAttempt = (db: Db, quizId: string, userId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Whether the copy that the server handed in yields to what the learner submits within the grace. */
const yields = ({ ended }: AttemptRow, start: Start, at: Date) => ended === 'time' && isInTime(start, at)

interface Submission {
  result: ReturnType<typeof toResult>
  /** Whether this is a replay of an earlier submission. */
  repeated: boolean
}

/**
 * Submits and returns the result. Idempotent: the same answers get the same result again at any time, in case the
 * first response was lost. Throws 404, 400 like `admitSubmission`, and 422 for different answers.
 */
export async function submitAnswers(
  deps: Deps,
  quizId: string,
  user: UserRow,
  { answers, version }: SubmitBody,
): Promise<Submission> {
  for (;;) {
    const { quiz, submitted, start } = await getStanding(deps.db, quizId, user)
    const earlier = submitted ? await findAttempt(deps.db, quizId, user.id) : undefined
    const at = nowOf(deps)
    if (earlier && !(start && yields(earlier, start, at))) {
      if (!earlier.payload_hash?.equals(digest(answers))) throw alreadySubmitted()
      return { result: toResult(earlier, quiz, user), repeated: true }
    }
    if (!start) throw notStarted()
    if (version !== undefined && version !== start.version) throw otherVersion()
    admitSubmission(at, start)
    const given = await readVersion(deps.db, quiz.id, start.version)
    checkAnswers(answers, given.questions, askedOf(given, quiz.id, user.id))
    const attempt = await storeHandIn(deps.db, {
      quiz,
      userId: user.id,
      start,
      answers,
      at,
      ended: 'submitted',
    })
    if (attempt) {
      forgetFigures(deps.db)
      return { result: toResult(attempt, quiz, user), repeated: false }
    }
    // Somebody came first: another device, a reset, more time or a change of the key. What they left is judged anew.
  }
}
