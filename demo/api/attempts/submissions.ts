import { sql } from 'kysely'
import type { SubmitBody } from '../../../src/domain/attempts/attempt-calls.ts'
import { timeSpentSeconds } from '../../../src/domain/attempts/attempt-time.ts'
import type { Pace } from '../../../src/domain/attempts/pace.ts'
import { type Answer, readAnswers } from '../../../src/domain/kinds/answer.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import { batched, inPlaces } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { AttemptRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted, notStarted, otherVersion } from '../http/problems.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { getStanding, readVersion, type Start, type Version } from '../quizzes/quiz-store.ts'
import { admitSubmission, isInTime } from './admission.ts'
import { judgedResponses, toResult } from './attempt-result.ts'
import { askedOf, checkAnswers, digest, gradeAnswers, storedAnswers } from './grading.ts'
import { changeStarts } from './held-starts.ts'
import { findReviewOpening } from './review-opening.ts'
import { storedPace } from './work/pace.ts'

type Ended = AttemptRow['ended']

/** A submission by the learner, or of their saved copy by the server. */
export interface HandIn {
  quiz: Pick<QuizRow, 'id' | 'key_revision'>
  userId: string
  start: Start
  answers: readonly Answer[]
  at: Date
  ended: Ended
  /** What the device tells of it; without it that of the saved copy counts. */
  pace?: Pace
  /** Of the saved copy that the server submits when the time is over. */
  revision?: number | null
}

const secondsOf = (ms: number) => Math.round(ms / SECOND_MS)

/** A row for `storeAll`. Undefined columns become null. */
function rowOf({ quiz, userId, start, answers, at, ended, pace = {}, revision }: HandIn, version: Version) {
  const span = { startedAt: start.startedAt.getTime(), deadline: start.deadline.getTime() }
  const asked = askedOf(version, quiz.id, userId)
  const graded = gradeAnswers(answers, { ...version, asked })
  const timeSpent = timeSpentSeconds(span, at.getTime())
  return {
    ...{ quiz_id: quiz.id, user_id: userId, key_revision: quiz.key_revision, ended, revision, at },
    ...{ started_at: start.startedAt, deadline: start.deadline, asked },
    ...storedAnswers(answers, version.questions.length),
    ...storedPace(pace, version.questions, timeSpent),
    time_spent: timeSpent,
    allowed_seconds: secondsOf(span.deadline - span.startedAt),
    payload_hash: `\\x${digest(answers).toString('hex')}`,
    score: graded.score,
    correct_answers: graded.correctAnswers,
    total_questions: graded.totalQuestions,
    marks: graded.marks,
    max_marks: graded.maxMarks,
  }
}

const keyOf = ({ quiz_id, user_id }: Pick<AttemptRow, 'quiz_id' | 'user_id'>) => `${quiz_id} ${user_id}`

/**
 * Stores submissions and closes the starts. It locks the quizzes and the starts, so that each regrading, reset, extension, save or
 * other submission comes either before or after it; and the people, since the foreign key would wait for them. A saved copy is
 * submitted only while it is the latest one and nothing was submitted. A learner's own submission within the grace period replaces
 * a copy that the server submitted.
 */
