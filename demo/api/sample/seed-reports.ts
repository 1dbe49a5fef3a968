import { sql } from 'kysely'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { ReportKind } from '../../../src/domain/reports/reports.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { ensureSampleUser } from '../people/sample-people.ts'
import { MISKEYED } from './class-answers.ts'
import { OPTICS } from './questions/optics.ts'
import { WAVES } from './questions/waves.ts'
import { CROWD_ISSUER } from './seed-crowd.ts'

/** What those write who know better than the key. */
const TOLD: readonly (readonly [kind: ReportKind, text: string])[] = [
  ['two-right', 'B is right as well: in glass the wavelength becomes shorter.'],
  ['none-right', ''],
  ['two-right', ''],
  ['two-right', String.raw`With $v = f\lambda$ and a slower $v$, $\lambda$ has to become shorter.`],
  ['unclear', 'Is it the wavelength in the glass?'],
  ['two-right', ''],
  ['none-right', 'The book says shorter.'],
]

/** The question that the class at work reports, and by how many. */
const AT_WORK = { questionId: 'optics-03', kind: 'picture', count: 3 } as const

/** Of the question with the wrong key, by people who did not follow it, as soon as they read their review. */
async function reportMiskeyed(db: Db, { id, version }: QuizRow): Promise<void> {
  for (const [questionId, right] of MISKEYED) {
    const index = WAVES.questions.findIndex(({ _id }) => _id === questionId)
    const { rows } = await sql<{ user_id: string; submitted_at: Date }>`
      select user_id, submitted_at from attempts join users on users.id = user_id
      where quiz_id = ${id} and issuer = ${CROWD_ISSUER} and answers[${index + 1}::int] = ${right}
      order by score desc, subject limit ${TOLD.length}`.execute(db)
    const reports = rows.flatMap(({ user_id, submitted_at }, place) => {
      const [kind, text] = TOLD[place] ?? []
      const reported_at = new Date(submitted_at.getTime() + (place + 2) * MINUTE_MS)
      const question = { quiz_id: id, user_id, question_id: questionId, quiz_version: version }
      return kind ? [{ ...question, kind, text, reported_at }] : []
    })
    if (reports.length > 0) await db.insertInto('question_reports').values(reports).execute()
  }
}

/** Ben asked about a question, and Grace has answered. */
async function answerBen(db: Db, { id, version, end_time }: QuizRow, at: Date): Promise<void> {
  const [ben, grace] = [await ensureSampleUser(db, 'ben', at), await ensureSampleUser(db, 'grace', at)]
  await db
    .insertInto('question_reports')
    .values({
      ...{ quiz_id: id, user_id: ben.id, question_id: 'waves-04', quiz_version: version },
      ...{ kind: 'none-right', text: 'Is it not twice the fundamental?', status: 'declined' },
      reply: 'That is so with two open ends. With one end closed only odd multiples fit.',
      reported_at: end_time,
      answered_at: new Date(end_time.getTime() + 90 * MINUTE_MS),
      answered_by: grace.id,
    })
    .execute()
}

/** Reports of the waves quiz: open ones of the question with the wrong key, and an answered one of Ben's. */
export async function storeReports(db: Db, quizzes: readonly QuizRow[], at: Date): Promise<void> {
  const waves = quizzes.find(({ id }) => id === WAVES.id)
  if (!waves) return
  await reportMiskeyed(db, waves)
  await answerBen(db, waves, at)
}

/** A few of the class at work report a question, once each. */
export const reportAtWork = (db: Db, at: Date) =>
  sql`
    insert into question_reports (quiz_id, user_id, question_id, quiz_version, kind, reported_at)
    select quiz_id, user_id, ${AT_WORK.questionId}, quiz_version, ${AT_WORK.kind}, ${at}::timestamptz
    from quiz_starts join users on users.id = user_id
    where issuer = ${CROWD_ISSUER} and quiz_id = ${OPTICS.id} and started_at > ${new Date(at.getTime() - 60 * MINUTE_MS)}
    order by subject limit ${AT_WORK.count}
    on conflict do nothing`.execute(db)
