import type { ReportState } from '../../../src/domain/reports/reports.ts'
import type { Db } from '../database/db.ts'
import { findQuestion } from './question-place.ts'

const MOST_LISTED = 1000

interface Filter {
  quizId?: string | undefined
  status?: ReportState | undefined
  ids?: readonly string[]
}

const findReports = (db: Db, { quizId, status, ids }: Filter) =>
  db
    .selectFrom('question_reports')
    .innerJoin('quizzes', 'quizzes.id', 'question_reports.quiz_id')
    .innerJoin('users', 'users.id', 'question_reports.user_id')
    .leftJoin('users as author', 'author.id', 'question_reports.answered_by')
    .selectAll('question_reports')
    .select(['quizzes.title', 'users.name', 'author.name as author_name'])
    .$if(quizId !== undefined, (all) => all.where('question_reports.quiz_id', '=', quizId ?? ''))
    .$if(status !== undefined, (all) => all.where('question_reports.status', '=', status ?? 'open'))
    .$if(ids !== undefined, (all) => all.where('question_reports.id', 'in', ids ?? []))
    .orderBy('question_reports.reported_at', 'desc')
    .orderBy('question_reports.id')
    .limit(MOST_LISTED)
    .execute()

type Row = Awaited<ReturnType<typeof findReports>>[number]

async function toAdminReport(db: Db, row: Row) {
  const question = await findQuestion(db, row)
  return {
    _id: row.id,
    questionId: row.question_id,
    quiz: { _id: row.quiz_id, title: row.title },
    kind: row.kind,
    status: row.status,
    text: row.text,
    user: { _id: row.user_id, name: row.name },
    ...(question && { index: question.index, questionText: question.text }),
    reportedAt: row.reported_at.toISOString(),
    ...(row.status !== 'open' && { reply: row.reply ?? '' }),
    ...(row.author_name !== null && { by: { name: row.author_name } }),
    ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
  }
}

/** Learners' reports, newest first. */
export const listReports = async (db: Db, filter: Filter) =>
  Promise.all((await findReports(db, filter)).map((row) => toAdminReport(db, row)))
