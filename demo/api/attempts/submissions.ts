import { createHash } from 'node:crypto'
import { grade } from '../../../src/domain/lib/score.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { SubmitBody } from '../../../src/domain/quizzes/quiz.ts'
import type { Db } from '../database/db.ts'
import type { AttemptRow, NewAttempt, QuizRow, StoredQuestion, UserRow } from '../database/tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { alreadySubmitted, badRequest } from '../http/problems.ts'
import { getStanding, readQuestions, type Start } from '../quizzes/quiz-store.ts'
import { admitSubmission } from './admission.ts'
import { forgetFigures } from './attempt-figures.ts'
import { toResult } from './attempt-result.ts'

type Answers = SubmitBody['answers']

/** Trailing nulls are dropped: unanswered and left out mean the same. */
const digest = (answers: Answers) =>
  createHash('sha256')
    .update(JSON.stringify(answers.slice(0, answers.findLastIndex((answer) => answer !== null) + 1)))
    .digest()

/** Throws 400 with the index of an answer that has no question or option. */
function checkAnswers(answers: Answers, questions: readonly StoredQuestion[]) {
  if (answers.length > questions.length) {
    throw badRequest(`answers: ${answers.length} entries for ${questions.length} questions`)
  }
  const wrong = answers.findIndex(
    (answer, index) => answer !== null && answer >= (questions[index]?.options.length ?? 0),
  )
  if (wrong >= 0) throw badRequest(`answers.${wrong}: there is no such option`)
}

/** Grades the answers into a row: one answer per question, time capped at the duration. */
export function gradeAttempt(
  quiz: Pick<QuizRow, 'id' | 'duration'>,
  version: number,
  questions: readonly StoredQuestion[],
  userId: string,
  { answers, timeSpent }: SubmitBody,
  submittedAt: Date,
): NewAttempt {
  const seconds = Math.min(Math.round(timeSpent), quiz.duration * 60)
  const graded = grade(
    questions.map((question) => question.correctAnswer),
    answers,
  )
  return {
    quiz_id: quiz.id,
    user_id: userId,
    quiz_version: version,
    started_at: new Date(submittedAt.getTime() - seconds * SECOND_MS),
    submitted_at: submittedAt,
    payload_hash: digest(answers),
    answers: questions.map((_, index) => answers[index] ?? null),
    score: graded.score,
    correct_answers: graded.correctAnswers,
    total_questions: graded.totalQuestions,
    time_spent: seconds,
  }
}

/** Caps the client's time at what has passed since the start. */
function withinStart(body: SubmitBody, { startedAt, deadline }: Start, at: Date): SubmitBody {
  const passedMs = Math.min(at.getTime(), deadline.getTime()) - startedAt.getTime()
  return { ...body, timeSpent: Math.min(body.timeSpent, Math.max(0, Math.ceil(passedMs / SECOND_MS))) }
}

/** Stores an attempt; undefined if that person has submitted before. */
export function storeAttempt(db: Db, attempt: NewAttempt): Promise<AttemptRow | undefined> {
  const { started_at, ...submission } = attempt
  return db
    .insertInto('attempts')
    .values(attempt)
    .onConflict((known) =>
      known
        .columns(['quiz_id', 'user_id'])
        .doUpdateSet(submission)
        .where('attempts.submitted_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst()
}

const findAttempt = (db: Db, quizId: string, userId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()

/** Grades and stores. `attempt` is missing if that person has submitted before. */
async function submitFirst(deps: Deps, quizId: string, user: UserRow, body: SubmitBody) {
  const { quiz, submitted, version, start } = await getStanding(deps.db, quizId, user)
  if (submitted) return { quiz }
  const at = nowOf(deps)
  await admitSubmission(deps.db, quiz, user, at, start)
  const questions = await readQuestions(deps.db, quiz.id, version)
  checkAnswers(body.answers, questions)
  const work = start ? withinStart(body, start, at) : body
  const graded = gradeAttempt(quiz, version, questions, user.id, work, at)
  const attempt = await storeAttempt(deps.db, start ? { ...graded, started_at: start.startedAt } : graded)
  if (attempt) forgetFigures(deps.db)
  return { quiz, attempt }
}

interface Submission {
  result: ReturnType<typeof toResult>
  /** Whether this is a replay of an earlier submission. */
  repeated: boolean
}

/**
 * Submits and returns the result. Idempotent: the same answers get the same result again at any time, in case the
 * first response was lost. Throws 404, 400 or 403 like `admitSubmission`, and 422 for different answers.
 */
export async function submitAnswers(
  deps: Deps,
  quizId: string,
  user: UserRow,
  body: SubmitBody,
): Promise<Submission> {
  const { quiz, attempt } = await submitFirst(deps, quizId, user, body)
  if (attempt) return { result: toResult(attempt, quiz, user), repeated: false }
  const earlier = await findAttempt(deps.db, quizId, user.id)
  // An administrator has just reset the attempt, so this is the first again.
  if (!earlier) return submitAnswers(deps, quizId, user, body)
  if (!earlier.payload_hash?.equals(digest(body.answers))) {
    throw alreadySubmitted()
  }
  return { result: toResult(earlier, quiz, user), repeated: true }
}