const storeAll = batched<ReturnType<typeof rowOf>, AttemptRow | null>({
  keyOf,
  async answerAll(db, handIns) {
    const names = handIns.map(({ quiz_id, user_id }) => ({ quiz: quiz_id, person: user_id }))
    const stored = await changeStarts<AttemptRow>(db, names, {
      asked: sql`
        select quiz_id as quiz, user_id as person, given.* from json_to_recordset(${JSON.stringify(handIns)}::json) as given (
          quiz_id uuid, user_id uuid, key_revision int, ended text, revision int, at timestamptz, started_at timestamptz,
          deadline timestamptz, asked smallint[], answers smallint[], responses jsonb, seconds real[], changes jsonb, time_spent int, allowed_seconds int, payload_hash bytea,
          score smallint, correct_answers int, total_questions int, marks double precision, max_marks double precision)`,
      ready: sql`
        with exam as (
          select id, key_revision as key_now from quizzes
          where id = any(${names.map(({ quiz }) => quiz)}::uuid[]) order by id for key share skip locked),
        learner as (
          select id from users where id = any(${names.map(({ person }) => person)}::uuid[]) and exists (select from exam)
          order by id for key share skip locked)
        select quiz, person, key_now from asked join exam on exam.id = quiz join learner on learner.id = person`,
      changes: sql`begun as (
        update quiz_starts s set closed_at = coalesce(s.closed_at, given.at)
        from asked as given join held using (quiz, person)
        join ready on ready.quiz = given.quiz and ready.person = given.person and key_now = given.key_revision
        where s.quiz_id = given.quiz and s.user_id = given.person
          and s.started_at = given.started_at and s.deadline = given.deadline
          and (given.ended = 'submitted' or s.closed_at is null and s.revision = given.revision)
        returning s.quiz_id, s.user_id, s.quiz_version, coalesce(given.seconds, s.seconds) as paced,
          coalesce(given.changes, s.changes) as changed_before),
      changed as (
        insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, ended, time_spent,
          allowed_seconds, asked, answers, responses, seconds, changes, payload_hash, score, correct_answers, total_questions, marks,
          max_marks, key_revision)
        select quiz_id, user_id, quiz_version, started_at, at, ended, time_spent,
          allowed_seconds, given.asked, answers, given.responses, paced, changed_before, payload_hash, score, correct_answers, total_questions, marks,
          max_marks, key_revision
        from begun join asked as given using (quiz_id, user_id)
        order by quiz_id, user_id
        on conflict (quiz_id, user_id) do update set
          (submitted_at, ended, time_spent, answers, responses, seconds, changes, payload_hash, score, correct_answers, total_questions,
            marks, max_marks, key_revision, regraded_at) =
          (excluded.submitted_at, excluded.ended, excluded.time_spent, excluded.answers, excluded.responses, excluded.seconds, excluded.changes,
            excluded.payload_hash, excluded.score, excluded.correct_answers, excluded.total_questions, excluded.marks,
            excluded.max_marks, excluded.key_revision, null)
          where attempts.submitted_at is null or (attempts.ended = 'time' and excluded.ended = 'submitted')
        returning *)`,
    })
    // The server's own submissions need not retry here: the next round does.
    return stored.map((attempt, index) =>
      attempt === undefined && handIns[index]?.ended === 'time' ? null : attempt,
    )
  },
})

/**
 * Grades a submission, stores it and closes the start. Null if nothing was stored: the person has submitted before, or the start,
 * its deadline, the saved copy or the key has changed since it was read.
 */
export async function storeHandIn(db: Db, handIn: HandIn): Promise<AttemptRow | null> {
  const version = await readVersionInForce(db, handIn.quiz.id, handIn.start.version)
  return storeAll(db, rowOf(handIn, version))
}

const findAttempts = batched<{ quizId: string; userId: string }, AttemptRow | null>({
  async answerAll(db, asked) {
    const { rows } = await sql<AttemptRow & { place: number }>`
      select place::int, attempts.* from unnest(
        ${asked.map(({ quizId }) => quizId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[])
        with ordinality as asked (quiz, person, place)
      join attempts on quiz_id = quiz and user_id = person`.execute(db)
    return inPlaces<AttemptRow>(asked, rows)
  },
})

/** Whether a copy that the server submitted gives way to the learner's own submission, within the grace period. */
const yields = ({ ended }: AttemptRow, start: Start, at: Date) => ended === 'time' && isInTime(start, at)

interface Submission {
  result: object
  /** Whether this is a replay of an earlier submission. */
  repeated: boolean
}

/**
 * Submits answers and returns the result. Idempotent: the same answers return the same result at any time, in case the first
 * response was lost. Throws 404, 400 like `admitSubmission`, and 422 for different answers.
 */
export async function submitAnswers(
  deps: Deps,
  quizId: string,
  user: UserRow,
  { version, ...body }: SubmitBody,
): Promise<Submission> {
  const answers = readAnswers(body.answers, body.responses)
  const resultOf = async (attempt: AttemptRow, quiz: QuizRow, at: Date) => {
    const awaited = user.is_admin ? undefined : await findReviewOpening(deps.db, quiz, at)
    const result = toResult(attempt, quiz, user, awaited)
    if (awaited || !attempt.responses) return result
    return {
      ...result,
      ...judgedResponses(attempt, await readVersionInForce(deps.db, quiz.id, attempt.quiz_version)),
    }
  }
  for (;;) {
    const { quiz, submitted, start } = await getStanding(deps.db, quizId, user)
    const earlier = submitted ? await findAttempts(deps.db, { quizId: quiz.id, userId: user.id }) : null
    const at = nowOf(deps)
    if (earlier && !(start && yields(earlier, start, at))) {
      if (!earlier.payload_hash?.equals(digest(answers))) throw alreadySubmitted()
      return { result: await resultOf(earlier, quiz, at), repeated: true }
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
      pace: body,
    })
    if (attempt) return { result: await resultOf(attempt, quiz, at), repeated: false }
    // Another device, a reset, an extension or a regrading came first: start over with what it left.
  }
}
