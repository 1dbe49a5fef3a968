import { sql } from 'kysely'
import type { RoomReport } from '../../../src/domain/reports/reports.ts'
import type { Db } from '../database/db.ts'
import { findIndex } from './question-place.ts'

type Counted = Omit<RoomReport, 'quizId' | 'questionId' | 'index'> & {
  quiz_id: string
  question_id: string
  quiz_version: number
}

const mostFirst = (one: RoomReport, other: RoomReport) =>
  other.count - one.count || one.index - other.index || one.kind.localeCompare(other.kind)

/** The open reports of these quizzes by question and kind, most often reported first. */
export async function countReports(db: Db, quizIds: readonly string[]): Promise<RoomReport[]> {
  if (quizIds.length === 0) return []
  const { rows } = await sql<Counted>`
    select quiz_id, question_id, kind, count(*)::int as count, max(quiz_version) as quiz_version from question_reports
    where status = 'open' and quiz_id = any(${quizIds}::uuid[])
    group by quiz_id, question_id, kind order by quiz_id, question_id`.execute(db)
  const reports = await Promise.all(
    rows.map(async ({ kind, count, ...question }): Promise<RoomReport[]> => {
      const index = await findIndex(db, question)
      const { quiz_id: quizId, question_id: questionId } = question
      return index === undefined ? [] : [{ quizId, questionId, index, kind, count }]
    }),
  )
  return reports.flat().toSorted(mostFirst)
}
