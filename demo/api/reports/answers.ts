import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ReplyBody } from '../../../src/domain/reports/reports.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { ReportRow } from '../database/tables/learner-tables.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { notFound } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { readAllKeys } from '../quizzes/question-keys.ts'
import { findQuestion } from './question-place.ts'

export const noReport = () => notFound('Report not found', { code: 'report_unknown' })

type Question = Pick<ReportRow, 'quiz_id' | 'question_id'>

const keysOf = (keys: readonly QuestionKey[], { question_id }: Question) =>
  keys
    .filter((key) => key.question_id === question_id)
    .toSorted((one, other) => one.quiz_version - other.quiz_version)

/** The last regrading of the quiz, if it changed the key of the question and can still be told from what was before. */
async function findRegrade(db: Db, question: Question): Promise<string | null> {
  const { rows } = await sql<{ id: string; keys: QuestionKey[] }>`
    select id, former->'keys' as keys from regrades
    where quiz_id = ${question.quiz_id} and former is not null order by key_revision desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return null
  const now = await readAllKeys(db, question.quiz_id)
  return isDeepStrictEqual(keysOf(last.keys, question), keysOf(now, question)) ? null : last.id
}

/**
 * Locks the reports of a question, and returns those that stand like the given one: the open ones, or those that were answered
 * together with it. All are locked, since another answer may be changing which these are; in the order in which learners' reports
 * are stored, which prevents deadlocks. Throws 404.
 */
async function lockAlike(db: Db, id: string): Promise<[ReportRow, ...ReportRow[]]> {
  const { rows } = await sql<ReportRow>`
    select * from question_reports
    where (quiz_id, question_id) = (select quiz_id, question_id from question_reports where id = ${id})
    order by user_id for update`.execute(db)
  const told = rows.find((row) => row.id === id)
  if (!told) throw noReport()
  return [told, ...rows.filter((row) => row !== told && isDeepStrictEqual(row.answered_at, told.answered_at))]
}

/** Where the reporter's attempt was changed by the regrading since the report, its former score and marks are kept. */
const storeAnswer = (db: Db, ids: readonly string[], answer: Answer) =>
  sql`
    with regrade as (
      select id, gain, regraded_at, former from regrades where id = ${answer.regradeId}::uuid),
    was as (
      select attempts.user_id, former.score, former.marks, coalesce(attempts.score > former.score, false) as gained
      from regrade, jsonb_to_recordset(regrade.former->'attempts') as former (id uuid, score smallint, marks double precision)
      join attempts on attempts.id = former.id),
    next as (
      select told.id, was.score, was.marks, regrade.gain - coalesce(was.gained, false)::int as others
      from question_reports told
      left join regrade on regrade.regraded_at >= told.reported_at
      left join was on was.user_id = told.user_id and regrade.id is not null
      where told.id = any(${ids}::uuid[]))
    update question_reports set status = ${answer.status}, reply = ${answer.reply}, answered_at = ${answer.at},
      answered_by = ${answer.by}, score_before = next.score, marks_before = next.marks, gained = next.others
    from next where next.id = question_reports.id`.execute(db)

interface Answer {
  status: ReportRow['status']
  reply: string | null
  at: Date | null
  by: string | null
  /** The regrading that the report led to. */
  regradeId: string | null
}

const answerOf = async (db: Db, question: Question, { status, reply }: ReplyBody, by: string, at: Date) =>
  status === 'open'
    ? { status, reply: null, at: null, by: null, regradeId: null }
    : { status, reply, at, by, regradeId: status === 'accepted' ? await findRegrade(db, question) : null }

/** PUT /admin/reports/{id}: answers all open reports of the question alike, or opens them again. Returns their ids. Throws 404. */
export const answerReports = (deps: Deps, id: string, body: ReplyBody, { id: by }: UserRow) =>
  deps.db.transaction().execute(async (db) => {
    const alike = await lockAlike(db, id)
    const [first] = alike
    const [ids, at] = [alike.map((report) => report.id), nowOf(deps)]
    await storeAnswer(db, ids, await answerOf(db, first, body, by, at))
    const question = await findQuestion(db, first)
    await note(db, {
      what: 'report-answered',
      who: by,
      at,
      quizId: first.quiz_id,
      detail: {
        ...(question && { question: question.index + 1 }),
        status: body.status,
        reports: ids.length,
      },
    })
    return ids
  })
