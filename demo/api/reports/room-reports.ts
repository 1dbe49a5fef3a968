import { sql } from 'kysely'
import type { RoomReport } from '../../../src/domain/reports/reports.ts'
import type { Db } from '../database/db.ts'
import { findQuestion } from './question-place.ts'

type Counted = Omit<RoomReport, 'quizId' | 'questionId' | 'index' | 'questionText' | 'line' | 'userIds'> & {
  line: string | null
  user_ids: string[]
  quiz_id: string
  question_id: string
  quiz_version: number
}

const mostFirst = (one: RoomReport, other: RoomReport) =>
  other.count - one.count || one.index - other.index || one.kind.localeCompare(other.kind)

/** The open reports of these quizzes by question and kind, most often reported first, with the newest line of each. */
export async function countReports(db: Db, quizIds: readonly string[]): Promise<RoomReport[]> {
  if (quizIds.length === 0) return []
  const { rows } = await sql<Counted>`
    select quiz_id, question_id, kind, count(*)::int as count, max(quiz_version) as quiz_version,
      array_agg(user_id order by user_id) as user_ids,
      (array_agg(text order by reported_at desc) filter (where text <> ''))[1] as line from question_reports
    where status = 'open' and quiz_id = any(${quizIds}::uuid[])
    group by quiz_id, question_id, kind order by quiz_id, question_id`.execute(db)
  const reports = await Promise.all(
    rows.map(async ({ kind, count, line, user_ids: userIds, ...asked }): Promise<RoomReport[]> => {
      const question = await findQuestion(db, asked)
      const { quiz_id: quizId, question_id: questionId } = asked
      if (!question) return []
      const { index, text: questionText } = question
      return [
        { quizId, questionId, index, kind, count, questionText, userIds, ...(line !== null && { line }) },
      ]
    }),
  )
  return reports.flat().toSorted(mostFirst)
}
