import { sql } from 'kysely'
import { LONGEST_QUESTION_ID, type ReportBody } from '../../../src/domain/reports/reports.ts'
import { lastDeadline, reviewOpening } from '../attempts/review-opening.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { ReportRow } from '../database/tables/learner-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { conflict, invalid, noAttempt, unprocessable } from '../http/problems.ts'
import { findUnstorable } from '../http/unstorable.ts'
import { getStanding } from '../quizzes/quiz-store.ts'
import { findPlace } from './question-place.ts'
import { storeReport } from './report-store.ts'

/** Newest first. */
const MOST_LISTED = 500

const alreadyAnswered = () => conflict('This report has been answered already', { code: 'report_answered' })
const tooMany = () =>
  unprocessable('You have reported too many questions of this quiz', { code: 'too_many_reports' })

const toOwnReport = (row: ReportRow, title: string, number: number | undefined) => ({
  _id: row.id,
  questionId: row.question_id,
  quiz: { _id: row.quiz_id, title },
  kind: row.kind,
  status: row.status,
  text: row.text,
  ...(number !== undefined && { number }),
})

/** A person's report of a question. */
const ofQuestion = (quizId: string, userId: string, questionId: string) =>
  sql<boolean>`(quiz_id = ${quizId} and user_id = ${userId} and question_id = ${questionId})`

const findAnswered = (db: Db, report: ReturnType<typeof ofQuestion>) =>
  db
    .selectFrom('question_reports')
    .select('id')
    .where(report)
    .where('status', '!=', 'open')
    .executeTakeFirst()

/** A question and its version of a quiz that the person has started. Throws 404 without a start or an attempt. */
async function getReportable(db: Db, quizId: string, user: UserRow) {
  const standing = await getStanding(db, quizId, user)
  if (!standing.start && !standing.submitted) throw noAttempt()
  return standing
}

/**
 * POST /quiz/{id}/reports: reports a question of the person's own paper, or replaces an open report. Idempotent. Throws 404 without
 * an attempt, 400 for a question that they were not asked, 409 if it was answered, 422 if too many are open.
 */
export async function reportQuestion(deps: Deps, quizId: string, user: UserRow, report: ReportBody) {
  const { db } = deps
  const { quiz, version } = await getReportable(db, quizId, user)
  const question = {
    quiz_id: quizId,
    quiz_version: version,
    user_id: user.id,
    question_id: report.questionId,
  }
  const place = await findPlace(db, question)
  if (!place) throw invalid('questionId', 'this question was not asked')
  const { index, number } = place
  const row = await storeReport(db, { ...report, quizId, userId: user.id, version, index, at: nowOf(deps) })
  if (row) return toOwnReport(row, quiz.title, number)
  const isAnswered = await findAnswered(db, ofQuestion(quizId, user.id, report.questionId))
  throw isAnswered ? alreadyAnswered() : tooMany()
}

/**
 * DELETE /quiz/{id}/reports/{questionId}: takes back an open report. Idempotent. Throws 404 without an attempt, 409 if it was
 * answered.
 */
export async function withdrawReport({ db }: Deps, quizId: string, user: UserRow, questionId: string) {
  await getReportable(db, quizId, user)
  if (questionId.length > LONGEST_QUESTION_ID || findUnstorable(questionId) !== undefined) return
  const report = ofQuestion(quizId, user.id, questionId)
  await db.deleteFrom('question_reports').where(report).where('status', '=', 'open').execute()
  if (await findAnswered(db, report)) throw alreadyAnswered()
}

const findOwn = (db: Db, userId: string) =>
  db
    .selectFrom('question_reports')
    .innerJoin('quizzes', 'quizzes.id', 'question_reports.quiz_id')
    .leftJoin('users', 'users.id', 'question_reports.answered_by')
    .leftJoin('attempts', (own) =>
      own
        .onRef('attempts.quiz_id', '=', 'question_reports.quiz_id')
        .onRef('attempts.user_id', '=', 'question_reports.user_id'),
    )
    .selectAll('question_reports')
    .select(['quizzes.title', 'quizzes.review_from', 'quizzes.end_time', lastDeadline.as('last_deadline')])
    .select(['users.name', 'attempts.score', 'attempts.marks', 'attempts.regraded_at'])
    .where('question_reports.user_id', '=', userId)
    .orderBy('question_reports.reported_at', 'desc')
    .orderBy('question_reports.id')
    .limit(MOST_LISTED)
    .execute()

type Own = Awaited<ReturnType<typeof findOwn>>[number]

/** What a regrading because of the report brought. An attempt that has been reset or undone since has other scores. */
const gainOf = ({ score_before, marks_before, gained, score, marks, regraded_at }: Own) => ({
  ...(gained !== null && { gained }),
  ...(regraded_at && score_before !== null && { scoreBefore: score_before, scoreAfter: score ?? undefined }),
  ...(regraded_at && marks_before !== null && { marksBefore: marks_before, marksAfter: marks ?? undefined }),
})

/** What depends on the key is withheld until the review opens, as in the result. */
const answerOf = (row: Own, user: UserRow, at: Date) => {
  if (row.status === 'open') return {}
  const isAwaited = !user.is_admin && reviewOpening(row, row.last_deadline, at) !== undefined
  return {
    reply: row.reply ?? '',
    ...(row.name !== null && { by: { name: row.name } }),
    ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
    ...(!isAwaited && gainOf(row)),
  }
}

/** GET /user/reports: a person's own reports with what became of them, newest first. */
export async function listOwnReports(deps: Deps, user: UserRow) {
  const rows = await findOwn(deps.db, user.id)
  const at = nowOf(deps)
  return Promise.all(
    rows.map(async (row) => ({
      ...toOwnReport(row, row.title, (await findPlace(deps.db, row))?.number),
      ...answerOf(row, user, at),
    })),
  )
}
